import { create } from 'zustand';
import { withStorage } from '../ui/web-storage.ts';

const KEY = 'popup-seen';

/** Whether this browser session has seen the sign-up popup. Without storage: whether this page has. */
export const usePopupSeen = create<{ seen: boolean }>()(() => ({
  seen: Boolean(withStorage('sessionStorage', (storage) => storage.getItem(KEY))),
}));

usePopupSeen.subscribe(({ seen }) => {
  withStorage('sessionStorage', (storage) => {
    if (seen) storage.setItem(KEY, '1');
    else storage.removeItem(KEY);
  });
});
