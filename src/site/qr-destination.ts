import { qrCodes } from '../content/qr-codes.ts';

/**
 * @returns the destination of a scanned code; the default for an unknown or disabled code. Destinations come from the
 * content only, so an address can't name one.
 */
export function destinationOf(code: string): string {
  const entry = qrCodes.entries.find((candidate) => candidate.code === code && candidate.enabled);
  return entry?.destination ?? qrCodes.defaultDestination;
}

/** Whether a destination is another site. All others are paths of this site. */
export const isExternal = (destination: string): boolean => destination.startsWith('https:');
