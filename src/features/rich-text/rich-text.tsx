import type { ReactNode } from 'react';
import { withTrademarks } from '../../content/trademark-text.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** `[label](/path)` or `*emphasis*`: the markup that texts may contain. */
const MARKUP = /\[([^[\]]+)\]\(([^()\s]+)\)|\*([^*]+)\*/g;

/** Renders a text with its links and emphasis, and adds trademark symbols. */
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
