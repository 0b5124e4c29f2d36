import { useEffect, useEffectEvent } from 'react';
import { widget as texts } from '../../content/widget.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { EmailField, NameField, PhoneField } from '../lead-form/contact-fields.tsx';
import { FormStatus } from '../lead-form/form-status.tsx';
import { Honeypot } from '../lead-form/honeypot.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './contact-widget.module.css';

/** The widget's form. Name, email and message are required, the phone number is optional. */
export function WidgetForm({ onSent }: { onSent: () => void }) {
  const { status, message, errors, busy, unsent, form } = useLeadForm('widget');
  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    id: `widget-${name}`,
    name,
    label: texts[name],
    error: errors[name === 'name' ? 'fullName' : name],
  });

  const onStatus = useEffectEvent(() => {
    // The form stays open if the visitor has typed something since.
    if (status === 'sent' && !unsent) onSent();
  });
  useEffect(() => onStatus(), [status]);

  return (
    <>
      <h2 id="widget-title" className={styles.title}>
        {texts.title}
      </h2>
      <RichText as="p" className={styles.text} text={texts.text} />
      <form {...form} className={styles.form}>
        <NameField {...field('name')} required />
        <EmailField {...field('email')} required />
        <PhoneField {...field('phone')} note={texts.optional} />
        <Field {...field('message')} as="textarea" rows={3} required enterKeyHint="send" />
        <input type="hidden" name="formSource" value="widget" />
        <Honeypot id="widget" label={texts.honeypot} />
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        <div>
          <FormStatus status={status} message={message} className={styles.status} />
          <RichText as="p" className={styles.note} text={texts.privacy} />
        </div>
      </form>
    </>
  );
}
