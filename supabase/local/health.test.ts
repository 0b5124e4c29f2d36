import { expect, test } from 'vitest';
import { awaitAnswers, silentParts } from './health.ts';

const yes = async () => true;
const no = async () => false;
const broken = async () => Promise.reject(new Error('gone'));

test('a part that says no and one that fails are both silent', async () => {
  expect(await silentParts({ database: yes, functions: no, mailbox: broken })).toEqual([
    'functions',
    'mailbox',
  ]);
});

test('a slow part is waited for', async () => {
  let calls = 0;
  await awaitAnswers({ database: async () => (calls += 1) > 2 }, 5000);
  expect(calls).toBe(3);
});

test('one that stays silent is named', async () => {
  await expect(awaitAnswers({ database: yes, functions: no }, 0)).rejects.toThrow('functions');
});
