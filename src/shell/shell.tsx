import type { ReactNode } from 'react';
import { navigation } from '../content/site-menu.ts';
import { useMenu } from '../stores/menu.ts';
import { Mark } from '../ui/mark.tsx';
import { BookBar } from './book-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyOverlays } from './lazy-overlays.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { WidgetButton } from './widget-button.tsx';
import styles from './shell.module.css';

/** The frame of every page: top bar, footer, booking bar, contact widget and overlays. */
export function Shell({ children }: { children: ReactNode }) {
  const behindMenu = useMenu(({ open }) => open);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {navigation.skip}
      </a>
      <Header />
      {import.meta.env.SSR && <Mark name="menu" />}
      <MobilePanel />
      {import.meta.env.SSR && <Mark name="main" />}
      <main id="main" tabIndex={-1} inert={behindMenu} className={styles.main}>
        {children}
        {import.meta.env.SSR && <Mark name="mainEnd" />}
      </main>
      <Footer inert={behindMenu} />
      <BookBar inert={behindMenu} />
      <WidgetButton inert={behindMenu} />
      <LazyOverlays />
    </>
  );
}
