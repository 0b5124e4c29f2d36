import { useMutation } from '@tanstack/react-query';
import { addressOfAttachment } from '../api/attachments.ts';
import { DeskError } from '../api/desk-error.ts';
import type { Attachment } from '../api/types.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { failureText } from '../parts/failure-text.ts';
import styles from './attachments.module.css';

const SIZE = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
/** As people count it: 0.1 MB at least. */
const sizeText = (bytes: number) => SIZE.format(Math.max(bytes / 1_000_000, 0.1));

/** The files that came with a mail. Each is saved by a tap; none is opened here, since a stranger sent it. */
export function Attachments({ files }: { files: Attachment[] }) {
  const save = useMutation({
    mutationFn: ({ path, name }: { path: string; name: string }) => addressOfAttachment(path, name),
    onSuccess: (address, { name }) => {
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
    },
  });
  return (
    <div className={styles['files']}>
      <ul aria-label="Attachments">
        {files.map(({ name, bytes, path }) => (
          <li key={path ?? `${name} ${bytes}`} className={styles['file']}>
            {path === null ? (
              <bdi>{name}</bdi>
            ) : (
              <DeskButton
                look="text"
                data-action="save-file"
                aria-label={`Save ${name}`}
                onClick={() => save.mutate({ path, name })}
              >
                <bdi>{name}</bdi>
              </DeskButton>
            )}
            <span>{path === null ? `${sizeText(bytes)}, not kept` : sizeText(bytes)}</span>
          </li>
        ))}
      </ul>
      <p role="status">{save.error ? saveFailureText(save.error) : ''}</p>
    </div>
  );
}

const saveFailureText = (error: Error) =>
  error instanceof DeskError && error.code === 'missing'
    ? 'This file isn’t here yet. If it doesn’t come within the hour, ask for it again.'
    : failureText(error);
