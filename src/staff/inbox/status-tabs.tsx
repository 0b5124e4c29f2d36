import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link.tsx';
import { STATUSES, type ListOptions, type Status } from '../api/types.ts';
import { deskPaths } from '../paths.ts';
import { useCounts } from './use-counts.ts';
import styles from './status-tabs.module.css';

export const STATUS_LABELS: Record<Status, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

/** The four lists with their counts. */
export function StatusTabs({ options }: { options: ListOptions }) {
  const counts = useCounts();
  const { search } = useLocation();
  const searchOf = (status: Status) => {
    const parameters = new URLSearchParams(search);
    if (status === 'new') parameters.delete('status');
    else parameters.set('status', status);
    return parameters.toString();
  };
  return (
    <nav className={styles['tabs']} aria-label="Status">
      {STATUSES.map((status) => (
        <Link
          key={status}
          to={{ pathname: deskPaths.inbox, search: searchOf(status) }}
          className={styles['tab']}
          aria-current={options.status === status ? 'page' : undefined}
          data-tab={status}
        >
          {STATUS_LABELS[status]}{' '}
          <span className={styles['count']}>{counts?.[status].toLocaleString('en-US')}</span>
        </Link>
      ))}
    </nav>
  );
}
