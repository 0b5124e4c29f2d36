import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { retryMails, troubleQuery, type StuckMails } from '../api/trouble.ts';
import { useContact } from '../device/server-contact.ts';
import { useNow } from '../inbox/use-now.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { mailsText, serverTexts } from './trouble-text.ts';
import styles from './bar.module.css';

/** How long the bar says that the server tries again. The server sends within ten seconds, or a minute with an old scheduler. */
const TRYING_MS = 30_000;

/** Says what is wrong on the server. Shows nothing while offline, because the server can't be asked. */
export function TroubleBar() {
  const { data } = useQuery(troubleQuery);
  const isOffline = useContact((state) => state.isOffline);
  const trouble = isOffline ? undefined : data;
  const texts = trouble ? serverTexts(trouble) : [];
  const mails = trouble?.mails ?? [];
  return (
    <div
      role="status"
      className={mails.length + texts.length > 0 ? styles['bar'] : undefined}
      data-warning=""
      data-trouble=""
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {mails.map((stuck) => (
        <Mails key={stuck.state} stuck={stuck} />
      ))}
    </div>
  );
}

function Mails({ stuck }: { stuck: StuckMails }) {
  const now = useNow();
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryMails(stuck.state),
    onSuccess: () => client.invalidateQueries({ queryKey: troubleQuery.queryKey }),
  });
  const isTrying = retry.isSuccess && now - retry.submittedAt < TRYING_MS;
  return (
    <p className={styles['line']}>
      <span>
        {mailsText(stuck)}
        {isTrying && ' The server is trying again now.'}
        {retry.error && ` ${failureText(retry.error)}`}
      </span>
      <DeskButton
        look="text"
        data-action="retry-mails"
        aria-disabled={retry.isPending}
        onClick={() => !retry.isPending && retry.mutate()}
      >
        {stuck.state === 'unknown' ? 'Send again' : 'Try again'}
      </DeskButton>
    </p>
  );
}
