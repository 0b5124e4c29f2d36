import { useEffect } from 'react';
import { OTHER_FIELDS, type InquiryFieldName } from '../../../supabase/functions/_shared/inquiry-fields.ts';
import { serviceChoices } from '../../content/derived/service-choices.ts';
import { inquiryForm as texts } from '../../content/inquiry-form.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { EmailField, NameField, PhoneField } from './contact-fields.tsx';
import { FormStatus } from './form-status.tsx';
import { Honeypot } from './honeypot.tsx';
import { useLeadForm } from './use-lead-form.ts';
import styles from './inquiry-form.module.css';

interface InquiryFormProps {
  source: 'main_form' | 'contact_page';
  /** Rows of the message area. */
  rows?: number;
  /** The first line of the message. */
  subject?: string | undefined;
}

/** The inquiry form of the home and contact pages. Its fields are uncontrolled, so text typed before hydration stays. */
export function InquiryForm({ source, rows = 6, subject }: InquiryFormProps) {
  const { status, message, errors, busy, form } = useLeadForm(source);
  // The home form has no `required` attributes. `readInquiry` requires email and message there.
  const required = source === 'contact_page';
  const mark = required ? undefined : texts.optional;
  const field = (name: InquiryFieldName) => ({
    id: `${source}-${name}`,
    name,
    label: texts[name],
    className: styles.pair,
  });

  useEffect(() => {
    const area = form.ref.current?.elements.namedItem('message');
    // In an effect, because a prerendered page knows no subject.
    if (subject && area instanceof HTMLTextAreaElement && area.value === '') area.value = `${subject}\n\n`;
  }, [subject, form.ref]);

  return (
    <form {...form} className={styles.form}>
      <NameField {...field('fullName')} note={mark} error={errors.fullName} required={required} />
      <EmailField {...field('email')} error={errors.email} required={required} />
      <PhoneField {...field('phone')} note={texts.optional} error={errors.phone} />
      <Field {...field('service')} note={texts.optional} error={errors.service} as="select" defaultValue="">
        <option value="">{texts.services.none}</option>
        {serviceChoices.map(({ id, names }) => (
          <optgroup key={id} label={texts.services.groups[id]}>
            {names.map((name) => (
              <option key={name} value={name}>
                {withTrademarks(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
      {OTHER_FIELDS.filter((name) => name !== 'service').map((name) => (
        <Field
          key={name}
          {...field(name)}
          className={styles.wide}
          note={texts.optional}
          error={errors[name]}
        />
      ))}
      <Field
        {...field('message')}
        className={styles.wide}
        hint={texts.messageHint}
        error={errors.message}
        as="textarea"
        rows={rows}
        required={required}
        enterKeyHint="send"
      />
      <input type="hidden" name="formSource" value={source} />
      <Honeypot id={source} label={texts.honeypot} />
      <div className={`${styles.wide} ${styles.foot}`}>
        <Button type="submit" aria-disabled={busy || undefined} className={styles.submit}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        <p className={styles.privacy}>{texts.privacy}</p>
      </div>
      <FormStatus status={status} message={message} className={styles.wide} />
    </form>
  );
}
