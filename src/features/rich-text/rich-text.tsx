import type { ReactNode } from 'react';
import { withTrademarks } from '../../content/trademark-text.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** `[label](/path)` or `*emphasis*`: all the markup that a content text may hold. */
const MARKUP = /\[([^[\]]+)\]\(([^()\s]+)\)|\*([^*]+)\*/g;

/** A text of the records as it is read: links live, emphasis set, trademark symbols added. */
export function RichText({ text }: { text: string }) {
  const marked = withTrademarks(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKUP)) {
    const [whole, label, path, emphasis] = match;
    parts.push(marked.slice(end, match.index));
    parts.push(
      path === undefined ? (
        <em key={match.index}>{emphasis}</em>
      ) : (
        <TextLink key={match.index} to={path}>
          {label}
        </TextLink>
      ),
    );
    end = match.index + whole.length;
  }
  return [...parts, marked.slice(end)];
}
