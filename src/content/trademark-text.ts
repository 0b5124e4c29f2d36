import { trademarks } from './trademarks.ts';

const symbols: Readonly<Record<string, string>> = trademarks;

// Longest first, so that 'HydraFacial MD' wins over 'HydraFacial'. Names hold no regex metacharacters (see the schema).
const names = Object.keys(symbols)
  .sort((a, b) => b.length - a.length)
  .join('|');

/**
 * Two things in one pass, so that an address is consumed before a name in it is seen:
 * 1. addresses: scheme, www or mail address, bare domain, root path, target of an inline link;
 * 2. a name as a whole word, with the symbol that may already follow it. The symbol is part of the match:
 *    a lookahead would let 'HydraFacial MD®' fall back to 'HydraFacial'.
 */
const pattern = new RegExp(
  [
    String.raw`\]\([^)]*\)`,
    String.raw`[a-z][a-z0-9+.-]*://\S+|(?:mailto|tel):\S+|www\.\S+|[^\s@]+@[^\s@]+\.[^\s@]+`,
    String.raw`(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|gov|example|io|us)(?![\p{L}\p{N}])\S*`,
    String.raw`(?<![\p{L}\p{N}_)])/[^\s)]+`,
    String.raw`(?<![\p{L}\p{N}\p{M}_])(?<name>${names})(?![\p{L}\p{N}\p{M}_])(?<symbol>\s?(?:[®™℠]|\((?:R|TM|SM)\)))?`,
  ].join('|'),
  'gu',
);

/**
 * Appends the owner's symbol to each known name in a text meant for reading.
 *
 * Whole words only, in the case of the table; a name that already carries a symbol and anything inside an
 * address stay as they are, so applying it twice changes nothing. Not for attributes, titles for search
 * engines or structured data.
 */
export function withTrademarks(text: string): string {
  return text.replace(pattern, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { name?: string; symbol?: string };
    if (groups.name === undefined || groups.symbol !== undefined) return match;
    return match + (symbols[groups.name] ?? '');
  });
}
