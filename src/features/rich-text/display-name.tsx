import type { ReactNode } from 'react';
import { withTrademarks } from '../../content/trademark-text.ts';
import type { TextProps } from './rich-text.tsx';

/** A name in large type. Its trademark symbols are small and raised, or they would be as tall as the name. */
export function DisplayName({ as: Tag, text, ...rest }: TextProps) {
  const marked = withTrademarks(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index } of marked.matchAll(/[®™]/g)) {
    parts.push(marked.slice(end, index), <sup key={index}>{marked[index]}</sup>);
    end = index + 1;
  }
  return (
    <Tag key={text} {...rest}>
      {parts.length > 0 ? [...parts, marked.slice(end)] : marked}
    </Tag>
  );
}
