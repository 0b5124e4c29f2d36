import { performers } from '../../../content/performers.ts';
import type { Performer } from '../../../content/services/service.schema.ts';
import type { TeamMember } from '../../../content/team.schema.ts';

/** License and supervision of a class of services, and the license numbers that the owner has entered. */
export function licenseFacts(
  performer: Performer,
  people: readonly TeamMember[],
): { label: string; text: string }[] {
  const { labels, classes } = performers;
  const numbers = people.flatMap(({ name, license: own }) =>
    own?.performs.includes(performer)
      ? [{ label: labels.number, text: `${name}, ${own.name}, ${own.number}` }]
      : [],
  );
  return [{ label: labels.license, text: classes[performer] }, ...numbers];
}
