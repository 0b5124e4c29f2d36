import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { business } from '../../content/business.ts';
import { displayHours } from '../../../supabase/functions/_shared/hours-text.ts';
import { useSetting } from '../site/use-setting.ts';
import { inboundQuery, meQuery, templatesQuery } from '../api/inquiries.ts';
import type { Inquiry, Me } from '../api/types.ts';
import { draftOf, saveDraft, useDraft, useDrafts } from '../changes/drafts.ts';
import { noteOf } from '../changes/note-text.ts';
import { deskPaths } from '../desk-paths.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { aftercareLink, fillText, openPart } from './fill-text.ts';
import { reply, useWantsReply } from './replying.ts';
import { startWriting, stopWriting } from './writing.ts';
import styles from './composer.module.css';

const MAX_LENGTH = 10_000;
const HOURS = { setting: 'openingHours', own: business.openingHours } as const;

/** Writes to the visitor. */
export function Composer({ inquiry }: { inquiry: Inquiry }) {
  const { id, service } = inquiry;
  const text = useDraft(id, 'reply');
  const { data: me } = useQuery(meQuery);
  const { data: templates = [] } = useQuery(templatesQuery);
  const hours = displayHours(useSetting(HOURS));
  const site = {
    origin: location.origin,
    hours: hours.map(({ days, time }) => `${days} ${time}`).join(', '),
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isSaving = useRef(false);
  const [problem, setProblem] = useState('');
  const isWanted = useWantsReply(({ inquiryId }) => inquiryId === id);
  useEffect(() => {
    if (!isWanted) return;
    useWantsReply.setState({ inquiryId: undefined });
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);

  const change = (next: string) => {
    setProblem('');
    saveDraft(id, next, 'reply');
    startWriting(id);
  };
  /** Selects what the writer has to fill in. */
  const selectOpenPart = (part: [number, number] | undefined) => {
    field.current?.focus();
    if (part) field.current?.setSelectionRange(...part);
  };
  function insert(addition: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = text.slice(0, selectionStart) + addition + text.slice(selectionEnd);
    if (next.length > MAX_LENGTH) return;
    change(next);
    const at = selectionStart + addition.length;
    requestAnimationFrame(() => selectOpenPart([at, at]));
  }
  function insertTemplate(templateId: string) {
    const template = templates.find((one) => one.id === templateId);
    if (!template) return;
    const filled = fillText(template.body, inquiry, site);
    const next = text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`;
    if (next.length > MAX_LENGTH) return;
    change(next);
    requestAnimationFrame(() => selectOpenPart(openPart(next, templates)));
  }
  async function send(event?: FormEvent) {
    event?.preventDefault();
    const body = noteOf(text);
    if (!body) {
      setProblem('Write your reply first.');
      field.current?.focus();
      return;
    }
    const part = openPart(text, templates);
    if (part) {
      setProblem('One part in brackets is still to be filled in.');
      selectOpenPart(part);
      return;
    }
    // A second press must not send it twice.
    if (isSaving.current) return;
    isSaving.current = true;
    // Out of the field, where the next key would be a letter and not a shortcut.
    title.current?.focus({ preventScroll: true });
    await reply(inquiry, body, me?.email);
    stopWriting();
    // More may have been written meanwhile.
    if (draftOf(useDrafts.getState().drafts, id, 'reply') === text) saveDraft(id, '', 'reply');
    isSaving.current = false;
  }
  const insertBooking = () => insert(business.bookingUrl);
  const insertAftercare = () => insert(aftercareLink(service, site.origin));
  const press = (event: KeyboardEvent) => {
    const { key, code, altKey, ctrlKey, metaKey } = event;
    const run =
      key === 'Enter' && (ctrlKey || metaKey)
        ? () => void send()
        : altKey && !ctrlKey && !metaKey
          ? { KeyB: insertBooking, KeyA: insertAftercare }[code]
          : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <section className={styles['composer']} aria-labelledby="reply-title">
      <h3 id="reply-title" className={styles['title']} ref={title} tabIndex={-1}>
        Reply
      </h3>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <div className={styles['tools']}>
          <select
            name="template"
            aria-label="Insert a short text"
            className={styles['select']}
            value=""
            onChange={({ target }) => insertTemplate(target.value)}
          >
            <option value="">Insert a short text</option>
            {templates.map(({ id: key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
          <Link className={styles['edit']} to={deskPaths.texts}>
            Edit texts
          </Link>
        </div>
        <textarea
          ref={field}
          name="reply"
          dir="auto"
          rows={5}
          maxLength={MAX_LENGTH}
          className={styles['field']}
          aria-label={`Reply to ${inquiry.full_name || inquiry.email}`}
          aria-describedby="reply-about"
          placeholder={`Write to ${inquiry.email}`}
          value={text}
          onKeyDown={press}
          onChange={({ target }) => change(target.value)}
        />
        <div className={styles['actions']}>
          <DeskButton type="submit" look="primary" data-action="send" aria-keyshortcuts="Control+Enter">
            Send
          </DeskButton>
          <span className={styles['links']}>
            <DeskButton look="text" aria-keyshortcuts="Alt+B" title="Alt+B" onClick={insertBooking}>
              Booking link
            </DeskButton>
            <DeskButton look="text" aria-keyshortcuts="Alt+A" title="Alt+A" onClick={insertAftercare}>
              Aftercare link
            </DeskButton>
          </span>
        </div>
        <p role="status" className={styles['problem']}>
          {problem}
        </p>
        <About me={me} />
      </form>
    </section>
  );
}

/** What the mail will hold besides the text, and where the answer to it goes. */
function About({ me }: { me: Me | undefined }) {
  const { data: inbound } = useQuery(inboundQuery);
  return (
    <p id="reply-about" className={styles['about']}>
      Signed {me?.name ? `“${me.name}, ${business.name}”` : `“${business.name}”`}
      {me && !me.name && (
        <>
          {' '}
          (
          <Link className="plain" to={deskPaths.team}>
            add your name
          </Link>
          )
        </>
      )}
      , with their message quoted below.{' '}
      {inbound &&
        (inbound.receives
          ? 'Their answer appears here.'
          : 'Their answer goes to the staff’s mailbox, not here.')}
    </p>
  );
}
