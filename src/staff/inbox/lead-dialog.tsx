import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EMAIL_PATTERN } from '../../../supabase/functions/_shared/limits.ts';
import { serviceSlugs } from '../../content/derived/service-slugs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { addLead } from '../changes/changes-store.ts';
import { noteOf } from '../changes/note-text.ts';
import { LEAD_SOURCES } from '../changes/staff-kinds.ts';
import { offerUndo } from '../changes/undo.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import styles from './lead-dialog.module.css';

const SOURCES = { phone: 'By phone', counter: 'At the counter' };
const WITHOUT_WORDS = { phone: 'Called.', counter: 'Came by.' };

interface LeadDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the id of the new inquiry. */
  onAdded: (id: string) => void;
}

/** Enters somebody who called or came by, in seconds. Only a name or a number is needed. */
export function LeadDialog({ open, onClose, onAdded }: LeadDialogProps) {
  const [problem, setProblem] = useState('');
  const name = useRef<HTMLInputElement>(null);
  // After the dialog has focused its first button.
  useEffect(() => {
    if (open) name.current?.focus();
  }, [open]);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    const source = LEAD_SOURCES.find((one) => one === fields.get('source')) ?? 'phone';
    const [fullName, phone, email] = [text('lead-name'), text('lead-phone'), text('lead-email')];
    const refuse = (name: string, why: string) => {
      setProblem(why);
      (form.elements.namedItem(name) as HTMLElement).focus();
    };
    if (!fullName && !phone && !email)
      return refuse('lead-name', 'Write a name, a phone number or an email.');
    if (email && !EMAIL_PATTERN.test(email))
      return refuse('lead-email', 'This email address isn’t complete.');
    setProblem('');
    const service = text('lead-service');
    void addLead({
      fullName,
      ...(phone && { phone }),
      ...(email && { email }),
      ...(service && { service }),
      message: noteOf(text('lead-message')) || WITHOUT_WORDS[source],
      source,
    }).then((id) => {
      offerUndo({ text: `${fullName || phone || email} is in the list.` });
      onAdded(id);
    });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy="lead-title" closeLabel="Close">
      <h2 id="lead-title" className={styles['title']}>
        New lead
      </h2>
      {/* Empty at each opening. */}
      {open && (
        <form className={styles['form']} onSubmit={add} noValidate>
          <fieldset className={styles['sources']}>
            <legend className="visually-hidden">Where from</legend>
            {LEAD_SOURCES.map((source) => (
              <label key={source}>
                <input type="radio" name="source" value={source} defaultChecked={source === 'phone'} />
                {SOURCES[source]}
              </label>
            ))}
          </fieldset>
          <label>
            Name
            <input ref={name} name="lead-name" autoComplete="off" dir="auto" maxLength={200} />
          </label>
          <label>
            Phone
            <input name="lead-phone" type="tel" autoComplete="off" maxLength={40} />
          </label>
          <label>
            Service
            <input name="lead-service" list="lead-services" autoComplete="off" maxLength={120} />
          </label>
          <datalist id="lead-services">
            {Object.keys(serviceSlugs).map((service) => (
              <option key={service}>{service}</option>
            ))}
          </datalist>
          <label>
            Email, if they gave one
            <input name="lead-email" type="email" autoComplete="off" maxLength={254} />
          </label>
          <label className={styles['wide']}>
            What they want
            <textarea name="lead-message" rows={3} dir="auto" maxLength={4000} />
          </label>
          <p role="status" className={styles['problem']}>
            {problem}
          </p>
          <DeskButton type="submit" look="primary" data-action="add-lead">
            Add
          </DeskButton>
        </form>
      )}
    </Dialog>
  );
}
