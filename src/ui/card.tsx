import type { ReactNode } from 'react';
import type { LinkProps } from './link.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { TextLink } from './text-link.tsx';
import styles from './card.module.css';

interface CardProps {
  picture?: ReactNode;
  label?: string | undefined;
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
  link?: { to: LinkProps['to']; label: string };
  className?: string | undefined;
}

/** A card without a box: picture, label, title, text, arrow. The whole card is the link. */
export function Card({ picture, label, title, level = 3, children, link, className }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={`${styles.card} ${className ?? ''}`}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {label && <Eyebrow className={styles.eyebrow}>{label}</Eyebrow>}
      <Title className="display-s">{title}</Title>
      {children && <div className={styles.body}>{children}</div>}
      {link && (
        <TextLink arrow to={link.to} about={title} className={styles.link}>
          {link.label}
        </TextLink>
      )}
    </article>
  );
}
