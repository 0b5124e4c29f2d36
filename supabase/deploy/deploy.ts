import { ANSWER_NAMES, askFor, knownAnswers, storeAnswers, type Answers, type Ask } from './answers.ts';
import { textOf, type Command, type Run } from './command.ts';
import { Project } from './project.ts';
import { STEPS, type Context, type Step } from './steps.ts';

export interface DeployOptions {
  root: string;
  env: Record<string, string | undefined>;
  run: Run;
  ask: Ask;
  say: (line: string) => void;
  /** What an empty answer means. */
  suggestions: Answers;
  /** Every step runs without a question. */
  yes?: boolean;
  /** Names of steps that run although nothing seems to be due. */
  again?: readonly string[];
}

const titleOf = ({ name, says }: Step) => `${name}: ${says}`;

/** Prints every command of a first deployment. Runs and asks nothing. */
export async function printCommands({ root, env, say, suggestions }: DeployOptions): Promise<void> {
  const known: Answers = { ...suggestions, ...knownAnswers(root, env) };
  const context: Context = {
    root,
    env,
    project: {
      facts: async () => ({ extensions: [], migrations: [], site: null, deployed: {} }),
      secrets: async () => [],
      keys: async () => ({ publishable: '…', secret: '…' }),
      isSignedIn: async () => false,
    },
    answer: (name) => known[name] ?? `<${name}>`,
    askSecret: async () => '…',
  };
  for (const step of STEPS) {
    say(`# ${titleOf(step)}`);
    for (const command of await step.run(context)) say(textOf(command));
  }
  say('# check: asks the published site and the project whether all is there');
  say(textOf(checkOf(context, '…')));
}

/** Prints what is due, and after which change each step is due again. @returns whether nothing is due */
export async function printStatus(options: DeployOptions): Promise<boolean> {
  const { say } = options;
  const context = await contextOf(options, STEPS);
  const rows: [string, string, string][] = [];
  let isUpToDate = true;
  for (const { name, isDue, changes } of STEPS) {
    const due = await isDue(context).catch((error: Error) => `unknown: ${error.message.split('\n')[0]}`);
    isUpToDate &&= due === null;
    rows.push([name, due ?? 'up to date', changes]);
  }
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length)) + 2;
  const line = (row: [string, string, string]) => row[0].padEnd(width(0)) + row[1].padEnd(width(1)) + row[2];
  [['step', 'now', 'due again after'] as [string, string, string], ...rows].forEach((row) => say(line(row)));
  say(isUpToDate ? 'Nothing is due.' : 'To do what is due: npm run deploy');
  return isUpToDate;
}

/**
 * Does what is due, step by step, and says what it does. It can be stopped anywhere and run again.
 * @returns whether everything is done
 * @throws with a sentence if an answer is missing or malformed, or the project cannot be asked
 */
export async function deploy(options: DeployOptions): Promise<boolean> {
  const { run, say, ask, yes = false, again = [] } = options;
  const unknown = again.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no step "${unknown}": ${STEPS.map(({ name }) => name).join(', ')}.`);
  const context = await contextOf(options, STEPS);
  for (const step of STEPS) {
    const due = again.includes(step.name) ? 'asked for' : await step.isDue(context);
    if (due === null) {
      say(`${step.name}: up to date`);
      continue;
    }
    say(`\n${titleOf(step)} (${due})`);
    const commands = await step.run(context);
    for (const command of commands) say(`  ${textOf(command)}`);
    if (!yes && !(await agrees(ask))) return stopped(say);
    for (const command of commands) if (!(await succeeds(run, command))) return stopped(say);
    context.project.forget();
    const left = await step.isDue(context);
    if (left === null) continue;
    say(`${step.name} is not done: ${left}.`);
    if (step.hint) say(step.hint);
    return stopped(say);
  }
  say('');
  return succeeds(run, checkOf(context, (await context.project.keys()).secret));
}

function stopped(say: (line: string) => void): false {
  say('Stopped. `npm run deploy` continues here.');
  return false;
}

/** @throws if there is nobody to ask */
async function agrees(ask: Ask): Promise<boolean> {
  const typed = await ask('Run this? [y/N] ');
  if (typed === undefined) throw new Error('Nobody is here to say yes: use --yes.');
  return /^y(es)?$/i.test(typed.trim());
}

const succeeds = async (run: Run, command: Command): Promise<boolean> => (await run(command)).code === 0;

const checkOf = ({ answer }: Context, secret: string): Command => ({
  args: ['npm', 'run', '-s', 'check-site', '--', answer('SITE_URL')],
  env: { SUPABASE_SECRET_KEY: secret, MAIL_FROM: answer('MAIL_FROM') },
});

/** Asks what the steps need to know and remembers it. */
async function contextOf(
  { root, env, run, ask, suggestions }: DeployOptions,
  steps: readonly Step[],
): Promise<Context & { project: Project }> {
  const needed = new Set(steps.flatMap(({ needs }) => needs));
  const answers = knownAnswers(root, env);
  for (const name of ANSWER_NAMES)
    if (needed.has(name) && answers[name] === undefined) {
      answers[name] = await askFor(name, ask, suggestions[name]);
      storeAnswers(root, answers);
    }
  storeAnswers(root, answers);
  return {
    root,
    env,
    project: new Project(run),
    answer: (name) => answers[name]!,
    askSecret: async (name) => (answers[name] ??= await askFor(name, ask)),
  };
}
