import { useSyncExternalStore } from 'react';

/** In em, so that larger text counts as well. */
const NARROW = matchMedia('(max-width: 69.98em)');
const TINY = matchMedia('(max-width: 19.48em)');
const subscribe = (onChange: () => void) => {
  for (const list of [NARROW, TINY]) list.addEventListener('change', onChange);
  return () => {
    for (const list of [NARROW, TINY]) list.removeEventListener('change', onChange);
  };
};

/** For how many of the pages the navigation has room. The others are in a menu. */
export const useRoom = (): number =>
  useSyncExternalStore(subscribe, () => (TINY.matches ? 1 : NARROW.matches ? 3 : Infinity));
