import type { ReactNode } from 'react';
import { leave } from '../session/leaving.ts';
import { SignOutDialog } from '../session/sign-out-dialog.tsx';
import { useRealtime } from '../api/realtime.ts';
import { DeskMark } from './desk-mark.tsx';
import { LostBar } from './lost-bar.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { RefusedSettingsBar } from './refused-settings-bar.tsx';
import { StorageBar } from './storage-bar.tsx';
import { TroubleBar } from './trouble-bar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useAttention } from './use-attention.ts';
import { useReady } from './use-ready.ts';
import styles from './frame.module.css';

/** What surrounds every page: navigation, sign-out, and the state of the connection. */
export function Frame({ children }: { children: ReactNode }) {
  useReady();
  useRealtime();
  const open = useAttention();
  return (
    <div className={styles['frame']}>
      <a className={`visually-hidden ${styles['skip']}`} href="#main">
        Skip to content
      </a>
      <header className={styles['header']}>
        <DeskMark />
        <Navigation open={open} onLeave={() => leave('local')} />
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <div className={styles['over']}>
        <UndoBar />
        <div className={styles['bars']}>
          <OfflineBar />
          <StorageBar />
          <LostBar />
          <RefusedSettingsBar />
          <TroubleBar />
        </div>
      </div>
      <SignOutDialog />
    </div>
  );
}
