import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { KillableBrowser } from '../e2e/support/killable-browser.ts';
import type { LocalStack } from '../e2e/support/local-stack.ts';
import { deviceStorage } from '../e2e/support/page-state.ts';
import { mailsOf, rowsOf, storageOf, type Submission } from './counts.ts';
import type { FaultyMailbox } from './faulty-mailbox.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import { type Evidence, isOwed, judge, type Verdict } from './oracle.ts';
import type { Disruption, Fault, MailFault, Plan } from './plan.ts';
import { fillIn, failWrites, type Promised, watchPromises } from './visitor.ts';

/** A page says that a submission is saved after 8 s at the latest. */
const PROMISE_MS = 12_000;
const OFFLINE_MS = 3000;
/** After this long, what is owed and not there counts as lost, and a mail as missing. */
const RECOVERY_MS = 180_000;
const POLL_MS = 250;
/** A recovery that takes longer is worth a look. */
const SLOW_MS = 20_000;

export interface Judged extends Evidence {
  verdict: Verdict;
  disruption: Disruption;
  /** From the end of the faults to the row. Null if there is none; 0 if it was there before. */
  recoveryMs: number | null;
}

export interface Outcome {
  seed: number;
  submissions: Judged[];
  faults: Partial<Record<Fault | MailFault, number>>;
  /** Mails that the mailbox had and the sender could not know of. */
  unacknowledgedMails: number;
  /** Locks, page and databases of the device when the recovery had taken `SLOW_MS`. */
  slow?: string;
}

/** What a scenario plays against. Database and mailbox are empty. */
export interface Backend {
  stack: LocalStack;
  proxy: FaultyProxy;
  mailbox: FaultyMailbox;
}

/** Plays one scenario. */
export async function play(plan: Plan, backend: Backend): Promise<Outcome> {
  const browser = new KillableBrowser();
  try {
    return await new Scenario(plan, backend, browser).run();
  } finally {
    backend.mailbox.begin([]);
    await backend.proxy.end();
    await browser.dispose();
  }
}

/** What a page shows of the outbox: its clock, its state, the locks of all pages and workers, and the databases. */
async function describe(page: Page): Promise<string> {
  const state = await page.evaluate(async () =>
    JSON.stringify({
      now: Date.now(),
      waiting: document.documentElement.dataset['outbox'],
      worker: navigator.serviceWorker.controller?.state,
      locks: await navigator.locks.query(),
      local: { ...localStorage },
    }),
  );
  return `${new Date().toISOString()} ${state} ${await deviceStorage(page)}`;
}

class Scenario {
  #page: Page | undefined;
  #restarted: Promise<void> = Promise.resolve();
  #onPromise: (promise: Promised) => void = () => {};
  readonly #plan: Plan;
  readonly #stack: LocalStack;
  readonly #proxy: FaultyProxy;
  readonly #mailbox: FaultyMailbox;
  readonly #browser: KillableBrowser;

  constructor(plan: Plan, { stack, proxy, mailbox }: Backend, browser: KillableBrowser) {
    this.#plan = plan;
    this.#stack = stack;
    this.#proxy = proxy;
    this.#mailbox = mailbox;
    this.#browser = browser;
  }

  async run(): Promise<Outcome> {
    const before = this.#faultCounts();
    const unacknowledgedBefore = this.#mailbox.unacknowledged;
    this.#proxy.begin(this.#plan.faults);
    this.#mailbox.begin(this.#plan.mailFaults);
    const made: (Submission & Pick<Evidence, 'promise' | 'wiped'> & { disruption: Disruption })[] = [];
    for (const [at, step] of this.#plan.steps.entries()) {
      const mark = `proof-${this.#plan.seed}-${at}`;
      const promise = await this.#submit(step, mark);
      const { surface, disruption } = step;
      made.push({ surface, mark, disruption, promise, wiped: false });
      // It takes what waited from earlier, too.
      if (disruption === 'storage-wiped') for (const each of made) each.wiped = true;
    }
    await this.#restarted;

    // Nothing may leave the device between this look at it and the end of the faults.
    this.#proxy.begin(['request-lost']);
    const page = await this.#openPage();
    await page.context().setOffline(false);
    const stored = await storageOf(page, this.#proxy.origin);
    const evidence = made.map((each) => ({ ...each, stored: stored.includes(each.mark) }));
    const { rowAfterMs, slow } = await this.#recover(page, evidence);
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
    const faults = [...this.#faultCounts()].map(([fault, count]) => [
      fault,
      count - (before.get(fault) ?? 0),
    ]);
    return {
      seed: this.#plan.seed,
      submissions,
      faults: Object.fromEntries(faults.filter(([, count]) => count !== 0)) as Outcome['faults'],
      unacknowledgedMails: this.#mailbox.unacknowledged - unacknowledgedBefore,
      ...(slow !== undefined && { slow }),
    };
  }

  #faultCounts(): Map<string, number> {
    return new Map<string, number>([...this.#proxy.counts, ...this.#mailbox.counts]);
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
    if (step.disruption === 'storage-full') await failWrites(page);
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
      case 'storage-full':
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
      case 'storage-wiped': {
        const session = await page.context().newCDPSession(page);
        await session.send('Storage.clearDataForOrigin', { origin: this.#proxy.origin, storageTypes: 'all' });
        return false;
      }
      case 'clock-jump':
        await page.clock.setSystemTime(Date.now() + this.#plan.clockJumpMs);
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

  /** Ends the faults and brings the visitor back. @returns after how long each row was there, and why it was slow */
  async #recover(page: Page, made: (Submission & Pick<Evidence, 'promise' | 'stored' | 'wiped'>)[]) {
    const rowAfterMs = new Map<string, number>();
    let slow: string | undefined;
    for (const each of made) if ((await rowsOf(this.#stack, each)) > 0) rowAfterMs.set(each.mark, 0);
    await this.#proxy.end();
    const start = Date.now();
    await page.goto(this.#proxy.origin);
    if (this.#plan.announcesConnectivity) await page.evaluate(() => void dispatchEvent(new Event('online')));
    const isMissing = (each: (typeof made)[number]) => !rowAfterMs.has(each.mark) && isOwed(each);
    while (made.some(isMissing) && Date.now() - start < RECOVERY_MS) {
      await sleep(POLL_MS);
      if (Date.now() - start > SLOW_MS) slow ??= await describe(page);
      for (const each of made.filter(({ mark }) => !rowAfterMs.has(mark)))
        if ((await rowsOf(this.#stack, each)) > 0) rowAfterMs.set(each.mark, Date.now() - start);
    }
    return { rowAfterMs, slow };
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
