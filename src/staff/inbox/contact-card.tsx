import { phoneHref } from '../../../supabase/functions/_shared/phone-href.ts';
import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../api/inquiries.ts';
import type { Inquiry } from '../api/types.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { assign } from './act.ts';
import { Assignee } from './assignee.tsx';
import styles from './contact-card.module.css';

/** How to reach the person, and who takes care of it. */
export function ContactCard({ inquiry }: { inquiry: Inquiry }) {
  const { email, phone, assignee } = inquiry;
  const { data: staff = [] } = useQuery(staffQuery);
  const members = staff.map((member) => ({ email: member.email, name: member.name ?? member.email }));
  const isKnown = !assignee || members.some((member) => member.email === assignee);
  const options = isKnown ? members : [{ email: assignee, name: assignee }, ...members];
  return (
    <section className={styles['card']}>
      <h3 className={styles['title']}>Contact</h3>
      {email ? (
        <p className={styles['line']}>
          <bdi>{email}</bdi>
          <CopyButton text={email} label="Copy email" />
        </p>
      ) : (
        <p className={styles['none']}>No email address</p>
      )}
      {phone ? (
        <p className={styles['line']}>
          <a className="plain" href={phoneHref(phone) ?? undefined}>
            {phone}
          </a>
          <CopyButton text={phone} label="Copy phone number" />
        </p>
      ) : (
        <p className={styles['none']}>No phone number</p>
      )}
      <Assignee
        value={assignee}
        members={options}
        onChoose={(email) => assign(inquiry, email, members.find((member) => member.email === email)?.name)}
      />
    </section>
  );
}
