import {
  consultation,
  consultationBrief,
  consultationBriefCost,
  consultationFee,
  consultationLater,
} from '../../../content/derived/paying-facts.ts';
import { compliance, complianceLabels } from '../../../content/compliance.ts';
import type { Compliance } from '../../../content/compliance.schema.ts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/service.schema.ts';
import { team } from '../../../content/team.ts';
import { licenseFacts } from './license-facts.ts';

const { glance: glanceTexts, goodToKnow: texts } = servicePage;

/** Whose treatments need no medical exam, and no visit of its own to talk about them. */
const BRIEF: ReadonlySet<Service['performedBy']> = new Set(['esthetics', 'scalp', 'massage']);

/** The facts that a statute asks for on the page of this service, as far as `record` has them. */
export function complianceFacts(
  { complianceFact, performedBy }: Pick<Service, 'complianceFact' | 'performedBy'>,
  record: Compliance = compliance,
): { label: string; text: string | undefined }[] {
  const medical = ['medical', 'esthetics-or-medical'].includes(performedBy);
  const keys = [
    complianceFact,
    ...(medical ? (['professionalCorporation', 'physicianReviewer'] as const) : []),
  ];
  return keys.flatMap((key) => (key ? [{ label: complianceLabels[key], text: record[key] }] : []));
}

/** A label and what stands beside it. The text may contain links. */
export interface Fact {
  label: string;
  text: string;
}

/** For whom, how it feels, how to prepare, and what the facts in the hero leave out. */
export function glance(service: Service): Fact[] {
  const { suits, feels, duration, downtime, sessions, prepare } = service;
  return present([
    { label: glanceTexts.suits, text: suits },
    { label: glanceTexts.feels, text: feels },
    { label: glanceTexts.prepare, text: prepare },
    { label: glanceTexts.duration, text: duration },
    { label: glanceTexts.downtime, text: downtime },
    { label: glanceTexts.sessions, text: sessions },
  ]);
}

const present = (all: readonly { label: string; text: string | undefined }[]): Fact[] =>
  all.filter((fact): fact is Fact => Boolean(fact.text));

/** How long the consultation takes, and whether treatment follows at the same visit. */
export function consultationOf({
  performedBy,
  treatedLater,
}: Pick<Service, 'performedBy' | 'treatedLater'>): string {
  if (BRIEF.has(performedBy)) return consultationBrief;
  return treatedLater ? consultationLater : consultation;
}

/** The facts behind the decision that the record of a service has. */
export function facts(service: Service): Fact[] {
  const { treatmentTimes = [], performedBy, regulatoryStatus, membership, bookingRequirement } = service;
  const cost = BRIEF.has(performedBy) ? consultationBriefCost : consultationFee;
  const times = treatmentTimes.map(({ label, time }) => `${label}: ${time}`).join('; ');
  return present([
    { label: texts.times, text: times && `${times}.` },
    ...licenseFacts(performedBy, team),
    ...complianceFacts(service),
    { label: texts.regulatoryStatus, text: regulatoryStatus },
    { label: texts.consultation, text: `${cost} ${texts.paying}` },
    { label: texts.membership, text: membership },
    { label: texts.booking, text: bookingRequirement },
  ]);
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
