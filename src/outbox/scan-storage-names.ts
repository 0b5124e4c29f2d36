/** Names under which `scan-storage.ts` and the boot script (`src/boot/qr-scan.ts`) store records outside the outbox. */

/** The IndexedDB database, and its only object store. */
export const SCANS = 'scans';
/** A scanned QR code is stored under this prefix and its id. */
export const SCAN_PREFIX = 'scan:';
/** The visitor's choice about QR visits. */
export const PRIVACY_CHOICE = 'privacy-choice';
/** The value of `PRIVACY_CHOICE` that forbids recording. No value means that recording is allowed. */
export const OPTED_OUT = 'opt-out';
