import { Link, useLocation } from 'react-router-dom';
import type { ListOptions, ListStatus, Status } from '../api/types.ts';
import { deskPaths } from '../desk-paths.ts';
import { useCounts } from './use-counts.ts';
import { isFiltered, queryWithTab, tabsOf } from './use-list-options.ts';
import styles from './status-tabs.module.css';

export const STATUS_LABELS: Record<Status, string> = {
  new: 'New',
  answered: 'Answered',
  waiting: 'Waiting',
  booked: 'Booked',
  closed: 'Closed',
  spam: 'Spam',
};
const labelOf = (tab: ListStatus) => (tab === 'all' ? 'All' : STATUS_LABELS[tab]);

/** The lists with their counts. During a search, which looks at all of them, they are a filter. */
export function StatusTabs({ options }: { options: ListOptions }) {
  const { status, search } = options;
  const counts = useCounts();
  // The counts are those of the lists, and not of what was found or filtered.
  const isWhole = !isFiltered(options);
  const { search: query } = useLocation();
  return (
    <nav
      className={styles['tabs']}
      aria-label={search ? 'Found in' : 'Status'}
      data-search={search !== '' || undefined}
    >
      {tabsOf(search).map((tab) => (
        <Link
          key={tab}
          to={{ pathname: deskPaths.inbox, search: queryWithTab(query, search, tab) }}
          className={styles['tab']}
          aria-current={status === tab ? 'page' : undefined}
          data-tab={tab}
        >
          {labelOf(tab)}
          {isWhole && tab !== 'all' && (
            <>
              {' '}
              <span className={styles['count']}>{counts?.[tab].toLocaleString('en-US')}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
