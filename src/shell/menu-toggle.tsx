import { navigation } from '../content/site-menu.ts';
import { useMenu } from '../stores/menu.ts';
import { PANEL_ID } from './mobile-panel.tsx';
import styles from './menu-toggle.module.css';

/** The menu button on small screens. `popovertarget` makes it work before hydration. */
export function MenuToggle() {
  const open = useMenu((state) => state.open);
  return (
    <button
      type="button"
      popoverTarget={PANEL_ID}
      aria-expanded={open}
      aria-controls={PANEL_ID}
      aria-label={navigation.menu.open}
      className={styles.toggle}
    >
      <span className={styles.lines} aria-hidden="true" />
    </button>
  );
}
