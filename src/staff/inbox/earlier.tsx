import { Link } from 'react-router-dom';
import type { Inquiry, InquiryDetail } from '../api/types.ts';
import { deskPaths } from '../desk-paths.ts';
import { STATUS_LABELS } from './status-tabs.tsx';
import { businessDay } from './times.ts';
import styles from './side.module.css';

/** The same person's other inquiries: those before this one, and those that followed. */
export function Earlier({ inquiry, others }: { inquiry: Inquiry } & Pick<InquiryDetail, 'others'>) {
  const isLater = ({ created_at }: { created_at: string }) => created_at > inquiry.created_at;
  return (
    <>
      <Listed title="Newer inquiries" inquiries={others.filter(isLater)} />
      <Listed title="Earlier inquiries" inquiries={others.filter((other) => !isLater(other))} />
    </>
  );
}

function Listed({ title, inquiries }: { title: string; inquiries: InquiryDetail['others'] }) {
  if (inquiries.length === 0) return null;
  return (
    <section className={styles['side']}>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['list']}>
        {inquiries.map(({ id, created_at, service, status }) => (
          <li key={id}>
            <Link className="plain" to={deskPaths.inquiry(id)}>
              {businessDay(created_at)}
            </Link>
            <span className={styles['muted']}>
              {' '}
              {service && `${service} · `}
              {status === 'new' ? <span className={styles['open']}>Open</span> : STATUS_LABELS[status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
