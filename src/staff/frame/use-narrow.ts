import { useSyncExternalStore } from 'react';

const NARROW = matchMedia('(max-width: 767.98px)');
const subscribe = (onChange: () => void) => {
  NARROW.addEventListener('change', onChange);
  return () => NARROW.removeEventListener('change', onChange);
};

/** Whether the screen is a phone's: the navigation is at the bottom and folds into a menu. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);
