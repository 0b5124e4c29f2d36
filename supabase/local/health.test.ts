import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { awaitChecks, failingChecks, hasRoom } from './health.ts';

const yes = async () => true;
const no = async () => false;
const broken = async () => Promise.reject(new Error('gone'));

test('a check that says no and one that throws both fail', async () => {
  expect(await failingChecks({ database: yes, functions: no, mailbox: broken })).toEqual([
    'functions',
    'mailbox',
  ]);
});

test('waits for a slow part', async () => {
  let calls = 0;
  await awaitChecks({ database: async () => (calls += 1) > 2 }, 5000);
  expect(calls).toBe(3);
});

test('names a part that does not answer in time', async () => {
  await expect(awaitChecks({ database: yes, functions: no }, 0)).rejects.toThrow('functions');
});

test('a disk has room if it has some free space', async () => {
  expect(await hasRoom(tmpdir())).toBe(true);
  await expect(hasRoom('/nowhere')).rejects.toThrow('ENOENT');
});
