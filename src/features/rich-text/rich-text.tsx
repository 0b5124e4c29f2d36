import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { withTrademarks } from '../../content/trademark-text.ts';
import { useReword } from '../../stores/reword.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** `[label](/path)`, `[label](tel:…)` or `*emphasis*`: the markup that texts may contain. */
const MARKUP = /\[([^[\]]+)\]\(([^()\s]+)\)|\*([^*]+)\*/g;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element that holds the text and nothing else. Another text gets another element (`tests/lint/text-elements.ts`). */
  as: ElementType;
  text: string;
}

/** An element with a text, its links and emphasis, and trademark symbols. */
export function RichText({ as: Tag, text: built, ...rest }: TextProps) {
  const text = useReword()(built);
  return (
    <Tag key={text} {...rest}>
      {richText(text)}
    </Tag>
  );
}

/** A text with its links, emphasis and trademark symbols, but without an element of its own. For a text that never changes. */
export function richText(text: string): ReactNode {
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
        <TextLink key={match.index} {...(path.startsWith('/') ? { to: path } : { href: path })}>
          {label}
        </TextLink>
      ),
    );
    end = match.index + whole.length;
  }
  return parts.length > 0 ? [...parts, marked.slice(end)] : marked;
}
