import type { Inquiry } from '../api/types.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { Attachments } from './attachments.tsx';
import { takeBackReply } from './replying.ts';
import { callText, mailText, type Entry } from './thread.ts';
import { businessTime } from './times.ts';
import { useNames } from './use-names.ts';
import { whoIs } from './who-is.ts';
import styles from './thread.module.css';

/** What followed on a visitor's message: replies, answers, calls, and notes that only the team sees. */
export function Thread({ inquiry, entries }: { inquiry: Inquiry; entries: Entry[] }) {
  const nameOf = useNames();
  if (entries.length === 0) return null;
  return (
    <ol className={styles['thread']} aria-label="Conversation">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={styles['entry']}
          data-kind={entry.kind}
          data-state={entry.state ?? undefined}
        >
          <p className={styles['head']}>
            <span className={styles['who']} dir="auto">
              {whoOf(entry, inquiry, nameOf)}
            </span>
            <time dateTime={entry.made_at}>{businessTime(entry.made_at)}</time>
          </p>
          {entry.kind !== 'call' && (
            <p className={styles['body']} dir="auto">
              {entry.body}
            </p>
          )}
          {'files' in entry && entry.files.length > 0 && <Attachments files={entry.files} />}
          <EntryState entry={entry} inquiry={inquiry} />
        </li>
      ))}
    </ol>
  );
}

function whoOf({ kind, author, body }: Entry, inquiry: Inquiry, nameOf: (email: string) => string) {
  if (kind === 'call') return `${callText(body)} · ${nameOf(author)}`;
  if (kind === 'note') return `Note · ${nameOf(author)}`;
  if (kind === 'reply') return nameOf(author);
  if (kind === 'bounce') return 'A reply didn’t arrive';
  const { email } = inquiry;
  const who = whoIs(inquiry);
  // Anybody can write to an inquiry's address who has seen it.
  const sender = author.toLowerCase() === email.toLowerCase() ? who : `${who} (from ${author})`;
  return kind === 'automatic' ? `Automatic answer · ${sender}` : sender;
}

function EntryState({ entry, inquiry }: { entry: Entry; inquiry: Inquiry }) {
  const text = entry.kind === 'reply' ? mailText(entry.state) : entry.state === 'here' ? 'Not sent yet' : '';
  if (!text) return null;
  return (
    <p className={styles['state']}>
      {text}
      {entry.kind === 'reply' && entry.state === 'here' && (
        <DeskButton
          look="text"
          className={styles['back']}
          data-action="take-back"
          onClick={() => takeBackReply(inquiry.id, entry.id, entry.body)}
        >
          Take back
        </DeskButton>
      )}
    </p>
  );
}
