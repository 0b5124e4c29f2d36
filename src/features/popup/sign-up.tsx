import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { popup as texts } from '../../content/popup.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import { useReword } from '../../stores/reword.ts';
import { Button } from '../../ui/button.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { EmailField } from '../lead-form/contact-fields.tsx';
import { FormStatus } from '../lead-form/form-status.tsx';
import { Honeypot } from '../lead-form/honeypot.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useSubscription } from '../subscribe-box/use-subscription.ts';
import { popupTopic } from './invite.ts';
import styles from './popup.module.css';

/** How long the thanks are shown before the popup closes by itself. */
const THANKS_MS = 2000;

/** The popup's content: the offer or a topic with its form, the thanks, or that the sign-up is saved on this device. */
export function SignUp({ onDone }: { onDone: () => void }) {
  // The popup has a new key each time it opens.
  const [topic] = useState(popupTopic.current);
  const { eyebrow, title, text } = topic ? texts.topics[topic] : texts;
  const reword = useReword();
  const { status, message, errors, busy, unsent, form } = useSubscription(topic ?? 'popup');
  const close = useEffectEvent(onDone);
  const isOver = !unsent && (status === 'sent' || status === 'saved');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOver) return;
    usePopupSeen.setState({ seen: true });
    // The form that had the focus is gone.
    heading.current?.focus();
  }, [isOver]);
  useEffect(() => {
    if (!isOver || status !== 'sent') return;
    const timer = setTimeout(() => close(), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isOver, status]);

  if (isOver) {
    // The mail about video also goes to people who are already on the list.
    const sendsMail =
      message === MESSAGES.subscribed || (topic === 'virtual-consultations' && status === 'sent');
    const over = status === 'sent' ? texts.success : texts.saved;
    return (
      <div className={styles.words}>
        <h2 id="popup-title" ref={heading} tabIndex={-1} className={`display-m ${styles.title}`}>
          {over.title}
        </h2>
        <p role="status" className={styles.text}>
          {sendsMail ? `${message} ${texts.success.text}` : message}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.words}>
      <Eyebrow rule>{reword(eyebrow)}</Eyebrow>
      <h2 key={reword(title)} id="popup-title" className={`display-m ${styles.title}`}>
        {reword(title)}
      </h2>
      <RichText as="p" className={styles.text} text={text} />
      <form {...form} className={styles.form}>
        <EmailField
          id="popup-email"
          name="email"
          label={texts.email}
          error={errors.email}
          required
          enterKeyHint="send"
        />
        <input type="hidden" name="source" value={topic ?? 'popup'} />
        <Honeypot id="popup" label={texts.honeypot} />
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        <div>
          <FormStatus status={status} message={message} className={styles.status} />
          <RichText as="p" className={styles.note} text={texts.note} />
        </div>
      </form>
    </div>
  );
}
