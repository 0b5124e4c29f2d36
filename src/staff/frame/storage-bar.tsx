import { useStorageState } from '../device/storage-state.ts';
import styles from './bar.module.css';

/** Says what the desk can't do in a browser that stores nothing. */
export function StorageBar() {
  const isBlocked = useStorageState((state) => state.isBlocked);
  return (
    <div role="status" className={isBlocked ? styles['bar'] : undefined} data-storage="">
      {isBlocked &&
        'This browser doesn’t let the desk store anything. It works while this page is open, but not offline, and you’ll sign in again the next time.'}
    </div>
  );
}
