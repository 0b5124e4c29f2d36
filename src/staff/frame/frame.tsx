import { useState, type ReactNode } from 'react';
import { NavLink } from '../../ui/link.tsx';
import { signOut } from '../session/session.ts';
import { useChanges } from '../changes/changes-store.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { deskPaths } from '../paths.ts';
import { DeskMark } from './desk-mark.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useAttention } from './use-attention.ts';
import { useReady } from './use-ready.ts';
import styles from './frame.module.css';

const PAGES: [to: string, label: string][] = [
  [deskPaths.inbox, 'Inbox'],
  [deskPaths.device, 'This device'],
];

/** What surrounds every page: navigation, sign-out, and the state of the connection. */
export function Frame({ children }: { children: ReactNode }) {
  useReady();
  const unread = useAttention();
  const waiting = useChanges((state) => state.waiting.length);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (waiting > 0 ? setIsAsking(true) : void signOut());
  return (
    <div className={styles['frame']}>
      <a className="visually-hidden" href="#main">
        Skip to content
      </a>
      <header className={styles['header']}>
        <DeskMark />
        <nav aria-label="Desk" className={styles['nav']}>
          {PAGES.map(([to, label]) => (
            <NavLink key={to} to={to} end={to !== deskPaths.inbox} className={styles['link']}>
              {label}
              {to === deskPaths.inbox && unread > 0 && (
                <span className={styles['count']}>
                  {unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
            </NavLink>
          ))}
          <button type="button" className={styles['link']} data-action="sign-out" onClick={leave}>
            Sign out
          </button>
        </nav>
      </header>
      <OfflineBar />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <ConfirmDialog
        open={isAsking}
        title="Sign out and delete what waits?"
        confirm="Delete and sign out"
        onClose={() => setIsAsking(false)}
        onConfirm={() => void signOut()}
      >
        {waiting === 1 ? 'One change on this device hasn’t' : `${waiting} changes on this device haven’t`}{' '}
        reached the server yet. Signing out deletes what the desk keeps here, and that with it.
      </ConfirmDialog>
    </div>
  );
}
