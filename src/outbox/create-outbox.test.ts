import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { Flusher, type Transport } from './flusher.ts';
import { newItem, type Item, type Kind, type Payloads, type Receipt, type Step } from './item.ts';
import type { Lock } from './lock.ts';
import type { Outcome } from './machine.ts';
import type { Message } from './messages.ts';
import { createOutbox } from './create-outbox.ts';
import type { RecordStore, Records } from './storage.ts';

const HOUR = 3_600_000;
const done: Outcome = { type: 'done' };
const dead: Outcome = { type: 'retry', reason: 'network', reached: false };
const busy: Outcome = { type: 'retry', reason: 'PT429', reached: true, retryAfter: 24 * HOUR };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** One device with as many tabs as wanted. Nothing takes time unless the test lets it. */
class Device {
  now = 1_800_000_000_000;
  readonly disk: Records = new Map();
  readonly receipts: Receipt[] = [];
  /** What was sent, as `step id`. */
  readonly sent: string[] = [];
  connections = 0;
  isDiskBroken = false;
  answer: (item: Item, step: Step) => Outcome | Promise<Outcome> = () => done;
  answerVisits: (items: Item[]) => Outcome = () => done;
  load: () => Promise<void> = async () => {};
  readonly #tabs: ((message: Message) => void)[] = [];
  readonly #timers = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();

  /** Every timer that runs now is over. */
  runTimers(): void {
    for (const work of this.#timers) work();
  }

  open() {
    const tab = this.#tabs.length;
    const store: RecordStore = {
      read: async () => {
        if (this.isDiskBroken) throw new Error('disk');
        return new Map(this.disk);
      },
      update: async (change) => {
        if (this.isDiskBroken) throw new Error('disk');
        return change(this.disk);
      },
    };
    const clock: Clock = {
      now: () => this.now,
      after: (_, work) => {
        this.#timers.add(work);
        return () => this.#timers.delete(work);
      },
    };
    const lock: Lock = (work) => {
      const result = this.#last.then(work);
      this.#last = result.catch(() => {});
      return result;
    };
    const transport: Transport = {
      send: async (item, step) => {
        this.sent.push(`${step} ${item.id}`);
        return this.answer(item, step);
      },
      sendVisits: async (items) => {
        this.sent.push(`batch of ${items.length}`);
        return this.answerVisits(items);
      },
    };
    return createOutbox({
      disk: store,
      receipts: {
        add: async (receipts) => void this.receipts.push(...receipts),
        count: async () => this.receipts.length,
        clear: async () => {},
        purge: async () => {},
      },
      clock,
      post: (message) => {
        for (const [other, hear] of this.#tabs.entries()) if (other !== tab) hear(message);
      },
      listen: (hear) => {
        this.#tabs[tab] = hear;
        return () => {};
      },
      loadSender: async () => {
        await this.load();
        const connect = () => {
          this.connections++;
          return transport;
        };
        return (deps) => new Flusher({ ...deps, lock, connect });
      },
      random: () => 0.5,
    });
  }

  item = (id: string) => this.disk.get(id) as Item | undefined;
}

const inquiry = (id: string) =>
  ['inquiry', { id, email: 'ada@example.org', message: 'Hi' } as Payloads['inquiry']] as const;
const visit = (id: string) =>
  ['qr-visit', { id, qrCode: 'bag', destination: '/', scannedAt: 'now' } as Payloads['qr-visit']] as const;
const signUp = (id: string, email = 'ada@example.org') =>
  ['subscription', { id, email, source: 'popup' } as Payloads['subscription']] as const;
const leave = (id: string, email: string | null = 'Ada@Example.org', token: string | null = null) =>
  ['unsubscribe', { id, email, token } as Payloads['unsubscribe']] as const;

describe('a flush', () => {
  it('connects once, whatever the number of items and steps', async () => {
    const device = new Device();
    const outbox = device.open();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await outbox.enqueue(...inquiry(id));
    await outbox.flush();
    expect(device.sent).toHaveLength(16);
    expect(device.connections).toBe(1);
    expect(device.disk.size).toBe(0);
  });

  it('connects again when there is a reason to, after the server was not reached', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...visit('v'));
    let goOn = () => {};
    device.answer = ({ id }) => (id === 'v' ? new Promise((resolve) => (goOn = () => resolve(dead))) : dead);
    const flushed = outbox.flush();
    await settled();
    await outbox.enqueue(...inquiry('a'));
    await settled();
    // Neither an item of its own nor one that others added makes it connect again.
    expect(device.connections).toBe(1);
    const pressed = outbox.sendNow();
    await settled();
    expect(device.sent).toEqual(['store v', 'store a', 'store a']);
    expect(device.connections).toBe(2);
    goOn();
    await Promise.all([flushed, pressed]);
  });

  it('ends when a request never does, and other tabs can send', async () => {
    const device = new Device();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    device.answer = () => new Promise(() => {});
    const hanging = first.flush();
    await settled();
    device.answer = () => done;
    device.runTimers();
    await hanging;
    expect(device.item('a')).toMatchObject({ attempts: 1, reason: 'network' });
    device.now += 1000;
    await second.flush();
    expect(device.disk.size).toBe(0);
  });

  it('ends when the code that sends never loads', async () => {
    const device = new Device();
    const [first, second] = [device.open(), device.open()];
    for (const id of ['a', 'b', 'c']) await first.enqueue(...inquiry(id));
    device.load = () => new Promise(() => {});
    const hanging = first.flush();
    await settled();
    device.runTimers();
    await hanging;
    device.load = async () => {};
    await second.resume();
    expect(device.disk.size).toBe(0);
  });

  it('tries again after the disk could not write what happened, but not in a circle', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...inquiry('a'));
    device.answer = () => {
      device.isDiskBroken = true;
      return done;
    };
    await outbox.flush();
    device.isDiskBroken = false;
    device.answer = () => done;
    await outbox.flush();
    expect(device.sent).toEqual(['store a']);
    device.now += 30_000;
    await outbox.flush();
    expect(device.disk.size).toBe(0);
  });

  it('counts a round in which both steps fail once', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...inquiry('a'));
    device.answer = () => ({ type: 'retry', reason: 'http_503', reached: true });
    await outbox.flush();
    expect(device.sent).toEqual(['store a', 'notify a']);
    expect(device.item('a')?.attempts).toBe(1);
  });

  it('deletes what is refused and invisible, with a receipt, and lets the others through', async () => {
    const device = new Device();
    const outbox = device.open();
    for (const id of ['a', 'bad', 'c']) await outbox.enqueue(...visit(id));
    device.answerVisits = () => ({ type: 'refused', reason: 'batch' });
    device.answer = ({ id }) => (id === 'bad' ? { type: 'refused', reason: '23514' } : done);
    await outbox.flush();
    expect(device.disk.size).toBe(0);
    expect(device.receipts.map(({ id }) => id).toSorted()).toEqual(['a', 'bad', 'c']);
  });

  it('does not send a visit that was deleted while it waited for its turn', async () => {
    const device = new Device();
    const outbox = device.open();
    for (const id of ['a', 'b']) await outbox.enqueue(...visit(id));
    device.answerVisits = () => ({ type: 'refused', reason: 'batch' });
    device.answer = async () => {
      await outbox.discard('b');
      return done;
    };
    await outbox.flush();
    expect(device.sent).toEqual(['batch of 2', 'store a']);
  });
});

