/** Which inquiry somebody on this device is writing about, for their colleagues. */
import { create } from 'zustand';

/** Since the last key, or since their mail program was opened. */
const WRITING_MS = 60_000;

export const useWriting = create<{ inquiryId: string | undefined }>(() => ({ inquiryId: undefined }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Call it at each change of the text. */
export function startWriting(inquiryId: string): void {
  clearTimeout(timer);
  timer = setTimeout(stopWriting, WRITING_MS);
  useWriting.setState({ inquiryId });
}

export function stopWriting(): void {
  clearTimeout(timer);
  useWriting.setState({ inquiryId: undefined });
}
