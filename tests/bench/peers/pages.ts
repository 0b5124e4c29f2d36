import type { Article, ArticleBlock } from '../../../src/content/articles/article.schema.ts';
import type { Service } from '../../../src/content/services/service.schema.ts';
import { withTrademarks } from '../../../src/content/trademark-text.ts';
import { readRecords } from '../../../src/plugins/content/content-records.ts';
import { paths } from '../../../src/site/paths.ts';

/** A part of a page, in plain text. */
export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; ordered: boolean; items: readonly string[] };

/** A page that every peer builds: text without pictures. */
export interface SharedPage {
  path: string;
  title: string;
  blocks: readonly Block[];
}

const heading = (level: number, text: string): Block => ({ type: 'heading', level, text });
const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const list = (items: readonly string[], ordered = false): Block => ({ type: 'list', ordered, items });

/** The articles, then the service pages: the text of our records with trademark symbols, without links and emphasis. */
export async function sharedPages(): Promise<SharedPage[]> {
  const { articles, services } = await readRecords();
  const visible = (text: string) =>
    withTrademarks(text.replace(/\[([^[\]]+)\]\([^)]*\)/g, '$1').replaceAll('*', ''));
  return [...articles.map(articlePage), ...[...services.values()].map(servicePage)].map((page) => ({
    path: page.path,
    title: visible(page.title),
    blocks: page.blocks.map((block) =>
      block.type === 'list'
        ? { ...block, items: block.items.map(visible) }
        : { ...block, text: visible(block.text) },
    ),
  }));
}

const articlePage = ({ slug, title, subtitle, content }: Article): SharedPage => ({
  path: paths.article(slug),
  title,
  blocks: [paragraph(subtitle), ...content.flatMap(articleBlocks)],
});

function articleBlocks(block: ArticleBlock): Block[] {
  if (block.type === 'image') return [];
  if (block.type === 'quote') return [paragraph(`“${block.text}” ${block.author}`)];
  if (block.type === 'timeline')
    return [
      heading(3, block.title),
      ...block.entries.flatMap(({ days, normal, todo }) => [heading(4, days), list(normal), list(todo)]),
    ];
  if (block.type === 'callout')
    return [heading(3, block.title), paragraph(block.text), ...(block.items ? [list(block.items)] : [])];
  return [block];
}

const servicePage = (service: Service): SharedPage => ({
  path: paths.service(service.slug),
  title: service.title,
  blocks: [
    ...[service.tagline, ...service.description].map(paragraph),
    list([service.suits, service.feels, ...Object.values(service.inBrief)]),
    heading(2, 'Benefits'),
    list(service.benefits.map(({ title, text }) => `${title}: ${text}`)),
    heading(2, 'What to expect'),
    list(service.whatToExpect, true),
    paragraph(service.prepare),
    list(service.contraindications),
    list(service.combinationTreatments),
    paragraph(service.regulatoryStatus),
    heading(2, 'Treatments'),
    ...service.subservices.flatMap(({ title, description, benefits, targets }) => [
      heading(3, title),
      paragraph(description),
      list([...benefits, ...(targets ?? [])]),
    ]),
    heading(2, 'Questions'),
    ...service.faqs.flatMap(({ question, answer }) => [heading(3, question), paragraph(answer)]),
  ],
});

/** The pages as Markdown files, and a home page. The tools take titles from the headings. */
export const markdownFiles = (pages: readonly SharedPage[], folder = ''): Record<string, string> =>
  Object.fromEntries(
    [{ path: '/index', title: 'Home', blocks: [] }, ...pages].map(({ path, title, blocks }) => [
      `${folder}${path.slice(1)}.md`,
      [`# ${title}`, ...blocks.map(toMarkdown)].join('\n\n'),
    ]),
  );

function toMarkdown(block: Block): string {
  if (block.type === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
  if (block.type === 'paragraph') return block.text;
  return block.items.map((item) => `${block.ordered ? '1.' : '-'} ${item}`).join('\n');
}

/** The last paragraph. It is on the page only if the whole text is. */
export const lastParagraph = ({ blocks }: SharedPage): string =>
  blocks.findLast((block) => block.type === 'paragraph')!.text;
