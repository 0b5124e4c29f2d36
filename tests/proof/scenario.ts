import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalStack } from '../e2e/support/local-stack.ts';
import { addInquiry, OWNER } from '../e2e/support/staff-desk.ts';
import type { Engine } from '../engines/engine-browser.ts';
import { isStored, mailsOf, rowsOf, type Submission } from './counts.ts';
import type { FaultyDatabase } from './faulty-database.ts';
import type { FaultyMailbox } from './faulty-mailbox.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import { type Evidence, hasMail, isOwed, judge, type Verdict } from './oracle.ts';
import type { Promised } from './page-scripts.ts';
import { type Disruption, type Fault, isDeskSurface, type MailFault, type Plan, type Step } from './plan.ts';
import { Visitor } from './visitor.ts';

/** A page says that a submission is saved after 8 s at the latest. */
const PROMISE_MS = 12_000;
const OFFLINE_MS = 3000;
const UPGRADE_MS = 3000;
/** After this long, what is owed and not there counts as lost, and a mail as missing. */
const RECOVERY_MS = 180_000;
const POLL_MS = 250;
const PROMISE_POLL_MS = 50;
/** The desk shows a change first, and then whether it could be saved. */
const DESK_SAVES_MS = 300;
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
  engine: Engine;
  isCrossOrigin: boolean;
  submissions: Judged[];
  faults: Partial<Record<Fault | MailFault, number>>;
  /** Mails that the mailbox had and the sender could not know of. */
  unacknowledgedMails: number;
  /** Locks, page and databases of the device when the recovery, or then the mails, had taken `SLOW_MS`. */
  slow?: string;
}

/** What a scenario plays against. Database and mailbox are empty. */
export interface Backend {
  stack: LocalStack;
  proxy: FaultyProxy;
  mailbox: FaultyMailbox;
  /** Only on a PostgreSQL server. */
  database: FaultyDatabase;
  /** Where new builds of the site are. */
  newBuild: { sameRecords: string; otherRecords: string };
}

/** Plays one scenario. */
export async function play(plan: Plan, engine: Engine, backend: Backend): Promise<Outcome> {
  const visitor = new Visitor(engine);
  try {
    return { engine, ...(await new Scenario(plan, backend, visitor).run()) };
  } finally {
    backend.mailbox.begin([]);
    await backend.proxy.end();
    await visitor.dispose();
  }
}

/** A submission, and what is known of it so far. */
type Made = Omit<Evidence, 'stored' | 'rows' | 'mails'> & { disruption: Disruption };

class Scenario {
  #restarted: Promise<void> = Promise.resolve();
  #made: Made[] = [];
  #slow: string | undefined;
  /** The inquiry of each step at the desk. */
  #inquiryIds: string[] = [];
  readonly #plan: Plan;
  readonly #backend: Backend;
  readonly #stack: LocalStack;
  readonly #proxy: FaultyProxy;
  readonly #mailbox: FaultyMailbox;
  readonly #visitor: Visitor;

  constructor(plan: Plan, backend: Backend, visitor: Visitor) {
    this.#plan = plan;
    this.#backend = backend;
    this.#stack = backend.stack;
    this.#proxy = backend.proxy;
    this.#mailbox = backend.mailbox;
    this.#visitor = visitor;
  }

