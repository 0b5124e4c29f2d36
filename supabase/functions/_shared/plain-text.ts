/** What texts and links must match, and what to say otherwise. */
export const PLAIN_TEXT: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\S(?:.*\S)?$/, 'no space at either end, no line break'],
  // Nor what can't be seen, such as characters that turn the writing direction.
  [/^[^®™<>[\]\u200b\u202a-\u202e\u2066-\u2069\ufeff]*$/, 'no trademark symbol, markup or link here'],
];

/**
 * A page of this site without query and anchor, or another site over https. In ASCII, and without a name before the host, so
 * that it leads where it seems to.
 */
export const LINK =
  /^(?:\/(?:[\w-]+(?:\/[\w-]+)*)?|https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#][!#-;=?-~]*)?)$/i;
export const MAX_LINK = 300;

/** A US phone number as visitors read it, or nothing. Nine-one-one and other short numbers are none. */
export const PHONE_OR_NONE = /^(?:\([2-9]\d\d\) [2-9]\d\d-\d{4})?$/;

/** What stands before "off". */
export const DISCOUNT = /^(?:[1-9]\d?%|100%|\$[1-9]\d{0,3})$/;

/** What a client says or types to use the offer. */
export const OFFER_CODE = /^[A-Z0-9]{4,20}$/;

/** The end of a sentence. */
export const FULL_STOP = /\.$/;
export const MAX_AMOUNT = 100_000;
export const hasTwoDecimals = (amount: number): boolean => Number(amount.toFixed(2)) === amount;
export const MAX_SESSIONS = 100;

/** First name, which may have two parts and accents of their own, and last initial: "Mary Ann R." */
export const SHORT_NAME = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)? \p{Lu}\p{M}*\.$/u;
/** How long a quote of a client may be, in characters. */
export const QUOTE_LENGTH = { min: 40, max: 320 };

/** The last part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A photograph of a case: the SHA-256 of its file. */
export const PHOTO_ID = /^[0-9a-f]{64}$/;
