import { useQuery } from '@tanstack/react-query';
import { presenceQuery } from '../api/presence.ts';
import { useContact } from '../device/server-contact.ts';
import { presenceText } from './presence-text.ts';
import { useNames } from './use-names.ts';
import { useWriting } from './writing.ts';
import styles from './colleagues.module.css';

/** Says who else has this inquiry open, so that nobody answers it twice. Shows nothing while offline. */
export function Colleagues({ inquiryId }: { inquiryId: string }) {
  const isWriting = useWriting((state) => state.inquiryId === inquiryId);
  const { data = [] } = useQuery(presenceQuery(inquiryId, isWriting));
  const nameOf = useNames();
  const isOffline = useContact((state) => state.isOffline);
  return (
    <p role="status" className={styles['colleagues']} data-colleagues="">
      {isOffline ? '' : data.map((one) => presenceText(one, nameOf(one.email))).join(' ')}
    </p>
  );
}
