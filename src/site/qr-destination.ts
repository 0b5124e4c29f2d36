import type { QrCode } from '../../supabase/functions/_shared/site-settings.ts';
import { qrCodes } from '../content/qr-codes.ts';

const entryOf = (code: string, entries: readonly QrCode[]) =>
  entries.find((entry) => entry.code === code.toLowerCase());

/** @returns a code that was perhaps typed by hand as it is printed; an unknown one as it is */
export const printedCode = (code: string, entries: readonly QrCode[] = qrCodes.entries): string =>
  entryOf(code, entries)?.code ?? code;

/**
 * @returns the destination of a scanned code; the default for an unknown or disabled code. Destinations come from the
 * content and what the owner has published (`entries`), so an address can't name one.
 */
export function destinationOf(code: string, entries: readonly QrCode[] = qrCodes.entries): string {
  const entry = entryOf(code, entries);
  return entry?.enabled ? entry.destination : qrCodes.defaultDestination;
}

/** Whether a destination is another site. All others are paths of this site. */
export const isExternal = (destination: string): boolean => destination.startsWith('https:');
