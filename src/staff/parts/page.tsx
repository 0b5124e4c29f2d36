import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Controls beside the heading. */
  tools?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the desk other than the inbox. Its heading takes the focus, so that reading starts there. */
export function Page({ title, tools, isWide = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['page']} data-wide={isWide || undefined}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {tools}
      </div>
      {children}
    </div>
  );
}
