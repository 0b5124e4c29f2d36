import { create } from 'zustand';

/** Whether this browser lets the desk keep nothing. It works as long as its page is open. */
export const useStorageState = create<{ isBlocked: boolean }>(() => ({ isBlocked: false }));
