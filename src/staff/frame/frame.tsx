import { useState, type ReactNode } from 'react';
import { signOut } from '../session/session.ts';
import { useRealtime } from '../api/realtime.ts';
import { useChanges } from '../changes/changes-store.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DeskMark } from './desk-mark.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useAttention } from './use-attention.ts';
import { useReady } from './use-ready.ts';
import styles from './frame.module.css';

/** What surrounds every page: navigation, sign-out, and the state of the connection. */
export function Frame({ children }: { children: ReactNode }) {
  useReady();
  useRealtime();
  const unread = useAttention();
  const waiting = useChanges((state) => state.waiting.length);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (waiting > 0 ? setIsAsking(true) : void signOut());
  return (
    <div className={styles['frame']}>
      <a className={`visually-hidden ${styles['skip']}`} href="#main">
        Skip to content
      </a>
      <header className={styles['header']}>
        <DeskMark />
        <Navigation unread={unread} onLeave={leave} />
      </header>
      <OfflineBar />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <ConfirmDialog
        open={isAsking}
        title="Sign out and delete unsent changes?"
        confirm="Delete and sign out"
        onClose={() => setIsAsking(false)}
        onConfirm={() => void signOut()}
      >
        {waiting === 1 ? 'One change on this device hasn’t' : `${waiting} changes on this device haven’t`}{' '}
        reached the server yet. Signing out deletes everything the desk keeps here, including unsent changes.
      </ConfirmDialog>
    </div>
  );
}
