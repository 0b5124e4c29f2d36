import { describe, expect, it } from 'vitest';
import { done, FakeDevice, HOUR_MS, leave, settled, signUp, unreachable } from './fake-device.ts';
import type { Payload } from './item.ts';
import type { Outcome } from './machine.ts';

describe('the last request for an address wins', () => {
  const effects = (device: FakeDevice) => {
    const list = new Set<string>();
    device.answer = ({ kind, payload }, step) => {
      const { email } = payload as Payload & { email: string | null };
      if (kind === 'subscription' && step === 'store') list.add(email!.toLowerCase());
      if (kind === 'unsubscribe') list.delete((email ?? 'ada@example.org').toLowerCase());
      return done;
    };
    return list;
  };

  it('an unsubscribe request wins over an earlier sign-up that waits', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    device.answer = () => unreachable;
    await outbox.enqueue(...signUp('s'));
    await outbox.flush();
    await outbox.enqueue(...leave('u'));
    await outbox.flush();
    const list = effects(device);
    await outbox.sendNow();
    expect([...list]).toEqual([]);
    // The sign-up is never repeated, and no welcome is sent.
    expect(device.sent).toEqual(['store s', 'notify u', 'notify u']);
    expect(device.disk.size).toBe(0);
    expect(device.receipts.map(({ id }) => id)).toEqual(['s', 'u']);
  });
  it('a sign-up wins over an earlier unsubscribe request', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...leave('u'));
    await outbox.enqueue(...signUp('s'));
    const list = effects(device);
    await outbox.flush();
    expect([...list]).toEqual(['ada@example.org']);
    expect(device.disk.size).toBe(0);
  });
  it('even if the clock is set back in between', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s'));
    device.now -= 1000 * HOUR_MS;
    await outbox.enqueue(...leave('u'));
    const list = effects(device);
    await outbox.flush();
    expect([...list]).toEqual([]);
  });
  it('even if the disk failed for the earlier request, and another tab sends the later one', async () => {
    const device = new FakeDevice();
    const [first, other] = [device.open(), device.open()];
    device.answer = () => unreachable;
    device.isDiskBroken = true;
    expect(await first.enqueue(...signUp('s'))).toEqual({ id: 's', saved: false });
    device.isDiskBroken = false;
    await first.enqueue(...leave('u'));
    const list = effects(device);
    await other.sendNow();
    await first.sendNow();
    expect([...list]).toEqual([]);
    expect(device.sent).toEqual(['notify u']);
    expect(device.disk.size).toBe(0);
  });
  it('even if the disk failed for both requests within a millisecond', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    device.isDiskBroken = true;
    await outbox.enqueue(...signUp('z'));
    await outbox.enqueue(...leave('a'));
    const list = effects(device);
    await outbox.flush();
    expect([...list]).toEqual([]);
  });
  it('a request by token alone is sent between the sign-ups before and after it', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s1'));
    await outbox.enqueue(...leave('u', null, 'token'));
    await outbox.enqueue(...signUp('s2', 'bob@example.org'));
    await outbox.flush();
    expect(device.sent).toEqual(['store s1', 'notify s1', 'notify u', 'store s2', 'notify s2']);
  });
  it('a request in flight is waited for', async () => {
    const device = new FakeDevice();
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
    // No welcome is sent to somebody who has unsubscribed.
    expect(device.sent).toEqual(['store s', 'notify u']);
  });
  it('a request that the server refuses does not count, so the one before is sent', async () => {
    const device = new FakeDevice();
    const outbox = device.open();
    await outbox.enqueue(...signUp('s'));
    await outbox.enqueue(...leave('u', 'ada@example.org', 'wrong'));
    device.answer = ({ id }) => (id === 'u' ? { type: 'refused', reason: 'wrong_token' } : done);
    await outbox.flush();
    expect(device.sent).toEqual(['notify u', 'store s', 'notify s']);
    expect([...device.disk.keys()]).toEqual(['u']);
  });
  it('two sign-ups are sent as one, and both are reported as arrived', async () => {
    const device = new FakeDevice();
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
