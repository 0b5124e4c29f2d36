import { about } from '../about.ts';
import { aftercare } from '../aftercare.ts';
import { articles, services } from '../all-records.ts';
import { articlesPage } from '../articles-page.ts';
import type { Article } from '../articles/article.schema.ts';
import { concerns } from '../concerns.ts';
import type { SkinConcern } from '../concerns.schema.ts';
import { contact } from '../contact.ts';
import { firstVisitPage } from '../first-visit-page.ts';
import { gallery } from '../gallery.ts';
import { memberships } from '../memberships.ts';
import { accessibility } from '../policies/accessibility.ts';
import { hipaaCompliance } from '../policies/hipaa-compliance.ts';
import { privacyPolicy } from '../policies/privacy-policy.ts';
import type { Policy } from '../policies/policy.schema.ts';
import { termsOfService } from '../policies/terms-of-service.ts';
import { paying } from '../paying.ts';
import { rewards } from '../rewards.ts';
import { categories } from '../services/categories.ts';
import type { Service, ServiceSlug, Subservice } from '../services/service.schema.ts';
import { sitemap } from '../sitemap.ts';
import { technology } from '../technology.ts';
import { virtualConsultations } from '../virtual-consultations.ts';
import { plainText } from '../plain-text.ts';
import { fold, wordsOf } from '../fold.ts';
import { anchors, paths } from '../../site/paths.ts';

/** What an entry of the search index leads to. */
export type SearchKind =
  | 'service'
  | 'treatment'
  | 'concern'
  | 'technology'
  | 'article'
  | 'page'
  | 'aftercare'
  | 'question';

/** An entry of the search index. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** The page that it links to, with an anchor where it is a part of a page. */
  readonly path: string;
  /** Title of that page, if the entry is one of its treatments or questions. */
  readonly parent?: string;
  /** Id of the treatment. */
  readonly treatment?: string;
  /** Searchable words, folded. */
  readonly text: string;
}

/** Result lists show one line of a description. */
const MAX_DESCRIPTION_LETTERS = 120;

/** Every word of the texts once, folded. The search matches single words, so their order doesn't matter. */
function searchText(texts: readonly (string | undefined)[]): string {
  const words = wordsOf(fold(plainText(texts.filter(Boolean).join(' '))));
  return [...new Set(words)].join(' ');
}

/** The beginning of a text, cut after a word. */
function beginning(text: string): string {
  const plain = plainText(text);
  if (plain.length <= MAX_DESCRIPTION_LETTERS) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', MAX_DESCRIPTION_LETTERS)).replace(/[,;:.]$/, '')} …`;
}

/** Every text in a record. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A service: its texts, keywords and treatments. */
const serviceEntry = (service: Service): SearchEntry => ({
  kind: 'service',
  path: paths.service(service.slug),
  title: service.title,
  description: service.cardDescription,
  text: searchText([
    service.title,
    service.tagline,
    service.cardDescription,
    ...service.keywords,
    ...service.benefits.flatMap(({ title, text }) => [title, text]),
    ...service.whatToExpect,
    ...service.subservices.map(({ title }) => title),
    ...(service.treatmentConcerns ?? []).map(({ concern }) => concern),
  ]),
});

/** A treatment: title, description, benefits and targets. */
const treatmentEntry = (service: Service, treatment: Subservice): SearchEntry => ({
  kind: 'treatment',
  path: paths.service(service.slug),
  title: treatment.title,
  description: plainText(treatment.description),
  parent: service.title,
  treatment: treatment.id,
  text: searchText([
    treatment.title,
    treatment.description,
    ...treatment.benefits,
    ...(treatment.targets ?? []),
  ]),
});

const questionEntry = (
  path: string,
  parent: string,
  { question, answer }: { question: string; answer: string },
): SearchEntry => ({
  kind: 'question',
  path: `${path}#${anchors.questions}`,
  title: question,
  description: beginning(answer),
  parent,
  text: searchText([question, answer, parent]),
});

const aftercareEntry = ({ slug, title, aftercare: list }: Service): SearchEntry => ({
  kind: 'aftercare',
  path: paths.aftercareOf(slug),
  title: `${title} ${aftercare.page.suffix}`,
  description: beginning(list[0]!),
  text: searchText([title, aftercare.page.suffix, ...list]),
});

