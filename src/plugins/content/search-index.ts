import { about } from '../../content/about.ts';
import { aftercare } from '../../content/aftercare.ts';
import { articlesPage } from '../../content/articles-page.ts';
import type { Article } from '../../content/articles/article.schema.ts';
import { concerns } from '../../content/concerns.ts';
import type { SkinConcern } from '../../content/concerns.schema.ts';
import { contact } from '../../content/contact.ts';
import { firstVisitPage } from '../../content/first-visit-page.ts';
import { gallery } from '../../content/gallery.ts';
import { memberships } from '../../content/memberships.ts';
import { accessibility } from '../../content/policies/accessibility.ts';
import { hipaaCompliance } from '../../content/policies/hipaa-compliance.ts';
import { privacyPolicy } from '../../content/policies/privacy-policy.ts';
import type { Policy } from '../../content/policies/policy.schema.ts';
import { termsOfService } from '../../content/policies/terms-of-service.ts';
import { paying } from '../../content/paying.ts';
import { rewards } from '../../content/rewards.ts';
import { categories } from '../../content/services/categories.ts';
import type { Service, Subservice } from '../../content/services/service.schema.ts';
import { sitemap } from '../../content/sitemap.ts';
import { technology } from '../../content/technology.ts';
import { virtualConsultations } from '../../content/virtual-consultations.ts';
import { plainText } from '../../features/rich-text/plain-text.ts';
import { fold, wordsOf } from '../../features/service-search/fold.ts';
import type { SearchEntry } from '../../features/service-search/search.ts';
import { anchors, paths } from '../../site/paths.ts';

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

/**
 * The search index: each service followed by its treatments, in the order of the categories; then concerns, devices,
 * articles, pages, aftercare and questions.
 */
export function searchIndex({
  services,
  articles,
}: {
  services: ReadonlyMap<string, Service>;
  articles: readonly Article[];
}): SearchEntry[] {
  const inOrder = categories.flatMap(({ slugs }) => slugs).map((slug) => services.get(slug)!);
  return [
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
      { path: paths.memberships, title: sitemap.main.memberships, entries: memberships.faq.entries },
      {
        path: paths.virtualConsultations,
        title: sitemap.main.virtualConsultations,
        entries: virtualConsultations.faq.entries,
      },
    ].flatMap(({ path, title, entries }) => entries.map((entry) => questionEntry(path, title, entry))),
  ];
}
