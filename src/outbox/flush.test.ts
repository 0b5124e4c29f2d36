import { describe, expect, it } from 'vitest';
import { done, FakeDevice, inquiry, settled, unreachable, visit } from './fake-device.ts';
import type { Outcome } from './machine.ts';

describe('a flush', () => {
  it('connects once, whatever the number of items and steps', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await outbox.enqueue(...inquiry(id));
    await outbox.flush();
    expect(device.sent).toHaveLength(16);
    expect(device.connections).toBe(1);
    expect(device.disk.size).toBe(0);
  });

  it('connects again after the server was not reached, once "Send now" is pressed', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...visit('v'));
    let goOn = () => {};
    device.answer = ({ id }) =>
      id === 'v' ? new Promise((resolve) => (goOn = () => resolve(unreachable))) : unreachable;
    const flushed = outbox.flush();
    await settled();
    await outbox.enqueue(...inquiry('a'));
    await settled();
    // A new item alone does not make it connect again.
    expect(device.connections).toBe(1);
    const pressed = outbox.sendNow();
    await settled();
    expect(device.sent).toEqual(['store v', 'store a', 'store a']);
    expect(device.connections).toBe(2);
    goOn();
    await Promise.all([flushed, pressed]);
  });

  it('ends when a request hangs, so that other tabs can send', async () => {
    const device = new FakeDevice();
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

  it('ends when loading the code that sends hangs', async () => {
    const device = new FakeDevice();
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

  it('repeats an item after a disk error, but not in a loop', async () => {
    const device = new FakeDevice();
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

  it('reports progress after each request, also after one that fails or hangs', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    const progress = () => device.posted.filter((type) => type === 'progress').length;
    await outbox.enqueue(...inquiry('a'));
    await outbox.enqueue(...inquiry('b'));
    await outbox.discard('b');
    // Any tab may do this. It is no progress of the one that holds the lock.
    expect(progress()).toBe(0);
    device.answer = (_, step) => (step === 'store' ? done : unreachable);
    await outbox.flush();
    expect(progress()).toBe(2);
    device.answer = () => new Promise(() => {});
    const hanging = outbox.sendNow();
    await settled();
    device.runTimers();
    await hanging;
    expect(progress()).toBe(3);
  });

  it('counts two failed steps of one attempt as one failure', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...inquiry('a'));
    device.answer = () => ({ type: 'retry', reason: 'http_503', reached: true });
    await outbox.flush();
    expect(device.sent).toEqual(['store a', 'notify a']);
    expect(device.item('a')?.attempts).toBe(1);
  });

  it('deletes a refused QR visit with a receipt, and delivers the others of its batch', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    for (const id of ['a', 'bad', 'c']) await outbox.enqueue(...visit(id));
    device.answerVisits = () => ({ type: 'refused', reason: 'batch' });
    device.answer = ({ id }) => (id === 'bad' ? { type: 'refused', reason: '23514' } : done);
    await outbox.flush();
    expect(device.disk.size).toBe(0);
    expect(device.receipts.map(({ id }) => id).toSorted()).toEqual(['a', 'bad', 'c']);
  });

  it('does not send a visit that is deleted while it waits for its turn', async () => {
    const device = new FakeDevice();
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

describe('two tabs', () => {
  it('do not lose a finished step when one of them presses "Send now"', async () => {
    const device = new FakeDevice();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    let reply: (outcome: Outcome) => void = () => {};
    device.answer = () => new Promise<Outcome>((resolve) => (reply = resolve));
    const flushed = first.flush();
    await settled();
    // While the second tab waits for the disk, the first one learns that the row is stored.
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

  it('do not restore an item that one discards while the other sends it', async () => {
    const device = new FakeDevice();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    device.answer = async () => {
      await second.discard('a');
      return unreachable;
    };
    await first.flush();
    expect(device.disk.size).toBe(0);
  });

  it('save the same submission once, without losing its progress', async () => {
    const device = new FakeDevice();
    const [first, second] = [device.open(), device.open()];
    await first.enqueue(...inquiry('a'));
    device.answer = (_, step) => (step === 'store' ? done : unreachable);
    await first.flush();
    await second.enqueue(...inquiry('a'));
    expect(device.item('a')?.steps.store).toBe('done');
  });
});
