import { useRef, type FormEvent } from 'react';
import { addNote } from '../changes/changes-store.ts';
import { draftOf, saveDraft, useDraft, useDrafts } from '../changes/drafts.ts';
import { offerUndo } from '../changes/undo.ts';
import { noteOf } from '../changes/note-text.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { startWriting, stopWriting } from './writing.ts';
import styles from './note-form.module.css';

const MAX_LENGTH = 4000;

/** Writes a note for the team. Visitors never see it. */
export function NoteForm({ inquiryId }: { inquiryId: string }) {
  const text = useDraft(inquiryId);
  const isSaving = useRef(false);
  async function add(event: FormEvent) {
    event.preventDefault();
    const body = noteOf(text);
    // A second press must not save it twice.
    if (!body || isSaving.current) return;
    isSaving.current = true;
    await addNote(inquiryId, body);
    stopWriting();
    offerUndo({ text: 'Note added.' });
    // More may have been written meanwhile.
    if (draftOf(useDrafts.getState().drafts, inquiryId) === text) saveDraft(inquiryId, '');
    isSaving.current = false;
  }
  return (
    <section className={styles['notes']} aria-labelledby="notes-title">
      <h3 id="notes-title" className={styles['title']}>
        Note
      </h3>
      <form className={styles['form']} onSubmit={(event) => void add(event)}>
        <textarea
          name="note"
          aria-label="New note"
          dir="auto"
          rows={2}
          maxLength={MAX_LENGTH}
          className={styles['field']}
          placeholder="Only your team can see this"
          value={text}
          onChange={(event) => {
            saveDraft(inquiryId, event.target.value);
            startWriting(inquiryId);
          }}
        />
        <DeskButton type="submit" data-action="note">
          Add note
        </DeskButton>
      </form>
    </section>
  );
}
