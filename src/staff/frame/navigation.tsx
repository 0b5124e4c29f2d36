import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { meQuery } from '../api/inquiries.ts';
import { deskPaths } from '../desk-paths.ts';
import { useRoom } from './use-room.ts';
import styles from './frame.module.css';

const FIRST: [to: string, label: string][] = [
  [deskPaths.inbox, 'Inbox'],
  [deskPaths.subscribers, 'Subscribers'],
  [deskPaths.qrCodes, 'QR codes'],
];
const FOR_OWNERS: [to: string, label: string][] = [
  [deskPaths.report, 'Report'],
  [deskPaths.siteCheck, 'Site check'],
];
const SECOND: [to: string, label: string][] = [
  [deskPaths.site, 'Site'],
  [deskPaths.person, 'A person’s data'],
  [deskPaths.team, 'Staff'],
  [deskPaths.device, 'This device'],
];

/** The pages of the desk, and the way out. Without the room for all, the seldom used ones are in a menu. */
export function Navigation({ open, onLeave }: { open: number; onLeave: () => void }) {
  const room = useRoom();
  const { data: me } = useQuery(meQuery);
  const second = (
    <>
      <Links pages={[...FIRST.slice(room), ...SECOND, ...(me?.role === 'owner' ? FOR_OWNERS : [])]} />
      <button type="button" className={styles['link']} data-action="sign-out" onClick={onLeave}>
        Sign out
      </button>
    </>
  );
  return (
    <nav aria-label="Desk" className={styles['nav']}>
      <Links pages={FIRST.slice(0, room)} open={open} />
      {room < Infinity ? <More>{second}</More> : second}
    </nav>
  );
}

function Links({ pages, open = 0 }: { pages: [to: string, label: string][]; open?: number }) {
  const { pathname } = useLocation();
  return pages.map(([to, label]) => {
    const isInbox = to === deskPaths.inbox;
    const isOpenInquiry = isInbox && pathname.startsWith(deskPaths.inquiry(''));
    return (
      <NavLink
        key={to}
        to={to}
        end={!isOpenInquiry}
        className={() => styles['link']}
        data-current={isOpenInquiry || undefined}
      >
        {label}
        {isInbox && open > 0 && (
          <span className={styles['count']}>
            {open}
            <span className="visually-hidden"> to answer</span>
          </span>
        )}
      </NavLink>
    );
  });
}

/** A native popover, which closes on Escape, on a tap elsewhere, and when a page was chosen. */
function More({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.hidePopover(), [pathname]);
  return (
    <>
      <button type="button" className={styles['link']} popoverTarget="more">
        More
      </button>
      <div id="more" ref={menu} popover="auto" className={styles['more']}>
        {children}
      </div>
    </>
  );
}
