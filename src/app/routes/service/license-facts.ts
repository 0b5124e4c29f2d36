import { servicePage } from '../../../content/service-page.ts';
import type { Performer } from '../../../content/services/service.schema.ts';
import type { TeamMember } from '../../../content/team.schema.ts';

const { goodToKnow: texts } = servicePage;

/** Who performs a class of services under which license, and the license numbers that the owner has entered. */
export function licenseFacts(
  performer: Performer,
  people: readonly TeamMember[],
): { label: string; text: string }[] {
  const numbers = people.flatMap(({ name, license: own }) =>
    own?.performs.includes(performer)
      ? [{ label: texts.licenseNumber, text: `${name}, ${own.name}, ${own.number}` }]
      : [],
  );
  return [{ label: texts.performedBy, text: servicePage.performers[performer] }, ...numbers];
}