describe('what others do meanwhile', () => {
  it('a step that another tab finishes is not undone by pressing Send now', async () => {
    const device = new Device();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    let reply: (outcome: Outcome) => void = () => {};
    device.answer = () => new Promise<Outcome>((resolve) => (reply = resolve));
    const flushed = first.flush();
    await settled();
    // Between the two halves of what the second tab does, the first learns that the row is stored.
    const pressed = second.sendNow();
    reply(done);
    await settled();
    expect(device.item('a')?.steps.store).toBe('done');
    expect(device.item('a')?.payload).not.toHaveProperty('message');
    reply(done);
    await Promise.all([flushed, pressed]);
    expect(device.sent).toEqual(['store a', 'notify a']);
    expect(device.disk.size).toBe(0);
  });

  it('a discarded item does not come back when its reply arrives', async () => {
    const device = new Device();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    device.answer = async () => {
      await second.discard('a');
      return dead;
    };
    await first.flush();
    expect(device.disk.size).toBe(0);
  });

  it('two tabs that keep the same submission keep it once, and progress is not lost', async () => {
    const device = new Device();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    device.answer = (_, step) => (step === 'store' ? done : dead);
    await first.flush();
    await second.enqueue(...inquiry('a'));
    expect(device.item('a')?.steps.store).toBe('done');
  });
});

describe('waiting', () => {
  const waiting = async (outcome: Outcome, kind: readonly [Kind, never] = inquiry('a') as never) => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...kind);
    device.answer = () => outcome;
    await outbox.flush();
    device.answer = () => done;
    device.sent.length = 0;
    return { device, outbox };
  };

  it('lasts an hour at most, whatever Retry-After says', async () => {
    const { device, outbox } = await waiting(busy);
    device.now += HOUR - 1;
    await outbox.flush();
    expect(device.sent).toEqual([]);
    device.now += 1;
    await outbox.flush();
    expect(device.disk.size).toBe(0);
  });
  it('ends 5 min after a Retry-After when the app is opened', async () => {
    const { device, outbox } = await waiting(busy);
    device.now += 60_000;
    await outbox.resume();
    expect(device.sent).toEqual([]);
    device.now += 240_000;
    await outbox.resume();
    expect(device.disk.size).toBe(0);
  });
  it('ends at once after a failure of the network when it is back', async () => {
    const { device, outbox } = await waiting(dead);
    await outbox.flush();
    expect(device.sent).toEqual([]);
    await outbox.resume();
    expect(device.disk.size).toBe(0);
  });
  it('ends at once when the clock was set back', async () => {
    const { device, outbox } = await waiting(busy);
    device.now -= 1000 * HOUR;
    await outbox.flush();
    expect(device.disk.size).toBe(0);
  });
  it('ends at once for all that waits when somebody presses Send now, what was too old included', async () => {
    const { device, outbox } = await waiting(busy);
    device.disk.set('a', { ...device.item('a'), state: 'failed', reason: 'too_old' });
    await outbox.sendNow();
    expect(device.disk.size).toBe(0);
  });
});

