import type { ReactNode } from 'react';
import { navigation } from '../content/navigation.ts';
import { OutboxTray } from '../features/outbox-tray/outbox-tray.tsx';
import { useMenu } from '../stores/menu.ts';
import { BookBar } from './book-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import styles from './shell.module.css';

/** What every page stands in: top bar, footer, the phone's booking bar, the outbox tray (specification part 1 §2.2). */
export function Shell({ children }: { children: ReactNode }) {
  const behindMenu = useMenu(({ open }) => open);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {navigation.skip}
      </a>
      <Header />
      <MobilePanel />
      <main id="main" tabIndex={-1} inert={behindMenu} className={styles.main}>
        {children}
      </main>
      <Footer inert={behindMenu} />
      <BookBar inert={behindMenu} />
      <OutboxTray />
    </>
  );
}
