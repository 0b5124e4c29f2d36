import { LIMITS } from '../../../supabase/functions/_shared/limits.ts';
import type { QrVisit } from '../../../supabase/functions/_shared/contract.ts';
import { bareReferrer } from '../../../supabase/functions/_shared/referrer.ts';
import { mayRecordVisits } from '../../outbox/consent.ts';
import { outbox } from '../../pwa/page-outbox.ts';
import { destinationOf, printedCode } from '../../site/qr-destination.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';
import { storedId } from '../../stores/session-id.ts';
import { readUserAgent } from './user-agent.ts';

/** A scan of a QR code. */
export interface Scan {
  /** The last part of the path, as it was scanned. */
  code: string;
  /** The query string of the address. */
  search: string;
  referrer: string;
  /** ISO date and time by the device's clock. */
  at: string;
}

/**
 * Whether a scan was recorded. `saved: false`: the visit is only in memory and is lost when the page is closed.
 */
export type Recorded =
  | { recorded: true; saved: boolean }
  | { recorded: false; reason: 'tracking_disabled' | 'failed' };

/** Puts a visit into the outbox without sending it, unless the visitor has opted out. Never throws. */
export async function recordVisit(scan: Scan, id: string = crypto.randomUUID()): Promise<Recorded> {
  try {
    if (!(await mayRecordVisits())) return { recorded: false, reason: 'tracking_disabled' };
    const { saved } = await outbox().enqueue('qr-visit', visitOf(scan, id));
    return { recorded: true, saved };
  } catch (error) {
    console.warn('A visit by QR code could not be recorded.', error);
    return { recorded: false, reason: 'failed' };
  }
}

/** Makes the record of a scan. Any strings result in a record that the database accepts; `at` must be a valid date. */
export function visitOf(scan: Scan, id: string): QrVisit {
  const query = [...new URLSearchParams(scan.search)];
  const label = (name: string) => {
    const [, value = ''] = query.find(([key]) => key.toLowerCase() === name) ?? [];
    return storable(value, LIMITS.utm) || null;
  };
  const { qrCodes } = useSiteSettings.getState();
  const code = printedCode(storable(decoded(scan.code), LIMITS.qrCode), qrCodes);
  return {
    id,
    qrCode: code,
    destination: destinationOf(code, qrCodes),
    userAgent: storable(navigator.userAgent, LIMITS.userAgent) || null,
    referrer: storable(bareReferrer(scan.referrer), LIMITS.referrer) || null,
    ...readUserAgent(navigator.userAgent, navigator.maxTouchPoints),
    sessionId: storedId('qr-session-id'),
    utmSource: label('utm_source'),
    utmMedium: label('utm_medium'),
    utmCampaign: label('utm_campaign'),
    scannedAt: new Date(scan.at).toISOString(),
  };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** Trims and shortens a text. Removes NUL and lone surrogates, which PostgreSQL refuses. */
const storable = (text: string, length: number): string =>
  text
    .replaceAll('\0', '')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .trim();
