import { describe, expect, it } from 'vitest';
import { busy, done, FakeDevice, HOUR_MS, inquiry, unreachable, visit } from './fake-device.ts';
import { newItem } from './item.ts';
import type { Outcome } from './machine.ts';
import { visitorKinds, type VisitorKind } from './visitor-kinds.ts';

describe('a wait', () => {
  const waiting = async (outcome: Outcome, kind: readonly [VisitorKind, never] = inquiry('a') as never) => {
    const device = new FakeDevice();
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
    device.now += HOUR_MS - 1;
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
  it('ends at once after a network failure when connectivity returns', async () => {
    const { device, outbox } = await waiting(unreachable);
    await outbox.flush();
    expect(device.sent).toEqual([]);
    await outbox.resume();
    expect(device.disk.size).toBe(0);
  });
  it('ends at once when the clock is set back', async () => {
    const { device, outbox } = await waiting(busy);
    device.now -= 1000 * HOUR_MS;
    await outbox.flush();
    expect(device.disk.size).toBe(0);
  });
  it('ends at once when the visitor presses "Send now", even for items that are too old', async () => {
    const { device, outbox } = await waiting(busy);
    device.disk.set('a', { ...device.item('a'), state: 'failed', reason: 'too_old' });
    await outbox.sendNow();
    expect(device.disk.size).toBe(0);
  });
});

describe('a submission that replaces another', () => {
  it('is saved in the transaction that deletes the other', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...inquiry('old'));
    const contents: string[][] = [];
    const set = device.disk.set.bind(device.disk);
    device.disk.set = (key, record) => {
      // Right after the transaction.
      queueMicrotask(() => contents.push([...device.disk.keys()].map(String)));
      return set(key, record);
    };
    await outbox.enqueue(...inquiry('new'), 'old');
    expect(contents).toEqual([['new']]);
    await outbox.flush();
    expect(device.sent).toEqual(['store new', 'notify new']);
  });
  it('leaves the other to be sent if the page dies before it is saved', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...inquiry('old'));
    device.isDiskBroken = true;
    expect(await outbox.enqueue(...inquiry('new'), 'old')).toMatchObject({ saved: false });
    expect([...device.disk.keys()]).toEqual(['old']);
  });
});

describe('records of older builds and other programs', () => {
  it('failed QR visits, which nobody can see, are deleted with a receipt when the app opens', async () => {
    const device = new FakeDevice();
    const [kind, payload] = visit('v');
    device.disk.set('v', {
      ...newItem(visitorKinds, kind, payload, 5),
      state: 'failed',
      steps: { store: 'refused' },
    });
    await device.open().resume();
    expect(device.disk.size).toBe(0);
    expect(device.receipts).toMatchObject([{ id: 'v', kind: 'qr-visit' }]);
  });
  it('unreadable records are kept, and stop neither deliveries nor the list', async () => {
    const device = new FakeDevice();
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
    await outbox.clear();
    expect(device.disk.size).toBe(0);
  });
});
