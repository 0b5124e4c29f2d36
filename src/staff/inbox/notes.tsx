import { useRef, type FormEvent } from 'react';
import type { Note } from '../api/types.ts';
import { addNote } from '../changes/changes-store.ts';
import { draftOf, saveDraft, useDraft, useDrafts } from '../changes/drafts.ts';
import { offerUndo } from '../changes/undo.ts';
import { noteOf } from '../changes/note-text.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { businessTime } from './times.ts';
import { startWriting, stopWriting } from './writing.ts';
import styles from './notes.module.css';

const MAX_LENGTH = 4000;

interface NotesProps {
  inquiryId: string;
  notes: Note[];
  /** Notes that are saved on this device and not sent yet. */
  waitingIds: string[];
}

/** Internal notes. Visitors never see them. */
export function Notes({ inquiryId, notes, waitingIds }: NotesProps) {
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
        Notes
      </h3>
      {notes.length > 0 && (
        <ul className={styles['list']}>
          {notes.map(({ id, author, body, made_at }) => (
            <li key={id} className={styles['note']}>
              <p className={styles['body']} dir="auto">
                {body}
              </p>
              <p className={styles['meta']}>
                {author} · {businessTime(made_at)}
                {waitingIds.includes(id) && ' · not sent yet'}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className={styles['form']} onSubmit={(event) => void add(event)}>
        <label className="visually-hidden" htmlFor="note">
          New note
        </label>
        <textarea
          id="note"
          name="note"
          dir="auto"
          rows={3}
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
