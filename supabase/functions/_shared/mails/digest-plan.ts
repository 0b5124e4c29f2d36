import { html } from './markup.ts';
import type { Digest, DigestInquiry } from './digest.ts';
import { inquiryBlock, inquiryRow, rowOf } from './digest-blocks.ts';

/**
 * Room for each list, in bytes of HTML. Gmail cuts a mail after 102 KB, and what is cut is not read. With the frame and
 * the plain text the whole mail stays below 100 KB.
 */
const BYTES = { full: 15_000, rows: 7_000, suspected: 3_500, signUps: 3_000 };
const MAX_CODES = 10;

/** What a digest has room for. */
export interface DigestPlan {
  /** In full: the oldest, which are overdue, and the newest. */
  readonly full: readonly DigestInquiry[];
  /** In one row each: the ones between them. */
  readonly rows: readonly DigestInquiry[];
  readonly suspected: readonly DigestInquiry[];
  readonly signUps: Digest['signUps'];
  readonly scans: Digest['scans'];
}

/** Chooses what stands in the mail. The desk has the rest. */
export function planDigest(digest: Digest, siteUrl: string): DigestPlan {
  const { writtenAt } = digest;
  const known = digest.inquiries.filter(({ suspected }) => !suspected);
  const row = (one: DigestInquiry) => rowOf(inquiryRow(one, writtenAt, siteUrl)).source;
  const full = new Set(
    fitting(fromBothEnds(known), BYTES.full, (one) => inquiryBlock(one, writtenAt, siteUrl).source),
  );
  const suspected = digest.inquiries.filter((one) => one.suspected);
  return {
    full: known.filter((one) => full.has(one)),
    rows: fitting(
      known.filter((one) => !full.has(one)),
      BYTES.rows,
      row,
    ),
    suspected: fitting(suspected.reverse(), BYTES.suspected, row),
    signUps: fitting(digest.signUps, BYTES.signUps, (one) =>
      html`${one.email}${one.source}`.source.padEnd(300),
    ),
    scans: digest.scans.slice(0, MAX_CODES),
  };
}

/** The first, the last, the second, the last but one, and so on. */
function fromBothEnds<T>(list: readonly T[]): T[] {
  return list.map((_, index) => list[index % 2 === 0 ? index / 2 : list.length - (index + 1) / 2]!);
}

const encoder = new TextEncoder();

/** The items that fit together. One that does not is left out, and the next may still fit. */
function fitting<T>(items: readonly T[], maxBytes: number, render: (item: T) => string): T[] {
  let left = maxBytes;
  return items.filter((item) => {
    const bytes = encoder.encode(render(item)).byteLength;
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
}
