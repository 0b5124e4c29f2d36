import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { withStorage } from '../../ui/web-storage.ts';

const OFF_KEY = 'staff-shortcuts-off';

/** Single-key shortcuts can be turned off (WCAG 2.1.4), because speech input may trigger them. */
export const useShortcutsOn = create<{ isOn: boolean }>(() => ({
  isOn: (withStorage('localStorage', (storage) => storage.getItem(OFF_KEY)) ?? null) === null,
}));

export function setShortcutsOn(isOn: boolean): void {
  withStorage('localStorage', (storage) =>
    isOn ? storage.removeItem(OFF_KEY) : storage.setItem(OFF_KEY, '1'),
  );
  useShortcutsOn.setState({ isOn });
}

/** Runs the action of a pressed key, unless somebody types or a dialog is open. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const isOn = useShortcutsOn((state) => state.isOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isTyping = target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog')) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
