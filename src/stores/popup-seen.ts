import { create } from 'zustand';

const KEY = 'popup-seen';

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this browser session has seen the sign-up popup. */
export const usePopupSeen = create<{ seen: boolean }>()(() => ({ seen: wasSeen() }));

usePopupSeen.subscribe(({ seen }) => {
  try {
    if (seen) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: it is remembered as long as the page lives.
  }
});
