import type { Inquiry, Status } from '../api/types.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { setStatusOfAll } from './act.ts';
import styles from './inquiry-list.module.css';

interface SelectionBarProps {
  rows: readonly Inquiry[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string> | undefined) => void;
}

/** What can be done with several inquiries at once. */
export function SelectionBar({ rows, selected, onSelect }: SelectionBarProps) {
  const chosen = rows.filter(({ id }) => selected.has(id));
  const finish = (status: Status) => {
    setStatusOfAll(chosen, status);
    onSelect(undefined);
  };
  const button = (status: Status, label: string) => (
    <DeskButton
      data-action={`all-${status}`}
      aria-disabled={chosen.length === 0}
      onClick={() => chosen.length > 0 && finish(status)}
    >
      {label}
    </DeskButton>
  );
  return (
    <div className={styles['selection']} role="group" aria-label="Selected inquiries">
      <p role="status">{chosen.length} selected</p>
      {button('closed', 'Close')}
      {button('spam', 'Spam')}
      <DeskButton look="text" data-action="select-none" onClick={() => onSelect(undefined)}>
        Cancel
      </DeskButton>
    </div>
  );
}
