import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Delay between the pointer leaving and the menu closing. */
export const CLOSE_DELAY_MS = 150;

/**
 * The services dropdown opens on hover and by its button. It closes 150 ms after the pointer leaves, when focus
 * leaves, and on Escape. Arrow keys move through its links.
 */
export function useServicesMenu() {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Opened by the pointer that is about to press the button, so the press must not close it. */
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    // A menu opened by hover must close on Escape wherever the focus is (WCAG 1.4.13).
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    const onPress = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }
  function close() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    const links = [...(item.current?.querySelectorAll<HTMLElement>('[data-menu] a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const inMenu = at >= 0;
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (step === undefined || (!inMenu && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const target = step < 0 ? button.current : links[Math.min(step, links.length - 1)];
    if (open) return target?.focus();
    show();
    // The panel cannot take focus before it is visible.
    requestAnimationFrame(() => target?.focus());
  }

  return {
    open,
    close,
    button,
    itemProps: {
      ref: item,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        isHovered.current ||= !open;
        show();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (relatedTarget && !item.current?.contains(relatedTarget as Node)) close();
      },
      onKeyDown,
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      onClick() {
        if (open && !isHovered.current) close();
        else show();
        isHovered.current = false;
      },
    },
  };
}
