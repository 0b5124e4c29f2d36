import { Dialog } from '../../ui/dialog.tsx';
import { setShortcutsOn, useShortcutsOn } from './use-shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

const KEYS: [key: string, action: string][] = [
  ['j', 'Next inquiry'],
  ['k', 'Previous inquiry'],
  ['e', 'Mark as answered'],
  ['r', 'Reply'],
  ['n', 'Enter a new lead'],
  ['z', 'Undo the last change'],
  ['?', 'Show this list'],
  ['Ctrl Enter', 'Send the reply'],
  ['Alt B', 'Insert the booking link'],
  ['Alt A', 'Insert the aftercare link'],
];

/** The single-key shortcuts, and the switch that turns them off. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useShortcutsOn((state) => state.isOn);
  return (
    <Dialog open={open} onClose={onClose} labelledBy="shortcuts" closeLabel="Close">
      <h2 id="shortcuts" className={styles['title']}>
        Keyboard shortcuts
      </h2>
      <dl className={styles['keys']}>
        {KEYS.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input type="checkbox" checked={isOn} onChange={(event) => setShortcutsOn(event.target.checked)} />
        Use these shortcuts on this device
      </label>
    </Dialog>
  );
}
