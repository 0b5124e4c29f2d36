import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import type { Refusal } from '../../../supabase/functions/_shared/refusals.ts';
import { OTHER_FIELDS, valuesOf } from '../../../supabase/functions/_shared/inquiry-fields.ts';
import { inquiryForm } from '../../content/inquiry-form.ts';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { outbox } from '../../pwa/page-outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { EmailField, NameField, PhoneField } from '../lead-form/contact-fields.tsx';
import { focusFirst } from '../lead-form/focus-first.ts';
import { readInquiry, type FieldErrors } from '../lead-form/read-inquiry.ts';
import styles from './outbox-tray.module.css';

interface EditInquiryProps {
  inquiry: Inquiry;
  /** Why the server refused it, if it did. */
  refusal: Refusal;
  onDone: () => void;
}

/**
 * Edits a waiting inquiry. The corrected inquiry is a new submission with a new id: if the first one did reach the
 * server and only its reply was lost, the server must not drop the correction as a duplicate.
 */
export function EditInquiry({ inquiry, refusal, onDone }: EditInquiryProps) {
  const [errors, setErrors] = useState<FieldErrors>(refusal.field ? { [refusal.field]: refusal.text } : {});
  const ref = useRef<HTMLFormElement>(null);
  const focusStart = useEffectEvent(() => {
    const form = ref.current!;
    if (!focusFirst(form, errors)) (form.elements[0] as HTMLElement).focus();
  });
  // The button that opened the form is gone, so the focus moves to the first error, or to the first field.
  useEffect(() => focusStart(), []);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readInquiry(new FormData(form), {
      source: inquiry.formSource as 'main_form',
      sessionId: inquiry.sessionId ?? '',
      userAgent: inquiry.userAgent ?? '',
      referrer: inquiry.referrer ?? '',
      now: new Date(),
      // The visitor only corrects a text, which may be fast.
      fillTimeMs: Infinity,
    });
    if (!read.ok) {
      focusFirst(form, read.errors);
      return setErrors(read.errors);
    }
    // This form has fewer fields.
    const kept = valuesOf(OTHER_FIELDS, (name) => inquiry[name]);
    await outbox().enqueue('inquiry', { ...read.inquiry, ...kept }, inquiry.id);
    onDone();
    await outbox().flush();
  }

  const field = (name: 'fullName' | 'email' | 'phone' | 'message') => ({
    id: `edit-${inquiry.id}-${name}`,
    name,
    label: inquiryForm[name],
    defaultValue: inquiry[name] ?? '',
    error: errors[name],
  });
  return (
    <form ref={ref} className={styles.edit} onSubmit={(event) => void save(event)} noValidate>
      <NameField {...field('fullName')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <Field {...field('message')} as="textarea" rows={5} />
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <button type="button" onClick={onDone}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
