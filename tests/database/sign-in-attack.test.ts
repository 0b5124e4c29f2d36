import { beforeEach, expect, it } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { outcome, useDatabase } from './harness.ts';
import { signInCodes } from './sign-in-codes.ts';

// A test must not start in one counting window and end in the next.
beforeEach(() => insideOneWindow());

const database = useDatabase();
const { create, redeem, count, member, age } = signInCodes(database);

it('an attacker with 200 networks keeps nobody out for an hour, and guesses nothing', async () => {
  const owner = await member();
  const { device } = (await redeem(owner, (await create(owner))!.code))!;
  await age(owner, 60);
  let guesses = 0;
  let mails = 0;
  const guessed: unknown[] = [];
  const signedIn: unknown[] = [];
  /** One network's turn: it asks for a code and guesses one. */
  const attack = async (network: number) => {
    const from = `198.${18 + (network >> 8)}.${network & 255}.1`;
    if ((await outcome(count('code', owner, from))) !== 'PGRST' && (await create(owner))) mails += 1;
    if ((await outcome(count('attempt', owner, from))) === 'PGRST') return;
    guesses += 1;
    guessed.push(await redeem(owner, '00000000'));
  };
  for (let minute = 0; minute < 60; minute += 5) {
    await Promise.all(Array.from({ length: 200 }, (_, network) => attack(network)));
    // The owner, from the phone that has signed in before: the first code works at the first try.
    if (minute % 20 === 0) {
      await count('code', owner, '203.0.113.200', device);
      const made = (await create(owner, device))!;
      await count('attempt', owner, '203.0.113.200', device);
      signedIn.push((await redeem(owner, made.code))?.email);
    }
    await age(owner, 5);
  }
  expect(new Set(guessed)).toEqual(new Set([null]));
  expect(signedIn).toEqual([owner, owner, owner]);
  expect(guesses).toBeLessThanOrEqual(200 * 10);
  expect(mails).toBeLessThanOrEqual(36);
  // A new device, whose request is the attacker's hundredth: a code in the mailbox is valid.
  await count('code', owner, '203.0.113.201');
  const made = await create(owner);
  const usable = await database.owner(
    `select from private.sign_in_codes where email = $1 and used_at is null and created_at > now() - interval '10 minutes'`,
    [owner],
  );
  expect(made !== null || usable.length > 0).toBe(true);
});
