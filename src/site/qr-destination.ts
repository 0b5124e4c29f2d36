import { qrCodes } from '../content/qr-codes.ts';

const entryOf = (code: string) => qrCodes.entries.find((entry) => entry.code === code.toLowerCase());

/** @returns a code that was perhaps typed by hand as it is printed; an unknown one as it is */
export const printedCode = (code: string): string => entryOf(code)?.code ?? code;

/**
 * @returns the destination of a scanned code; the default for an unknown or disabled code. Destinations come from the
 * content only, so an address can't name one.
 */
export function destinationOf(code: string): string {
  const entry = entryOf(code);
  return entry?.enabled ? entry.destination : qrCodes.defaultDestination;
}

/** Whether a destination is another site. All others are paths of this site. */
export const isExternal = (destination: string): boolean => destination.startsWith('https:');
