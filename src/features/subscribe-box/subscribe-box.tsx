import { useId } from 'react';
import { popup } from '../../content/popup.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../lead-form/contact-fields.tsx';
import { FormStatus } from '../lead-form/form-status.tsx';
import { Honeypot } from '../lead-form/honeypot.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useSubscription } from './use-subscription.ts';
import styles from './subscribe-box.module.css';

interface SubscribeBoxProps {
  /** Texts of the box. */
  texts: { title: string; text: string; email: string; submit: string; note: string };
  /** Which box it is, stored with the subscriber: 'articles' or 'article:{slug}'. */
  source: string;
}

/** A sign-up for the mailing list. Submits through the outbox. */
export function SubscribeBox({ texts, source }: SubscribeBoxProps) {
  const id = useId();
  const { status, message, errors, busy, form } = useSubscription(source);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.box} data-print="hide">
      <div>
        <h2 id={`${id}-title`} className="display-m">
          {texts.title}
        </h2>
        <p className={`muted ${styles.text}`}>{texts.text}</p>
      </div>
      <form {...form} className={styles.form}>
        <div className={styles.row}>
          <EmailField
            id={`${id}-email`}
            name="email"
            label={texts.email}
            error={errors.email}
            required
            enterKeyHint="send"
          />
          <Button type="submit" aria-disabled={busy || undefined}>
            {busy ? popup.submitting : texts.submit}
          </Button>
        </div>
        <input type="hidden" name="source" value={source} />
        <Honeypot id={id} label={popup.honeypot} />
        <RichText as="p" className={styles.note} text={texts.note} />
        <FormStatus status={status} message={message} className={styles.status} />
      </form>
    </section>
  );
}
