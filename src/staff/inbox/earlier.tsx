import { Link } from '../../ui/link.tsx';
import type { InquiryDetail } from '../api/types.ts';
import { deskPaths } from '../desk-paths.ts';
import { STATUS_LABELS } from './status-tabs.tsx';
import { businessDay } from './times.ts';
import styles from './side.module.css';

/** The same person's earlier inquiries. */
export function Earlier({ earlier }: Pick<InquiryDetail, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <section className={styles['side']}>
      <h3 className={styles['title']}>Earlier inquiries</h3>
      <ul className={styles['list']}>
        {earlier.map(({ id, created_at, service, status }) => (
          <li key={id}>
            <Link className="plain" to={deskPaths.inquiry(id)}>
              {businessDay(created_at)}
            </Link>
            <span className={styles['muted']}>
              {' '}
              {service && `${service} · `}
              {STATUS_LABELS[status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