const pageEntry = (
  path: string,
  title: string,
  { description }: { description: string },
  record: unknown = [],
): SearchEntry => ({
  kind: 'page',
  path,
  title,
  description: beginning(description),
  text: searchText([title, description, ...textsIn(record)]),
});

/** Pages other than those of services and articles, by the names that the sitemap page gives them. */
function pageEntries(): SearchEntry[] {
  const { main, legal } = sitemap;
  const costs = `${paths.contact}#${anchors.paying}`;
  return [
    pageEntry(paths.firstVisit, main.firstVisit, firstVisitPage.meta, firstVisitPage),
    pageEntry(paths.aftercare, sitemap.aftercare, aftercare.index.meta),
    pageEntry(paths.gallery, main.gallery, gallery.meta),
    pageEntry(paths.memberships, main.memberships, memberships.meta, memberships.hero),
    pageEntry(paths.rewards, main.rewards, rewards.meta, rewards.hero),
    pageEntry(
      paths.virtualConsultations,
      main.virtualConsultations,
      virtualConsultations.meta,
      virtualConsultations.hero,
    ),
    pageEntry(paths.concerns, main.concerns, concerns.meta),
    pageEntry(paths.technology, main.technology, technology.meta),
    pageEntry(paths.about, main.about, about.meta, about.experts),
    pageEntry(paths.contact, main.contact, contact.head, contact.details),
    pageEntry(costs, paying.title, { description: paying.writtenPrice }),
    ...[paying.plans, paying.giftCards, paying.packages].flatMap((part) =>
      part ? [pageEntry(costs, part.title, { description: part.text })] : [],
    ),
    pageEntry(paths.articles, sitemap.articles, articlesPage.meta),
    pageEntry(paths.terms, legal.terms, termsOfService.meta, headingsOf(termsOfService)),
    pageEntry(paths.privacy, legal.privacy, privacyPolicy.meta, headingsOf(privacyPolicy)),
    pageEntry(paths.hipaa, legal.hipaa, hipaaCompliance.meta, headingsOf(hipaaCompliance)),
    pageEntry(paths.accessibility, legal.accessibility, accessibility.meta, headingsOf(accessibility)),
  ];
}

const headingsOf = ({ sections }: Policy) => sections.map(({ heading }) => heading);

const concernEntries = (): SearchEntry[] =>
  concerns.groups
    .flatMap((group): readonly SkinConcern[] => group.concerns)
    .map(({ id, type, description, characteristics, recommendedTreatments }) => ({
      kind: 'concern',
      path: `${paths.concerns}#${id}`,
      title: type,
      description: beginning(description),
      text: searchText([
        type,
        description,
        ...characteristics,
        ...recommendedTreatments.map(({ name }) => name),
      ]),
    }));

const deviceEntries = (): SearchEntry[] =>
  technology.devices.map(({ slug, name, tagline, description, bestFor }) => ({
    kind: 'technology',
    path: `${paths.technology}#${slug}`,
    title: name,
    description: tagline,
    text: searchText([name, tagline, ...description, ...bestFor]),
  }));

const articleEntry = ({ slug, title, subtitle, excerpt, tags, keywords }: Article): SearchEntry => ({
  kind: 'article',
  path: paths.article(slug),
  title,
  description: subtitle,
  text: searchText([title, subtitle, excerpt, ...tags, ...keywords]),
});

const inOrder = categories
  .flatMap(({ slugs }): readonly ServiceSlug[] => slugs)
  .map((slug) => services.get(slug)!);

/**
 * The search index: each service followed by its treatments, in the order of the categories; then concerns, devices,
 * articles, pages, aftercare and questions.
 */
export const entries: readonly SearchEntry[] = [
  ...inOrder.flatMap((service) => [
    serviceEntry(service),
    ...service.subservices.map((one) => treatmentEntry(service, one)),
  ]),
  ...concernEntries(),
  ...deviceEntries(),
  ...articles.map(articleEntry),
  ...pageEntries(),
  ...inOrder.map(aftercareEntry),
  ...inOrder.flatMap(({ slug, title, faqs }) =>
    faqs.map((entry) => questionEntry(paths.service(slug), title, entry)),
  ),
  ...[
    { path: paths.memberships, title: sitemap.main.memberships, faq: memberships.faq },
    {
      path: paths.virtualConsultations,
      title: sitemap.main.virtualConsultations,
      faq: virtualConsultations.faq,
    },
  ].flatMap(({ path, title, faq }) => faq.entries.map((entry) => questionEntry(path, title, entry))),
];
