import { Link } from 'react-router-dom';
import type { Inquiry } from '../api/types.ts';
import { deskPaths } from '../desk-paths.ts';
import { DUE_GROUPS } from './due.ts';
import { useCounts } from './use-counts.ts';
import { whoIs } from './who-is.ts';
import styles from './due-overview.module.css';

interface DueOverviewProps {
  /** The first inquiry of the list. */
  first: Inquiry | undefined;
  /** Query of the list, kept when the inquiry opens. */
  query: string;
}

/** What is to be done, beside the list while no inquiry is open. */
export function DueOverview({ first, query }: DueOverviewProps) {
  const counts = useCounts();
  if (!counts) return null;
  const { overdue, today, mine, nobody, waiting } = counts;
  const open = counts.new;
  const groups = { overdue, today, later: Math.max(0, open - overdue - today) };
  const list = (search: string) => ({ pathname: deskPaths.inbox, search });
  return (
    <div className={styles['overview']}>
      <h2 className={styles['title']}>
        {open === 0 ? 'Everyone has an answer' : `${open.toLocaleString('en-US')} to answer`}
      </h2>
      {open > 0 && (
        <dl className={styles['groups']}>
          {(['overdue', 'today', 'later'] as const).map((group) => (
            <div key={group} data-group={group} data-none={groups[group] === 0 || undefined}>
              <dt>{DUE_GROUPS[group]}</dt>
              <dd>{groups[group].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
      {open === 0 && <p className={styles['text']}>New inquiries appear here by themselves.</p>}
      {first && (
        <Link
          className={styles['first']}
          to={{ pathname: deskPaths.inquiry(first.id), search: query }}
          data-action="open-first"
        >
          <span>
            Open the first: <bdi>{whoIs(first)}</bdi>
          </span>
        </Link>
      )}
      <ul className={styles['links']}>
        {mine > 0 && (
          <li>
            <Link className="plain" to={list('whose=mine')}>
              {mine === 1 ? '1 is yours' : `${mine} are yours`}
            </Link>
          </li>
        )}
        {nobody > 0 && (
          <li>
            <Link className="plain" to={list('whose=nobody')}>
              {nobody === 1 ? '1 is nobody’s yet' : `${nobody} are nobody’s yet`}
            </Link>
          </li>
        )}
        {waiting > 0 && (
          <li>
            <Link className="plain" to={list('status=waiting')}>
              {waiting === 1 ? '1 client has yet to reply' : `${waiting} clients have yet to reply`}
            </Link>
          </li>
        )}
      </ul>
      <p className={styles['keys']}>
        <kbd>j</kbd> and <kbd>k</kbd> move through the list, <kbd>r</kbd> replies, <kbd>?</kbd> shows all
        keys.
      </p>
    </div>
  );
}
