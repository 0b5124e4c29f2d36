import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { KillableBrowser } from '../e2e/support/killable-browser.ts';
import type { LocalStack } from '../e2e/support/local-stack.ts';
import { mailsOf, rowsOf, storageOf, type Submission } from './counts.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import { type Evidence, judge, type Verdict } from './oracle.ts';
import type { Disruption, Fault, Plan } from './plan.ts';
import { fillIn, type Promised, watchPromises } from './visitor.ts';

/** A page says that a submission is saved after 8 s at the latest. */
const PROMISE_MS = 12_000;
const OFFLINE_MS = 3000;
/** After this long, what is owed and not there counts as lost, and a mail as missing. */
const RECOVERY_MS = 180_000;
const POLL_MS = 250;

export interface Judged extends Evidence {
  verdict: Verdict;
  disruption: Disruption;
  /** From the end of the faults to the row. Null if there is none; 0 if it was there before. */
  recoveryMs: number | null;
}

export interface Outcome {
  seed: number;
  submissions: Judged[];
  faults: Partial<Record<Fault, number>>;
}

/** Plays one scenario against a stack whose database and mailbox are empty. */
export async function play(plan: Plan, stack: LocalStack, proxy: FaultyProxy): Promise<Outcome> {
  const browser = new KillableBrowser();
  try {
    return await new Scenario(plan, stack, proxy, browser).run();
  } finally {
    await proxy.end();
    await browser.dispose();
  }
}

class Scenario {
  #page: Page | undefined;
  #restarted: Promise<void> = Promise.resolve();
  #onPromise: (promise: Promised) => void = () => {};
  readonly #plan: Plan;
  readonly #stack: LocalStack;
  readonly #proxy: FaultyProxy;
  readonly #browser: KillableBrowser;

  constructor(plan: Plan, stack: LocalStack, proxy: FaultyProxy, browser: KillableBrowser) {
    this.#plan = plan;
    this.#stack = stack;
    this.#proxy = proxy;
    this.#browser = browser;
  }

  async run(): Promise<Outcome> {
    const before = new Map(this.#proxy.counts);
    this.#proxy.begin(this.#plan.faults);
    const made: (Submission & { disruption: Disruption; promise: Evidence['promise'] })[] = [];
    for (const [at, step] of this.#plan.steps.entries()) {
      const mark = `proof-${this.#plan.seed}-${at}`;
      const promise = await this.#submit(step, mark);
      made.push({ surface: step.surface, mark, disruption: step.disruption, promise });
    }
    await this.#restarted;

    // Nothing may leave the device between this look at it and the end of the faults.
    this.#proxy.begin(['request-lost']);
    const page = await this.#openPage();
    await page.context().setOffline(false);
    const stored = await storageOf(page, this.#proxy.origin);
    const evidence = made.map((each) => ({ ...each, stored: stored.includes(each.mark) }));
    const rowAfterMs = await this.#recover(page, evidence);
    await this.#awaitMails(page, evidence);

    const submissions: Judged[] = [];
    for (const each of evidence) {
      const counted = {
        ...each,
        rows: await rowsOf(this.#stack, each),
        mails: await mailsOf(this.#stack, each),
      };
      const recoveryMs = rowAfterMs.get(each.mark) ?? null;
      submissions.push({ ...counted, verdict: judge(counted), recoveryMs });
    }
    const faults = [...this.#proxy.counts].map(([fault, count]) => [fault, count - (before.get(fault) ?? 0)]);
    return {
      seed: this.#plan.seed,
      submissions,
      faults: Object.fromEntries(faults.filter(([, count]) => count !== 0)) as Outcome['faults'],
    };
  }

  /** Sends one form and disturbs it. @returns the strongest thing that the page said */
  async #submit(step: Plan['steps'][number], mark: string): Promise<Evidence['promise']> {
    await this.#restarted;
    const page = await this.#openPage();
    await page.context().setOffline(false);
    const send = await fillIn(page, this.#proxy.origin, step.surface, mark);
    const said = new Set<Promised>();
    let heard = () => {};
    const answered = new Promise<void>((resolve) => (heard = resolve));
    this.#onPromise = (promise) => {
      said.add(promise);
      heard();
    };
    await send();
    await sleep(step.delayMs);
    const isGone = await this.#disturb(step.disruption, page);
    if (!isGone && step.surface !== 'qr') await Promise.race([answered, sleep(PROMISE_MS)]);
    return (['sent', 'saved', 'unsaved', 'failed'] as const).find((each) => said.has(each)) ?? null;
  }

  /** @returns whether the page can no longer say anything about what was just sent */
  async #disturb(disruption: Disruption, page: Page): Promise<boolean> {
    switch (disruption) {
      case 'none':
        return false;
      case 'reload':
        await page.reload().catch(() => {});
        return true;
      case 'close-tab':
        // The browser would end with its last tab.
        this.#page = await this.#newTab(page);
        await page.close();
        return true;
      case 'kill-browser':
        await this.#browser.kill();
        this.#page = undefined;
        return true;
      case 'kill-server':
        this.#restarted = this.#stack.stop('SIGKILL').then(() => this.#stack.start());
        return false;
      case 'offline':
        await page.context().setOffline(true);
        await sleep(OFFLINE_MS);
        return false;
      case 'second-tab':
        await (await page.context().newPage()).goto(`${this.#proxy.origin}/services`);
        return false;
    }
  }

  async #openPage(): Promise<Page> {
    if (this.#page) return this.#page;
    this.#page = await this.#browser.open();
    await watchPromises(this.#page, (promise) => this.#onPromise(promise));
    return this.#page;
  }

  async #newTab(page: Page): Promise<Page> {
    const tab = await page.context().newPage();
    await watchPromises(tab, (promise) => this.#onPromise(promise));
    return tab;
  }

  /** Ends the faults and brings the visitor back. @returns after how long each row was there */
  async #recover(page: Page, made: (Submission & Pick<Evidence, 'promise' | 'stored'>)[]) {
    const rowAfterMs = new Map<string, number>();
    for (const each of made) if ((await rowsOf(this.#stack, each)) > 0) rowAfterMs.set(each.mark, 0);
    await this.#proxy.end();
    const start = Date.now();
    await page.goto(this.#proxy.origin);
    if (this.#plan.announcesConnectivity) await page.evaluate(() => void dispatchEvent(new Event('online')));
    const isMissing = (each: (typeof made)[number]) =>
      !rowAfterMs.has(each.mark) && (each.stored || each.promise === 'sent' || each.promise === 'saved');
    while (made.some(isMissing) && Date.now() - start < RECOVERY_MS) {
      await sleep(POLL_MS);
      for (const each of made.filter(({ mark }) => !rowAfterMs.has(mark)))
        if ((await rowsOf(this.#stack, each)) > 0) rowAfterMs.set(each.mark, Date.now() - start);
    }
    return rowAfterMs;
  }

  /** Waits until the outbox is empty and each row of a form has its mail. */
  async #awaitMails(page: Page, made: Submission[]): Promise<void> {
    const start = Date.now();
    const isSettled = async () => {
      const isEmpty = await page.evaluate(() => document.documentElement.dataset['outbox'] === '0');
      if (!isEmpty) return false;
      for (const each of made)
        if (each.surface !== 'qr' && (await rowsOf(this.#stack, each)) > (await mailsOf(this.#stack, each)))
          return false;
      return true;
    };
    while (Date.now() - start < RECOVERY_MS && !(await isSettled())) await sleep(POLL_MS);
  }
}
