import { business } from '../../content/business.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { splitFacts, type Part } from './split-facts.ts';

/** Emphasis around a link becomes emphasis beside it, because `RichText` does not nest them. */
const LINK_IN_EMPHASIS = /\*([^*[\]]*)(\[[^[\]]+\]\([^()\s]+\))([^*[\]]*)\*/g;
const unnestLinks = (text: string) =>
  text.replace(
    LINK_IN_EMPHASIS,
    (_, before: string, link: string, after: string) =>
      `${before && `*${before}*`}${link}${after && `*${after}*`}`,
  );

/** A text of an article or policy, with its markup, trademark symbols and placeholders for facts of the business. */
export function ProseText({ text }: { text: string }) {
  return splitFacts(unnestLinks(text)).map((part) => <Fact key={part.at} part={part} />);
}

function Fact({ part }: { part: Part }) {
  const { phone, email } = business;
  if (part.type === 'phone') return <TextLink href={phone.href}>{phone.display}</TextLink>;
  if (part.type === 'email') return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
  if (part.type === 'url') return <TextLink href={part.url}>{new URL(part.url).host}</TextLink>;
  return <RichText text={part.text} />;
}
