import { plainText } from '../../content/plain-text.ts';

/** A question and its answer. The answer may contain inline links. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** The questions of a page as schema.org FAQPage, for `head`. At most one per page. */
export function faqStructuredData(entries: readonly FaqEntry[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
