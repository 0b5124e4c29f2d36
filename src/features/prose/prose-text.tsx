import { Fragment, type ReactNode } from 'react';
import { business } from '../../content/business.ts';
import { useReword } from '../../stores/reword.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { richText, type TextProps } from '../rich-text/rich-text.tsx';
import { splitFacts, type Part } from './split-facts.ts';

/** Emphasis around a link becomes emphasis beside it, because `RichText` does not nest them. */
const LINK_IN_EMPHASIS = /\*([^*[\]]*)(\[[^[\]]+\]\([^()\s]+\))([^*[\]]*)\*/g;
const unnestLinks = (text: string) =>
  text.replace(
    LINK_IN_EMPHASIS,
    (_, before: string, link: string, after: string) =>
      `${before && `*${before}*`}${link}${after && `*${after}*`}`,
  );

/** An element with a text of an article or policy: markup, trademark symbols and placeholders for facts of the business. */
export function ProseText({ as: Tag, text: built, ...rest }: TextProps) {
  const text = useReword()(built);
  return (
    <Tag key={text} {...rest}>
      {splitFacts(unnestLinks(text)).map((part) => (
        <Fragment key={part.at}>{factOf(part)}</Fragment>
      ))}
    </Tag>
  );
}

function factOf(part: Part): ReactNode {
  const { phone, email } = business;
  if (part.type === 'phone') return <TextLink href={phone.href}>{phone.display}</TextLink>;
  if (part.type === 'email') return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
  if (part.type === 'url') return <TextLink href={part.url}>{new URL(part.url).host}</TextLink>;
  return richText(part.text);
}
