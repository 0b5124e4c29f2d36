import { navigation } from '../content/site-menu.ts';
import { closeOverlay, openOverlay, useOverlay } from '../stores/overlay.ts';
import { Close, Message } from '../ui/icons.tsx';
import styles from './widget-button.module.css';

/** The button of the floating contact widget, at the bottom right of every page. */
export function WidgetButton({ inert }: { inert: boolean }) {
  const isOpen = useOverlay(({ open }) => open === 'widget');
  return (
    <button
      type="button"
      className={styles.button}
      inert={inert}
      aria-expanded={isOpen}
      aria-controls="contact-widget"
      aria-label={isOpen ? navigation.message.close : navigation.message.open}
      onClick={() => (isOpen ? closeOverlay : openOverlay)('widget')}
      data-print="hide"
    >
      {isOpen ? <Close /> : <Message />}
    </button>
  );
}