describe('what older builds and others left on the disk', () => {
  it('a failed visit, which nobody can see, is deleted with a receipt when the app opens', async () => {
    const device = new Device();
    const [kind, payload] = visit('v');
    device.disk.set('v', { ...newItem(kind, payload, 5), state: 'failed', steps: { store: 'refused' } });
    await device.open().resume();
    expect(device.disk.size).toBe(0);
    expect(device.receipts).toMatchObject([{ id: 'v', kind: 'qr-visit' }]);
  });
  it('a record that cannot be read stops neither the others nor the list, and is kept', async () => {
    const device = new Device();
    const outbox = device.open();
    const bad: [IDBValidKey, unknown][] = [
      ['x', { id: 'x', kind: 'constructor', payload: {}, state: 'waiting' }],
      ['y', null],
      [7, { id: 7, kind: 'inquiry', payload: { id: 7 } }],
    ];
    for (const [key, record] of bad) device.disk.set(key, record);
    await outbox.enqueue(...inquiry('a'));
    expect(await outbox.list()).toMatchObject({ items: [{ id: 'a' }], unreadable: ['x', 'y', '7'] });
    await outbox.resume();
    await outbox.sendNow();
    expect([...device.disk]).toEqual(bad);
    await outbox.forget();
    expect(device.disk.size).toBe(0);
  });
});

describe('the last wish for an address wins', () => {
  const effects = (device: Device) => {
    const list = new Set<string>();
    device.answer = ({ kind, payload }, step) => {
      const { email } = payload as { email: string | null };
      if (kind === 'subscription' && step === 'store') list.add(email!.toLowerCase());
      if (kind === 'unsubscribe') list.delete((email ?? 'ada@example.org').toLowerCase());
      return done;
    };
    return list;
  };

  it('an unsubscribe request is not overtaken by a sign-up that waited', async () => {
    const device = new Device();
    const outbox = device.open();
    device.answer = () => dead;
    await outbox.enqueue(...signUp('s'));
    await outbox.flush();
    await outbox.enqueue(...leave('u'));
    await outbox.flush();
    const list = effects(device);
    await outbox.sendNow();
    expect([...list]).toEqual([]);
    // The sign-up was never sent again, and nobody is welcomed.
    expect(device.sent).toEqual(['store s', 'notify u', 'notify u']);
    expect(device.disk.size).toBe(0);
    expect(device.receipts.map(({ id }) => id)).toEqual(['s', 'u']);
  });
  it('nor a sign-up by an unsubscribe request', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...leave('u'));
    await outbox.enqueue(...signUp('s'));
    const list = effects(device);
    await outbox.flush();
    expect([...list]).toEqual(['ada@example.org']);
    expect(device.disk.size).toBe(0);
  });
  it('a clock that is set back in between changes nothing', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s'));
    device.now -= 1000 * HOUR;
    await outbox.enqueue(...leave('u'));
    const list = effects(device);
    await outbox.flush();
    expect([...list]).toEqual([]);
  });
  it('a request by token alone is sent between the sign-ups before and after it', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s1'));
    await outbox.enqueue(...leave('u', null, 'token'));
    await outbox.enqueue(...signUp('s2', 'bob@example.org'));
    await outbox.flush();
    expect(device.sent).toEqual(['store s1', 'notify s1', 'notify u', 'store s2', 'notify s2']);
  });
  it('a request that is on its way is waited for', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s'));
    let reply: (outcome: Outcome) => void = () => {};
    device.answer = () => new Promise<Outcome>((resolve) => (reply = resolve));
    const flushed = outbox.flush();
    await settled();
    await outbox.enqueue(...leave('u'));
    await settled();
    expect(device.sent).toEqual(['store s']);
    device.answer = () => done;
    reply(done);
    await flushed;
    await outbox.flush();
    // No welcome to somebody who has left.
    expect(device.sent).toEqual(['store s', 'notify u']);
  });
  it('a request that the server refuses does not count', async () => {
    const device = new Device();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s'));
    await outbox.enqueue(...leave('u', 'ada@example.org', 'wrong'));
    device.answer = ({ id }) => (id === 'u' ? { type: 'refused', reason: 'wrong_token' } : done);
    await outbox.flush();
    expect(device.sent).toEqual(['notify u', 'store s', 'notify s']);
    expect([...device.disk.keys()]).toEqual(['u']);
  });
  it('two sign-ups are one, and both are told', async () => {
    const device = new Device();
    const outbox = device.open();
    const arrived: string[] = [];
    outbox.subscribe((message) => message.type === 'arrived' && arrived.push(message.id));
    await outbox.enqueue(...signUp('s1'));
    await outbox.enqueue(...signUp('s2', ' ADA@example.org'));
    await outbox.flush();
    expect(device.sent).toEqual(['store s2', 'notify s2']);
    expect(arrived.toSorted()).toEqual(['s1', 's2']);
  });
});
