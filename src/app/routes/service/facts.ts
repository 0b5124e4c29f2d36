import { consultationFee, writtenPrice } from 'virtual:paying-facts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/schema.ts';
import { team } from '../../../content/team.ts';
import { pricePhrase } from '../../../site/price-text.ts';
import { licenseFacts } from './license-facts.ts';

const { glance: glanceTexts, goodToKnow: texts } = servicePage;

/** A label and what stands beside it. The text may contain links. */
export interface Fact {
  label: string;
  text: string;
}

/** What a visitor wants to know first: for whom, how it feels, how long, how often, by whom, and what it costs. */
export function glance(service: Service): Fact[] {
  const { suits, feels, duration, downtime, sessions, performedBy, prepare } = service;
  return [
    { label: glanceTexts.suits, text: suits },
    { label: glanceTexts.feels, text: feels },
    { label: glanceTexts.duration, text: duration },
    { label: glanceTexts.downtime, text: downtime },
    { label: glanceTexts.sessions, text: sessions },
    { label: glanceTexts.performedBy, text: glanceTexts.performers[performedBy] },
    { label: glanceTexts.prepare, text: prepare },
    { label: glanceTexts.price, text: priceOf(service) },
  ];
}

/** The price of the service, or where or when a client learns it. */
function priceOf({ price, subservices }: Service): string {
  if (price) return `${pricePhrase(price).replace(/\.$/, '')}.`;
  return subservices.some((one) => one.price) ? glanceTexts.treatmentPrices : writtenPrice;
}

/** The facts behind the decision that the record of a service has. */
export function facts(service: Service): Fact[] {
  const { treatmentTimes = [], performedBy, regulatoryStatus, membership, bookingRequirement } = service;
  const times = treatmentTimes.map(({ label, time }) => `${label}: ${time}`).join('; ');
  const all = [
    { label: texts.times, text: times && `${times}.` },
    { label: texts.performedBy, text: servicePage.performers[performedBy] },
    ...licenseFacts(performedBy, team),
    { label: texts.regulatoryStatus, text: regulatoryStatus },
    { label: texts.pricing, text: `${consultationFee} ${texts.paying}` },
    { label: texts.membership, text: membership },
    { label: texts.booking, text: bookingRequirement },
  ];
  return all.filter((fact): fact is Fact => Boolean(fact.text));
}

/** The longer notes that the record of a service has, each an item of the accordion. */
export function notes(service: Service): { title: string; items: { lead?: string; text: string }[] }[] {
  const list = (texts: readonly string[] = []) => texts.map((text) => ({ text }));
  const concerns = service.treatmentConcerns ?? [];
  const all = [
    {
      title: texts.concerns,
      items: concerns.map(({ concern, approach }) => ({ lead: concern, text: approach })),
    },
    { title: texts.combinations, items: list(service.combinationTreatments) },
    { title: texts.approach, items: list(service.treatmentApproach ? [service.treatmentApproach] : []) },
    { title: texts.technology, items: list(service.technologyFeatures) },
    { title: texts.standards, items: list(service.qualityStandards) },
    { title: texts.features, items: list(service.keyFeatures) },
  ];
  return all.filter(({ items }) => items.length > 0);
}
