import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leadForm } from '../../src/content/lead-form.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { offline } from '../../src/content/offline.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { popup } from '../../src/content/popup.ts';
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { INQUIRY_SENT } from '../e2e/support/inquiry-form.ts';
import { failWrites, readDevice } from '../e2e/support/page-state.ts';
import { type Engine, type EngineBrowser, scriptOf, startBrowser } from '../engines/engine-browser.ts';
import * as scripts from './page-scripts.ts';
import type { Promised } from './page-scripts.ts';
import { type DeskSurface, isDeskSurface, type Surface } from './plan.ts';

/** What the page may say, as a visitor reads it. The strongest first. */
const TEXTS: [Promised, string[]][] = [
  ['sent', [INQUIRY_SENT, 'MESSAGE SENT', 'Thank You!', 'You are already subscribed!']],
  ['saved', [leadForm.saved, popup.saved.text]],
  ['unsaved', [leadForm.unsaved]],
  [
    'failed',
    [MESSAGES.inquiryFailure, MESSAGES.messageFailure, MESSAGES.subscribeFailure, MESSAGES.unexpected],
  ],
];

/** Forms that are sent sooner count as sent by a bot, and their mail waits for the daily digest. */
const FORM_MS = 2500;
const BUTTON_MS = 3000;
const ELSEWHERE_MS = 1500;
/** A new build precaches the whole site first. */
const UPDATE_MS = 15_000;
/** The desk opens, or a form of it appears, within this time. */
const DESK_MS = 60_000;

const DESK_READY = 'html[data-staff=ready]';
const EMAIL_FORM = 'form:has([name=email])';
const CODE_FORM = 'form:has([name=code])';
/** The form of what staff write. */
const formOf = (surface: 'note' | 'reply') => `form:has([name=${surface}])`;
const ANSWER_BUTTON = 'article [data-action=answered]:not([aria-pressed=true])';

const TRAY = '[aria-labelledby=outbox-title]';
const TRAY_ITEM = `${TRAY} li`;
const TRAY_FORM = `${TRAY_ITEM} form`;
/** An item that is not being edited. */
const SHOWN_ITEM = `${TRAY_ITEM}:not(:has(form))`;
const counts = [1, 2, 3, 4];
const TRAY_BUTTONS = [...counts.map(outboxTray.waiting), ...counts.map(outboxTray.failed)];

type FieldName = 'fullName' | 'name' | 'email' | 'message';

const INQUIRY_FORM = {
  form: 'form:has([name=message])',
  names: ['fullName', 'email', 'message'],
} as const;

const FORMS: Record<
  Exclude<Surface, 'qr' | DeskSurface>,
  { path: string; form: string; names: readonly FieldName[] }
> = {
  contact: { path: '/contact', ...INQUIRY_FORM },
  question: { path: '/contact?service=head-spa', ...INQUIRY_FORM },
  home: { path: '/', ...INQUIRY_FORM },
  widget: { path: '/about', form: '#contact-widget form', names: ['name', 'email', 'message'] },
  popup: { path: '/services', form: 'dialog:has(#popup-title) form', names: ['email'] },
};

/** A visitor with a device, whose storage survives when the browser is killed. */
export class Visitor {
  readonly #engine: Engine;
  readonly #profile = mkdtempSync(join(tmpdir(), 'lumen-profile-'));
  #browser: EngineBrowser | undefined;
  #skewMs = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async browser(): Promise<EngineBrowser> {
    return (this.#browser ??= await startBrowser(this.#engine, this.#profile));
  }

