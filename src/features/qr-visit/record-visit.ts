import { LIMITS } from '../../../supabase/functions/_shared/catalogue.ts';
import type { QrVisit } from '../../../supabase/functions/_shared/contract.ts';
import { outbox, syncInBackground } from '../../stores/outbox.ts';
import { destinationOf } from './destination.ts';
import { qrSessionId } from './session.ts';
import { trackingAllowed } from './tracking.ts';
import { readUserAgent } from './user-agent.ts';

/** What is known of a scan at its moment. */
export interface Scan {
  /** The last part of the address, as it was scanned. */
  code: string;
  /** The address's query. */
  search: string;
  referrer: string;
  /** ISO date and time of the device's clock. */
  at: string;
}

/** What became of a scan. The visitor sees nothing of either (specification part 2 §8). */
export type Recorded = { recorded: true } | { recorded: false; reason: 'tracking_disabled' | 'failed' };

/** Keeps a visit in the outbox, unless tracking is not allowed. Delivers nothing yet. Never throws. */
export async function recordVisit(scan: Scan, id: string = crypto.randomUUID()): Promise<Recorded> {
  if (!trackingAllowed()) return { recorded: false, reason: 'tracking_disabled' };
  try {
    await outbox().enqueue('qr-visit', visitOf(scan, id));
    return { recorded: true };
  } catch (error) {
    console.warn('A visit by QR code could not be recorded.', error);
    return { recorded: false, reason: 'failed' };
  }
}

/** The record of a scan (specification part 2 §3, «QR analytics record»). */
export function visitOf(scan: Scan, id: string): QrVisit {
  const query = new URLSearchParams(scan.search);
  const label = (name: string) => query.get(name)?.trim().slice(0, LIMITS.utm) || null;
  const code = decoded(scan.code);
  return {
    id,
    qrCode: code.slice(0, LIMITS.qrCode),
    destination: destinationOf(code),
    userAgent: navigator.userAgent.slice(0, LIMITS.userAgent) || null,
    referrer: scan.referrer.slice(0, LIMITS.referrer) || null,
    ...readUserAgent(navigator.userAgent, navigator.maxTouchPoints),
    sessionId: qrSessionId(),
    utmSource: label('utm_source'),
    utmMedium: label('utm_medium'),
    utmCampaign: label('utm_campaign'),
    scannedAt: scan.at,
  };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/**
 * Puts the scans that the boot script has noted (`src/build/html/boot.ts`) into the outbox and delivers them. The
 * id is part of the note, so two tabs that find the same one record it once.
 */
export async function takeScans(): Promise<void> {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(SCAN))) {
    const scan = readScan(localStorage.getItem(key));
    const result = scan && (await recordVisit(scan, key.slice(SCAN.length)));
    // Should it have failed, the next visit tries again.
    if (!result || result.recorded || result.reason === 'tracking_disabled') localStorage.removeItem(key);
  }
  syncInBackground();
  await outbox().flush();
}

/** Begins the names of the boot script's notes in the local storage. */
const SCAN = 'scan:';

function readScan(note: string | null): Scan | undefined {
  try {
    const scan = JSON.parse(note ?? '') as Partial<Scan>;
    const isWhole = [scan.code, scan.search, scan.referrer].every((part) => typeof part === 'string');
    return isWhole && !Number.isNaN(Date.parse(scan.at ?? '')) ? (scan as Scan) : undefined;
  } catch {
    return undefined;
  }
}
