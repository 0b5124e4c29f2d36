import { useId, useRef, useState } from 'react';
import { DeskButton } from '../parts/desk-button.tsx';
import { addPhoto, usePhoto } from './case-photos.ts';
import { PhotoError, preparePhoto } from './prepare-photo.ts';
import styles from './photo-field.module.css';
import page from './site-page.module.css';

interface PhotoFieldProps {
  label: string;
  /** The id of the photograph, or nothing. */
  value: string;
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined;
  onChoose: (id: string) => void;
}

/** Takes a photograph from the camera or the library, and shows it as visitors will see it. */
export function PhotoField({ label, value, problem, onChoose }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wrong = failure ?? problem;

  async function choose(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setFailure(undefined);
    try {
      const photo = await preparePhoto(file);
      addPhoto(photo);
      onChoose(photo.id);
    } catch (error) {
      setFailure(error instanceof PhotoError ? error.message : 'This browser can’t prepare the picture.');
    }
    setReading(false);
  }

  return (
    <div className={page['field']}>
      <span>{label}</span>
      {value !== '' && <CasePhoto id={value} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <DeskButton
        aria-disabled={isReading}
        aria-describedby={`${id}-problem`}
        onClick={() => input.current!.click()}
      >
        {isReading ? 'One moment' : value === '' ? 'Choose' : 'Choose another'}
        <span className="visually-hidden"> {label}</span>
      </DeskButton>
      <p id={`${id}-problem`} className={page['problem']} role="status">
        {wrong}
      </p>
    </div>
  );
}

/** A photograph of a case, or the room for it. What it shows stands beside it. */
export function CasePhoto({ id, isSmall }: { id: string; isSmall?: boolean }) {
  const address = usePhoto(id);
  const look = isSmall ? styles['small'] : styles['photo'];
  if (address) return <img src={address} alt="" className={look} />;
  return (
    <span className={look}>
      {address === null &&
        !isSmall &&
        'This device doesn’t have the photograph. It shows once you’re online.'}
    </span>
  );
}