  async #run<A extends unknown[], T>(work: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return (await this.browser()).run<Awaited<T>>(scriptOf(work, ...args));
  }

  async goto(url: string): Promise<void> {
    await (await this.browser()).goto(url);
    await this.#run(scripts.watchPromises, TEXTS);
    if (this.#skewMs !== 0) await this.#run(scripts.skewClock, this.#skewMs);
  }

  /**
   * Opens the staff desk. Signs in if it asks for it.
   * @param readCode reads the code that has just been mailed
   * @returns whether it opened. After 12 hours without contact, as the page's clock counts them, it deletes what it has synced
   * and stays closed until it reaches the server.
   */
  async openDesk(url: string, email: string, readCode: () => Promise<string>): Promise<boolean> {
    const fill = async (form: string, values: Record<string, string>) => {
      await this.#run(scripts.fillForm, form, values, { ready: form });
      await this.#run(scripts.submitForm, form);
    };
    await this.goto(url);
    const anything = `${DESK_READY}, ${EMAIL_FORM}, ${CODE_FORM}`;
    if (!(await this.#run(scripts.waitForElement, anything, DESK_MS))) return false;
    if (await this.#run(scripts.waitForElement, DESK_READY, 1)) return true;
    // A page that was closed during the sign-in continues with the code.
    if (await this.#run(scripts.waitForElement, EMAIL_FORM, 1)) await fill(EMAIL_FORM, { email });
    await this.#run(scripts.waitForElement, CODE_FORM, DESK_MS);
    await fill(CODE_FORM, { code: await readCode() });
    return this.#run(scripts.waitForElement, DESK_READY, DESK_MS);
  }

  /**
   * Makes a change of the inquiry that the desk shows.
   * @returns what one does to add the note, send the reply, or mark it as answered. Undefined if the desk has no inquiry to show: it has
   * deleted what it had synced, as in `openDesk`.
   */
  async openInquiry(surface: DeskSurface, mark: string): Promise<(() => Promise<void>) | undefined> {
    const control = surface === 'answer' ? ANSWER_BUTTON : formOf(surface);
    if (!(await this.#run(scripts.waitForElement, control, DESK_MS))) return undefined;
    if (surface === 'answer') return () => this.#run(scripts.press, ANSWER_BUTTON);
    await this.#run(scripts.fillForm, control, { [surface]: mark });
    return () => this.#run(scripts.submitForm, control);
  }

  /** Opens the page of the surface and fills in its form. @returns what a visitor does to send it */
  async fillIn(
    origin: string,
    surface: Exclude<Surface, DeskSurface>,
    mark: string,
  ): Promise<() => Promise<void>> {
    if (surface === 'qr') {
      // A known code: its address is replaced at once, so a reload is no second scan.
      const url = `${origin}/qrcode/front-desk?utm_campaign=${mark}`;
      return async () => (await this.browser()).leaveFor(url);
    }
    const { path, form, names } = FORMS[surface];
    const values = {
      fullName: 'Ada Sample',
      name: 'Ada Sample',
      email: `${mark}@example.org`,
      message: mark,
    };
    await this.goto(origin + path);
    if (surface === 'widget')
      await this.#run(scripts.pressButton, [navigation.message.open], 'body', '', UPDATE_MS);
    await this.#run(
      scripts.fillForm,
      form,
      Object.fromEntries(names.map((name) => [name, values[name]])),
      surface === 'popup' ? { eventName: 'showCTAPopup' } : {},
    );
    await sleep(FORM_MS);
    return () => this.#run(scripts.submitForm, form);
  }

  /** What the page has said since it was opened. Nothing while it changes. */
  said(surface: Surface, mark: string): Promise<Promised[]> {
    const said = isDeskSurface(surface)
      ? this.#run(scripts.readDesk, surface, mark)
      : this.#run(scripts.readPromises);
    return said.catch(() => []);
  }

  failWrites = (): Promise<void> => this.#run(failWrites);

  upgradeStorage = (holdMs: number): Promise<void> => this.#run(scripts.upgradeStorage, holdMs);

  /** Sets the clock of this and all later pages wrong. The service worker keeps the right one. */
  async skewClock(skewMs: number): Promise<void> {
    await this.#run(scripts.skewClock, skewMs);
    this.#skewMs += skewMs;
  }

  async leaveAndReturn(url: string): Promise<void> {
    const browser = await this.browser();
    await browser.leaveFor(url);
    await sleep(ELSEWHERE_MS);
    await browser.back();
  }

  /** Looks for a new build and takes it if the page offers it. @returns whether it did */
  async update(): Promise<boolean> {
    // Nothing to update in a browser that has not installed the service worker yet.
    await Promise.race([this.#run(scripts.lookForUpdate).catch(() => {}), sleep(UPDATE_MS)]);
    await this.#run(scripts.markAsOld);
    if (!(await this.#run(scripts.pressButton, [offline.update.reload], 'body', '', UPDATE_MS))) return false;
    // The next thing that the visitor does must not meet the page that is about to reload.
    const isReloaded = () => this.#run(scripts.isNew).catch(() => false);
    const start = Date.now();
    while (!(await isReloaded()) && Date.now() - start < UPDATE_MS) await sleep(50);
    return true;
  }

  /** Opens the list of waiting messages. @returns whether it shows the one with this mark */
  async #openTray(mark: string): Promise<boolean> {
    if (!(await this.#run(scripts.pressButton, TRAY_BUTTONS, 'body', '', BUTTON_MS))) return false;
    return this.#run(scripts.waitForText, TRAY_ITEM, mark, true, BUTTON_MS);
  }

  #press = (name: string, mark: string): Promise<boolean> =>
    this.#run(scripts.pressButton, [name], TRAY_ITEM, mark, BUTTON_MS);

  /** Presses "Send now" in the list, if the message still waits. */
  async sendNow(mark: string): Promise<void> {
    if (!(await this.#openTray(mark))) return;
    await this.#run(scripts.pressButton, [outboxTray.sendNow], TRAY, '', BUTTON_MS);
  }

  /** Deletes the message in the list, if it still waits. @returns whether it did */
  async remove(mark: string): Promise<boolean> {
    if (!(await this.#openTray(mark))) return false;
    for (let press = 0; press < 2; press++) if (!(await this.#press(outboxTray.remove, mark))) return false;
    await this.#run(scripts.waitForText, TRAY_ITEM, mark, false, BUTTON_MS);
    return true;
  }

  /** Changes the message in the list, if it still waits. @returns whether the list shows the new text */
  async edit(mark: string, next: string): Promise<boolean> {
    if (!(await this.#openTray(mark)) || !(await this.#press(outboxTray.edit, mark))) return false;
    try {
      await this.#run(scripts.fillForm, TRAY_FORM, { message: next });
      await this.#run(scripts.submitForm, TRAY_FORM);
    } catch {
      // It was delivered in the meantime, and the form is gone.
      return false;
    }
    return this.#run(scripts.waitForText, SHOWN_ITEM, next, true, BUTTON_MS);
  }

  announceConnectivity = (): Promise<void> => this.#run(scripts.announceConnectivity);
  isOutboxEmpty = (): Promise<boolean> => this.#run(scripts.isOutboxEmpty);

  /** What the device holds, as text. Read by a page of the same origin that runs none of the product's code. */
  async storage(origin: string): Promise<string> {
    await (await this.browser()).goto(`${origin}/robots.txt`);
    return this.device();
  }

  device = (): Promise<string> => this.#run(readDevice);

  async describe(): Promise<string> {
    return `${new Date().toISOString()} ${await this.#run(scripts.describePage)} ${await this.device()}`;
  }

  async kill(): Promise<void> {
    await this.#browser?.kill!();
    this.#browser = undefined;
  }

  async dispose(): Promise<void> {
    await this.#browser?.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
