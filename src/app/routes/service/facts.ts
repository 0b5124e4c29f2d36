import { consultationFee, writtenPrice } from 'virtual:paying-facts';
import type { Price } from '../../../content/price.schema.ts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/schema.ts';
import { team } from '../../../content/team.ts';
import { pricePhrase } from '../../../site/price-text.ts';
import { licenseFacts } from './license-facts.ts';

const texts = servicePage.goodToKnow;

/** The short facts that the record of a service has. */
export function facts(service: Service): { label: string; text: string }[] {
  const {
    duration,
    treatmentTimes = [],
    sessions,
    downtime,
    price,
    membership,
    bookingRequirement,
  } = service;
  const times = treatmentTimes.map(({ label, time }) => `${label}: ${time}`).join('; ');
  const all = [
    { label: texts.duration, text: times ? `${duration} ${times}.` : duration },
    { label: texts.sessions, text: sessions },
    { label: texts.downtime, text: downtime },
    { label: texts.performedBy, text: servicePage.performers[service.performedBy] },
    ...licenseFacts(service.performedBy, team),
    { label: texts.regulatoryStatus, text: service.regulatoryStatus },
    {
      label: texts.pricing,
      text: costs(
        price,
        service.subservices.some((one) => one.price),
      ),
    },
    { label: texts.membership, text: membership },
    { label: texts.booking, text: bookingRequirement },
  ];
  return all.filter((fact): fact is { label: string; text: string } => fact.text !== undefined);
}

/** The price, or when a client learns it; then where to read about paying. */
function costs(price: Price | undefined, treatmentsHavePrices: boolean): string {
  const first = price ? `${pricePhrase(price).replace(/\.$/, '')}.` : !treatmentsHavePrices && writtenPrice;
  return [first, consultationFee, texts.paying].filter(Boolean).join(' ');
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
