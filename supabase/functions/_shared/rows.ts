import type { Inquiry, QrVisit } from './contract.ts';
import { FIELD_NAMES, INQUIRY_FIELDS } from './inquiry-fields.ts';
import { NO_NAME } from './no-name.ts';
import { bareReferrer } from './referrer.ts';

type Column = (typeof INQUIRY_FIELDS)[keyof typeof INQUIRY_FIELDS]['column'];

/** What the visitor wrote, by column. A record of an older build lacks newer fields. */
const fieldsRow = (inquiry: Inquiry) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [INQUIRY_FIELDS[name].column, inquiry[name]])) as Record<
    Column,
    string | null
  >;

/** The row that a browser inserts into `inquiries`: the visitor's columns only. */
export const inquiryRow = (inquiry: Inquiry) => ({
  id: inquiry.id,
  ...fieldsRow(inquiry),
  full_name: inquiry.fullName ?? NO_NAME,
  form_source: inquiry.formSource,
  user_agent: inquiry.userAgent,
  // A record of an older build may still hold the whole address.
  referrer: inquiry.referrer && bareReferrer(inquiry.referrer),
  session_id: inquiry.sessionId,
  submitted_at: inquiry.submittedAt,
  suspected: inquiry.suspected,
});

/** The row that a browser inserts into `qr_analytics`. */
export const qrVisitRow = (visit: QrVisit) => ({
  id: visit.id,
  qr_code: visit.qrCode,
  destination: visit.destination,
  user_agent: visit.userAgent,
  referrer: visit.referrer && bareReferrer(visit.referrer),
  device_type: visit.deviceType,
  browser: visit.browser,
  os: visit.os,
  session_id: visit.sessionId,
  utm_source: visit.utmSource,
  utm_medium: visit.utmMedium,
  utm_campaign: visit.utmCampaign,
  scanned_at: visit.scannedAt,
});
