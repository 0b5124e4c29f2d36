import { useRef, useState } from 'react';
import styles from './contact-card.module.css';

interface AssigneeProps {
  value: string | null;
  members: readonly { email: string; name: string }[];
  onChoose: (assignee: string | null) => void;
}

/**
 * Who takes care of an inquiry. Arrow keys go through the names, each of which would be a change for the log. So what is chosen
 * with keys counts when the field is left or Enter is pressed, and what is chosen from the open list counts at once.
 */
export function Assignee({ value, members, onChoose }: AssigneeProps) {
  const [chosen, setChosen] = useState<string>();
  const isByKeys = useRef(false);
  const choose = (assignee: string) => {
    setChosen(undefined);
    onChoose(assignee || null);
  };
  const settle = () => {
    if (chosen !== undefined) choose(chosen);
  };
  return (
    <label className={styles['label']}>
      Assigned to
      <select
        name="assignee"
        className={styles['select']}
        value={chosen ?? value ?? ''}
        onChange={({ target }) => (isByKeys.current ? setChosen(target.value) : choose(target.value))}
        onPointerDown={() => (isByKeys.current = false)}
        onKeyDown={({ key }) => {
          isByKeys.current = key !== 'Enter';
          if (key === 'Enter') settle();
          if (key === 'Escape') setChosen(undefined);
        }}
        onBlur={settle}
      >
        <option value="">Nobody</option>
        {members.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
