import { servicePage } from '../../../content/service-page.ts';
import { performers } from '../../../content/performers.ts';
import type { Performer, Service } from '../../../content/services/schema.ts';
import type { TeamMember } from '../../../content/team.schema.ts';
import { team } from '../../../content/team.ts';

const texts = servicePage.goodToKnow;

/** The short facts that the record of a service has. */
export function facts(service: Service): { label: string; text: string }[] {
  const {
    duration,
    treatmentTimes = [],
    sessions,
    downtime,
    pricing,
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
    { label: texts.pricing, text: pricing },
    { label: texts.membership, text: membership },
    { label: texts.booking, text: bookingRequirement },
  ];
  return all.filter((fact): fact is { label: string; text: string } => fact.text !== undefined);
}

/** Kind of license and supervision for a class of services, and the license numbers that the owner has entered. */
export function licenseFacts(
  performer: Performer,
  people: readonly TeamMember[],
): { label: string; text: string }[] {
  const { labels, classes } = performers;
  const { license, supervision } = classes[performer];
  const numbers = people.flatMap(({ name, license: own }) =>
    own?.performs.includes(performer)
      ? [{ label: labels.number, text: `${name}, ${own.name}, ${own.number}` }]
      : [],
  );
  return [
    { label: labels.license, text: license },
    { label: labels.supervision, text: supervision },
    ...numbers,
  ];
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
