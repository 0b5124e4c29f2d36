import { qrCodes } from '../content/qr-codes.ts';

/**
 * Where a scanned code leads: its entry's destination; for an unknown or disabled code the default. Only what stands in the content: nothing in the address can name a destination.
 */
export function destinationOf(code: string): string {
  const entry = qrCodes.entries.find((candidate) => candidate.code === code && candidate.enabled);
  return entry?.destination ?? qrCodes.defaultDestination;
}

/** Another site, over https; everything else is a page of this one. */
export const isExternal = (destination: string): boolean => destination.startsWith('https:');
