import { getHelp } from '../../content/get-help.ts';
import type { HelpTopic } from '../../content/services/service.schema.ts';

/** Every warning sign of `topics`, each once; what belongs to a single treatment comes before what belongs to all. */
export function signsOf(topics: readonly HelpTopic[]): { sameDay: string[]; emergency: string[] } {
  const found = topics.map((topic) => getHelp.signs[topic]);
  return {
    sameDay: [...new Set([...found.flatMap(({ sameDay }) => sameDay), ...getHelp.sameDay.always])],
    emergency: [...new Set([...found.flatMap(({ emergency }) => emergency), ...getHelp.emergency.always])],
  };
}
