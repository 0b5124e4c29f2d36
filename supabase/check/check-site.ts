import * as backend from './backend-checks.ts';
import * as header from './header-checks.ts';
import * as insideChecks from './inside-checks.ts';
import * as site from './site-checks.ts';
import { findBackend, type Check, type Target } from './target.ts';
import { serviceWorker } from './worker-check.ts';

/** What a check says in the end. */
export interface Line {
  name: string;
  state: 'ok' | 'fault' | 'skipped';
  /** What was seen, what to do, or why nothing was asked. */
  texts: readonly string[];
}

export interface CheckOptions extends Omit<Target, 'backend' | 'publishableKey'> {
  /** Checks that a browser can't make. */
  more?: readonly Check[];
  /** The name of the one check to run; undefined: all of them. */
  only?: string | undefined;
  /** Is told each line as soon as it is there. */
  report?: ((line: Line) => void) | undefined;
}

/** What a browser can check as well, from the outside in. */
const CHECKS: readonly Check[] = [
  site.pages,
  site.address,
  site.unknownPaths,
  site.movedPages,
  site.qrAddresses,
  header.headers,
  header.policy,
  serviceWorker,
  backend.publishableKey,
  backend.visitorsReadNothing,
  backend.visitorsInsert,
  backend.functions,
  site.formsWithoutScript,
  site.oneClickUnsubscribe,
  backend.answers,
  backend.films,
  backend.auth,
  insideChecks.owners,
  insideChecks.vault,
  insideChecks.schedules,
  insideChecks.mails,
  insideChecks.requestCheck,
];

/** How many lines there are without more checks. */
export const CHECK_COUNT = CHECKS.length + 1;

/** Checks a published site with everything that belongs to it, one check after the other. Never throws. */
export async function checkSite({
  more = [],
  only,
  report = () => undefined,
  ...given
}: CheckOptions): Promise<Line[]> {
  const lines: Line[] = [];
  const add = (line: Line) => (report(line), lines.push(line));
  const found = await findBackend(given.site).catch((error: Error) => ({ problem: error.message }));
  if ('problem' in found) {
    add({ name: 'configuration', state: 'fault', texts: [found.problem] });
    return lines;
  }
  add({ name: 'configuration', state: 'ok', texts: [found.backend] });
  const target: Target = { ...given, ...found };
  for (const check of [...CHECKS, ...more])
    if (only === undefined || check.name === only) add(await lineOf(check, target));
  return lines;
}

async function lineOf(check: Check, target: Target): Promise<Line> {
  const { name } = check;
  try {
    const { problems, note, skipped } = await check.run(target);
    if (skipped !== undefined) return { name, state: 'skipped', texts: [skipped] };
    return problems.length > 0
      ? { name, state: 'fault', texts: problems }
      : { name, state: 'ok', texts: note === undefined ? [] : [note] };
  } catch (error) {
    return { name, state: 'fault', texts: [(error as Error).message] };
  }
}

/** A line for people. A long list of one kind is cut. */
export function textOf({ name, state, texts }: Line): string {
  const shown = texts.slice(0, MAX_TEXTS);
  const rest = texts.length - shown.length;
  const all = rest > 0 ? [...shown, `and ${rest} more`] : shown;
  return `${state.padEnd(7)}  ${name}${all.length > 0 ? ': ' : ''}${all.join(`\n${' '.repeat(9)}`)}`;
}

const MAX_TEXTS = 8;