  async run(): Promise<Omit<Outcome, 'engine'>> {
    const before = this.#faultCounts();
    const unacknowledgedBefore = this.#mailbox.unacknowledged;
    this.#proxy.site = undefined;
    this.#proxy.isCrossOrigin = this.#plan.isCrossOrigin;
    if (this.#plan.isDesk) await this.#beginAtDesk();
    this.#proxy.begin(this.#plan.faults);
    this.#mailbox.begin(this.#plan.mailFaults);
    for (const [at, step] of this.#plan.steps.entries()) await this.#submit(step, at);
    await this.#restarted;

    // Nothing may leave the device between this look at it and the end of the faults.
    this.#proxy.blockWrites();
    const browser = await this.#visitor.browser();
    await browser.setOffline?.(false);
    const device = await this.#visitor.storage(this.#proxy.origin);
    const evidence = this.#made.map((each) => ({ ...each, stored: isStored(device, each) }));
    const rowAfterMs = await this.#recover(evidence);
    await this.#awaitMails(evidence);

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
      isCrossOrigin: this.#plan.isCrossOrigin,
      submissions,
      faults: Object.fromEntries(faults.filter(([, count]) => count !== 0)) as Outcome['faults'],
      unacknowledgedMails: this.#mailbox.unacknowledged - unacknowledgedBefore,
      ...(this.#slow !== undefined && { slow: this.#slow }),
    };
  }

  #faultCounts(): Map<string, number> {
    return new Map<string, number>([...this.#proxy.counts, ...this.#mailbox.counts]);
  }

  /** Signs in, with everything fine, and waits until the device has the inquiries. */
  async #beginAtDesk(): Promise<void> {
    for (const { surface } of this.#plan.steps)
      this.#inquiryIds.push(await addInquiry(this.#stack, `To be met with: ${surface}`));
    if (!(await this.#openDesk())) throw new Error('The desk did not open.');
    const has = async (id: string) => (await this.#visitor.device()).includes(id);
    for (const id of this.#inquiryIds) while (!(await has(id))) await sleep(POLL_MS);
  }

  async #openDesk(inquiryId?: string): Promise<boolean> {
    const path = inquiryId === undefined ? '' : `/inquiries/${inquiryId}`;
    const codes = async () =>
      (await this.#stack.mails()).flatMap(
        ({ subject }) => /^(\d+) is your code/.exec(subject ?? '')?.[1] ?? [],
      );
    const before = await codes();
    return this.#visitor.openDesk(`${this.#proxy.origin}/staff${path}`, OWNER, async () => {
      for (;;) {
        const code = (await codes()).find((each) => !before.includes(each));
        if (code !== undefined) return code;
        await sleep(POLL_MS);
      }
    });
  }

  /** Sends one form, or makes one change at the desk, and disturbs it. */
  async #submit({ surface, disruption, delayMs }: Step, at: number): Promise<void> {
    await this.#restarted;
    const visitor = this.#visitor;
    await (await visitor.browser()).setOffline?.(false);
    const name = `${this.#plan.seed}-${at}`;
    const made: Made = {
      surface,
      mark: surface === 'answer' ? this.#inquiryIds[at]! : `proof-${name}`,
      disruption,
      promise: null,
      wiped: false,
      withdrawn: false,
    };
    const send = await this.#prepare(made, at);
    if (!send) {
      // Only a wrong clock may close the desk: it counts as 12 hours without contact.
      if (this.#made.some((earlier) => earlier.disruption === 'clock-jump')) return;
      throw new Error('The desk did not open.');
    }
    this.#made.push(made);
    if (disruption === 'storage-full') await visitor.failWrites();
    await send();
    await sleep(delayMs);
    if (disruption === 'send-now' || disruption === 'remove' || disruption === 'edit')
      await this.#listen(made, PROMISE_MS);
    // A browser that is killed has still said what it has said.
    else await this.#listen(made, 0);
    const isGone = await this.#disturb(made, name);
    if (!isGone && surface !== 'qr') await this.#listen(made, PROMISE_MS);
  }

  async #prepare({ surface, mark }: Made, at: number): Promise<(() => Promise<void>) | undefined> {
    if (!isDeskSurface(surface)) return this.#visitor.fillIn(this.#proxy.origin, surface, mark);
    if (!(await this.#openDesk(this.#inquiryIds[at]))) return undefined;
    return this.#visitor.openInquiry(surface, mark);
  }

  /** Notes the strongest thing that the page has said. Waits until there is one. */
  async #listen(made: Made, timeoutMs: number): Promise<void> {
    if (isDeskSurface(made.surface)) await sleep(DESK_SAVES_MS);
    const start = Date.now();
    const strongest = ['sent', 'saved', 'unsaved', 'failed'] satisfies Promised[];
    do {
      const said = await this.#visitor.said(made.surface, made.mark);
      if (made.promise !== null) said.push(made.promise);
      made.promise = strongest.find((each) => said.includes(each)) ?? null;
      if (made.promise !== null) return;
      await sleep(Math.min(PROMISE_POLL_MS, timeoutMs));
    } while (Date.now() - start < timeoutMs);
  }

  /** @returns whether the page can no longer say anything about what was just sent */
  async #disturb(made: Made, name: string): Promise<boolean> {
    const { disruption, mark } = made;
    const visitor = this.#visitor;
    const browser = await visitor.browser();
    switch (disruption) {
      case 'none':
      case 'storage-full':
        return false;
      case 'reload':
        await browser.reload().catch(() => {});
        return true;
      case 'leave-and-return':
        await visitor.leaveAndReturn(`${this.#proxy.origin}/about`);
        return true;
      case 'close-tab':
        await browser.replaceTab();
        return true;
      case 'kill-browser':
        await visitor.kill();
        return true;
      case 'kill-server':
        this.#restarted = this.#stack.stop('SIGKILL').then(() => this.#stack.start());
        return false;
      case 'frozen':
        await browser.setFrozen!(true);
        await sleep(OFFLINE_MS);
        await browser.setFrozen!(false);
        return false;
      case 'offline':
        this.#proxy.unplug();
        await browser.setOffline?.(true);
        await sleep(OFFLINE_MS);
        this.#proxy.plug();
        return false;
      case 'second-tab':
        await browser.openBeside(`${this.#proxy.origin}/services`);
        return false;
      case 'storage-wiped':
        await browser.wipeStorage!(this.#proxy.origin);
        // It takes what waited from earlier, too.
        for (const each of this.#made) each.wiped = true;
        return false;
      case 'storage-upgrade':
        await visitor.upgradeStorage(UPGRADE_MS);
        return false;
      case 'clock-jump':
        await visitor.skewClock(this.#plan.clockJumpMs);
        return false;
      case 'new-build':
        this.#proxy.site = this.#proxy.site === undefined ? this.#newBuild : undefined;
        return visitor.update();
      case 'send-now':
        await visitor.sendNow(mark);
        return false;
      case 'remove':
        made.withdrawn = await visitor.remove(mark);
        return made.withdrawn;
      case 'edit': {
        const edited = `edited-${name}`;
        if (!(await visitor.edit(mark, edited))) return false;
        this.#made.push({ ...made, mark: edited, promise: 'saved' });
        made.withdrawn = true;
        return true;
      }
      default:
        await this.#backend.database.disturb(disruption);
        return false;
    }
  }

  get #newBuild(): string {
    const { sameRecords, otherRecords } = this.#backend.newBuild;
    return this.#plan.raisesRecordVersion ? otherRecords : sameRecords;
  }

  /** Ends the faults and brings the visitor back. @returns after how long each row was there */
  async #recover(made: (Submission & Pick<Evidence, 'promise' | 'stored' | 'wiped' | 'withdrawn'>)[]) {
    const rowAfterMs = new Map<string, number>();
    for (const each of made) if ((await rowsOf(this.#stack, each)) > 0) rowAfterMs.set(each.mark, 0);
    await this.#proxy.end();
    const start = Date.now();
    if (this.#plan.isDesk) await this.#openDesk();
    else await this.#visitor.goto(this.#proxy.origin);
    await this.#returnToNewBuild();
    if (this.#plan.announcesConnectivity) await this.#visitor.announceConnectivity();
    const isMissing = (each: (typeof made)[number]) => !rowAfterMs.has(each.mark) && isOwed(each);
    while (made.some(isMissing) && Date.now() - start < RECOVERY_MS) {
      await sleep(POLL_MS);
      if (Date.now() - start > SLOW_MS) this.#slow ??= await this.#visitor.describe();
      for (const each of made.filter(({ mark }) => !rowAfterMs.has(mark)))
        if ((await rowsOf(this.#stack, each)) > 0) rowAfterMs.set(each.mark, Date.now() - start);
    }
    return rowAfterMs;
  }

  /** The old build can't read what a newer one has written, so the way back must end one day. */
  async #returnToNewBuild(): Promise<void> {
    const wentBack =
      this.#proxy.site === undefined && this.#made.some((made) => made.disruption === 'new-build');
    if (!wentBack || !this.#plan.raisesRecordVersion) return;
    this.#proxy.site = this.#newBuild;
    await this.#visitor.update();
  }

  /** Waits until the outbox is empty and each row of a form has its mail. */
  async #awaitMails(made: Submission[]): Promise<void> {
    const start = Date.now();
    const isSettled = async () => {
      if (!(await this.#visitor.isOutboxEmpty())) return false;
      for (const each of made)
        if (hasMail(each) && (await rowsOf(this.#stack, each)) > (await mailsOf(this.#stack, each)))
          return false;
      return true;
    };
    while (Date.now() - start < RECOVERY_MS && !(await isSettled())) {
      await sleep(POLL_MS);
      if (Date.now() - start > SLOW_MS) this.#slow ??= await this.#visitor.describe();
    }
  }
}
