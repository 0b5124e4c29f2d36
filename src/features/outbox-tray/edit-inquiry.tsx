import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '../../../supabase/functions/_shared/limits.ts';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import type { Refusal } from '../../../supabase/functions/_shared/refusals.ts';
import { leadFormLabels } from '../../content/lead-form.ts';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { outbox } from '../../stores/outbox-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { EmailField, NameField, PhoneField } from '../lead-form/contact-fields.tsx';
import { focusFirst } from '../lead-form/focus-first.ts';
import { readInquiry, type FieldErrors } from '../lead-form/read-inquiry.ts';
import styles from './outbox-tray.module.css';

interface EditInquiryProps {
  inquiry: Inquiry;
  /** Why the server has refused it, if it has. */
  refusal: Refusal;
  onDone: () => void;
}

/**
 * Corrects a waiting inquiry. The corrected one is a submission of its own with a new id: should the first have
 * reached us after all, with its reply lost, the correction is not mistaken for it and dropped.
 */
export function EditInquiry({ inquiry, refusal, onDone }: EditInquiryProps) {
  const [errors, setErrors] = useState<FieldErrors>(refusal.field ? { [refusal.field]: refusal.text } : {});
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: its visitor is led to what needs another look, or to the start.
    const form = ref.current!;
    if (!focusFirst(form, errors)) (form.elements[0] as HTMLElement).focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form has come
  }, []);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readInquiry(new FormData(form), {
      source: inquiry.formSource as 'main_form',
      sessionId: inquiry.sessionId ?? '',
      userAgent: inquiry.userAgent ?? '',
      referrer: inquiry.referrer ?? '',
      now: new Date(),
      // Written before; only corrected now.
      fillTime: Infinity,
    });
    if (!read.ok) {
      focusFirst(form, read.errors);
      return setErrors(read.errors);
    }
    // The new one is on disk before the old one goes: closing the page in between loses nothing.
    await outbox().enqueue('inquiry', { ...read.inquiry, service: inquiry.service });
    await outbox().discard(inquiry.id);
    onDone();
    await outbox().flush();
  }

  const field = (name: 'fullName' | 'email' | 'phone' | 'message') => ({
    id: `edit-${inquiry.id}-${name}`,
    name,
    label: leadFormLabels[name],
    defaultValue: inquiry[name] ?? '',
    error: errors[name],
  });
  return (
    <form ref={ref} className={styles.edit} onSubmit={(event) => void save(event)} noValidate>
      <NameField {...field('fullName')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <Field {...field('message')} as="textarea" rows={5} maxLength={LIMITS.message} />
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <button type="button" onClick={onDone}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
