import { useEffect, useState } from 'react';
import { clearUndo, undo, UNDO_MS, useUndo } from '../changes/undo.ts';
import { useContact } from '../device/server-contact.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import styles from './undo-bar.module.css';

/** Says what was done last, and undoes it. Stays as long as somebody points at it. */
export function UndoBar() {
  const done = useUndo((state) => state.done);
  const isOffline = useContact((state) => state.isOffline);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!done || isHeld) return undefined;
    const timer = setTimeout(clearUndo, UNDO_MS);
    return () => clearTimeout(timer);
  }, [done, isHeld]);
  const press = () => {
    undo();
    setIsHeld(false);
    // The button goes. Whoever used the keyboard continues where the work is.
    (document.getElementById('inquiry-name') ?? document.getElementById('main'))?.focus();
  };
  return (
    <div
      className={styles['bar']}
      data-empty={!done || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p role="status">
        <bdi>{done?.text}</bdi>
        {done?.undo && isOffline && ' Saved here, and sent once you’re back online.'}
      </p>
      {done && (
        <DeskButton look="text" data-action="undo" data-gone={!done.undo || undefined} onClick={press}>
          Undo
        </DeskButton>
      )}
    </div>
  );
}
