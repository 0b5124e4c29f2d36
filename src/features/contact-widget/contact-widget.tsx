import { useEffect, useRef, useState } from 'react';
import { widget as texts } from '../../content/widget.ts';
import { closeOverlay, useOverlay } from '../../stores/overlay.ts';
import { Close } from '../../ui/icons.tsx';
import { WidgetForm } from './widget-form.tsx';
import styles from './contact-widget.module.css';

/** How long MESSAGE SENT is shown before the widget closes by itself. */
const THANKS_MS = 3000;

/**
 * The panel of the floating contact widget. It is not modal, so visitors can go on reading. What they typed is still
 * there when they open it again, until it was sent.
 */
export function ContactWidget() {
  const open = useOverlay((state) => state.open === 'widget');
  const panel = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
  }, [open]);
  useEffect(() => {
    if (!isSent || !open) return;
    const timer = setTimeout(close, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSent, open]);
  useEffect(() => {
    // However it was closed, the next opening shows an empty form.
    if (open || !isSent) return;
    setIsSent(false);
    setRound((count) => count + 1);
  }, [open, isSent]);

  return (
    // The browser handles Escape for modal dialogs only.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      id="contact-widget"
      role="dialog"
      aria-labelledby="widget-title"
      hidden={!open}
      className={styles.panel}
      data-print="hide"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button type="button" className={styles.close} onClick={close} aria-label={texts.close}>
        <Close />
      </button>
      {isSent ? <Thanks /> : <WidgetForm key={round} onSent={() => setIsSent(true)} />}
    </section>
  );
}

function close(): void {
  const button = document.querySelector<HTMLElement>('[aria-controls="contact-widget"]');
  // Focus moves to the button only if it was in the panel. Otherwise the visitor is reading the page.
  const wasInside = document.activeElement?.closest('#contact-widget') !== null;
  closeOverlay('widget');
  if (wasInside) button?.focus();
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone. When a saved message arrives later, the visitor may be writing elsewhere.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div role="status" className={styles.thanks}>
      <h2 id="widget-title" ref={heading} tabIndex={-1} className={styles.sent}>
        {texts.success.title}
      </h2>
      <p>{texts.success.text}</p>
    </div>
  );
}
