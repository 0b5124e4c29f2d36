import { trademarks } from './trademarks.ts';

const symbols: Readonly<Record<string, string>> = trademarks;

// Longest first, so that 'HydraFacial MD' wins over 'HydraFacial'. The schema forbids regex metacharacters in names.
const names = Object.keys(symbols)
  .sort((a, b) => b.length - a.length)
  .join('|');

// Latin letters, digits and combining marks. Classes like `\p{L}` take 40 ms to compile on a phone.
const LETTER = String.raw`A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u036f`;

/**
 * Matches addresses and names in one pass, so that a name inside an address is not matched:
 * 1. addresses: URL, www or mail address, bare domain, root path, target of an inline link;
 * 2. a name as a whole word, with the symbol that may already follow it. The symbol is part of the match, because with
 *    a lookahead 'HydraFacial MD®' would match as 'HydraFacial'.
 */
const pattern = new RegExp(
  [
    String.raw`\]\([^)]*\)`,
    String.raw`[a-z][a-z0-9+.-]*://\S+|(?:mailto|tel):\S+|www\.\S+|[^\s@]+@[^\s@]+\.[^\s@]+`,
    String.raw`(?<![${LETTER}.-])(?:[${LETTER}-]+\.)+(?:com|org|net|edu|gov|example|io|us)(?![${LETTER}])\S*`,
    String.raw`(?<![${LETTER}_)])/[^\s)]+`,
    String.raw`(?<![${LETTER}_])(?<name>${names})(?![${LETTER}_])(?<symbol>\s?(?:[®™℠]|\((?:R|TM|SM)\)))?`,
  ].join('|'),
  'g',
);

/**
 * Appends the trademark symbol to each known name in a visible text. Not for attributes, titles for search engines or
 * structured data.
 *
 * Matches whole words, case-sensitively. Names that already have a symbol and names in addresses stay unchanged, so
 * applying it twice is safe.
 */
export function withTrademarks(text: string): string {
  return text.replace(pattern, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { name?: string; symbol?: string };
    if (groups.name === undefined || groups.symbol !== undefined) return match;
    return match + (symbols[groups.name] ?? '');
  });
}
