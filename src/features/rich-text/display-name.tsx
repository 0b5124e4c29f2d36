import type { ReactNode } from 'react';
import { withTrademarks } from '../../content/trademark-text.ts';

/** A name in large type. Its trademark symbols are small and raised, or they would be as tall as the name. */
export function DisplayName({ text }: { text: string }) {
  const marked = withTrademarks(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index } of marked.matchAll(/[®™]/g)) {
    parts.push(marked.slice(end, index), <sup key={index}>{marked[index]}</sup>);
    end = index + 1;
  }
  return [...parts, marked.slice(end)];
}
