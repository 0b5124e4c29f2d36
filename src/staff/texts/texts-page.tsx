import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ask } from '../api/call.ts';
import { templatesQuery } from '../api/inquiries.ts';
import type { Template } from '../api/types.ts';
import { PLACEHOLDERS } from '../inbox/fill-text.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DeskButton } from '../parts/desk-button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Page } from '../parts/page.tsx';
import { QueryState } from '../parts/query-state.tsx';
import table from '../parts/table.module.css';
import styles from './texts-page.module.css';

type Change =
  | { type: 'add'; title: string; body: string }
  | ({ type: 'change' } & Template)
  | ({ type: 'delete' } & Template);

const save = (change: Change) =>
  ask((client) => {
    const { type, title, body } = change;
    const texts = client.from('reply_templates');
    if (type === 'add') return texts.insert({ title, body });
    return type === 'change'
      ? texts.update({ title, body }).eq('id', change.id)
      : texts.delete().eq('id', change.id);
  });

const done = ({ type, title }: Change) =>
  `“${title}” is ${type === 'delete' ? 'deleted' : type === 'add' ? 'added' : 'saved'}.`;

/** The short texts that replies begin with. All of the staff share and change them. */
export function TextsPage() {
  const list = useQuery(templatesQuery);
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<Template>();
  const [isAdding, setIsAdding] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const change = useMutation({
    mutationFn: save,
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery.queryKey }),
    onSuccess: (_, { type }) => {
      if (type === 'add') setIsAdding(false);
      // The button that was pressed may be gone.
      if (type !== 'change') message.current?.focus();
    },
  });
  const run = (wanted: Change) => {
    if (!change.isPending) change.mutate(wanted);
  };
  return (
    <Page
      title="Short texts"
      tools={
        !isAdding &&
        list.data && (
          <DeskButton look="primary" onClick={() => setIsAdding(true)}>
            Add a text
          </DeskButton>
        )
      }
    >
      <p className={table['muted']}>
        Begin a reply with one of these. Everyone on the staff uses and changes the same texts.
      </p>
      <dl className={styles['placeholders']}>
        {Object.entries(PLACEHOLDERS).map(([name, { means }]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{means}</dd>
          </div>
        ))}
        <div>
          <dt>[in brackets]</dt>
          <dd>what you fill in before it’s sent</dd>
        </div>
      </dl>
      <p
        ref={message}
        tabIndex={-1}
        role="status"
        className={table['message']}
        data-failed={change.error ? '' : undefined}
      >
        {change.error ? failureText(change.error) : change.isSuccess ? done(change.variables) : ''}
      </p>
      {isAdding && (
        <TextForm
          isNew
          text={{ title: '', body: '{greeting}\n\n' }}
          onSave={(text) => run({ type: 'add', ...text })}
          onLeave={() => setIsAdding(false)}
        />
      )}
      {!list.data ? (
        <QueryState error={list.error} onRetry={list.refetch} />
      ) : (
        list.data.map((template) => (
          // What a colleague has saved replaces what is shown.
          <TextForm
            key={`${template.id} ${template.title} ${template.body}`}
            text={template}
            onSave={(text) => run({ type: 'change', id: template.id, ...text })}
            onLeave={() => setDeleting(template)}
          />
        ))
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this text?"
        confirm="Delete"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => deleting && run({ type: 'delete', ...deleting })}
      >
        “{deleting?.title}” is gone for everyone on the staff. Replies that were sent stay as they are.
      </ConfirmDialog>
    </Page>
  );
}

type Text = Pick<Template, 'title' | 'body'>;

interface TextFormProps {
  text: Text;
  isNew?: boolean;
  onSave: (text: Text) => void;
  /** Deletes it or, if it is new, closes the form. */
  onLeave: () => void;
}

function TextForm({ text, isNew = false, onSave, onLeave }: TextFormProps) {
  const [title, setTitle] = useState(text.title);
  const [body, setBody] = useState(text.body);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() && body.trim()) onSave({ title: title.trim(), body: body.trim() });
  }
  const isChanged = title.trim() !== text.title || body.trim() !== text.body;
  return (
    <form className={styles['text']} onSubmit={submit} aria-label={isNew ? 'New text' : text.title}>
      <label>
        Name
        <input
          name="title"
          required
          maxLength={60}
          autoComplete="off"
          // The button that opened the form is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isNew}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <label>
        Text
        <textarea
          name="text"
          required
          maxLength={4000}
          rows={4}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </label>
      <div className={styles['actions']}>
        <DeskButton type="submit" look={isNew ? 'primary' : 'quiet'} aria-disabled={!isNew && !isChanged}>
          {isNew ? 'Add' : 'Save'}
          {!isNew && <span className="visually-hidden"> {text.title}</span>}
        </DeskButton>
        <DeskButton look="text" onClick={onLeave}>
          {isNew ? 'Cancel' : 'Delete'}
          {!isNew && <span className="visually-hidden"> {text.title}</span>}
        </DeskButton>
      </div>
    </form>
  );
}
