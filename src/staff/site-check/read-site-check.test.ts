import { expect, it } from 'vitest';
import { readResult, readSiteCheck } from './read-site-check.ts';

it('reads what the database says, and nothing into what is damaged', () => {
  const said = {
    owners: 2,
    mails: { waiting: 1 },
    runs: { sweep: '2026-01-02T03:04:05Z' },
    schedules: ['daily-work'],
    vault: { url: 'https://abc.supabase.co', hasKey: true },
    visitorHeader: 'x-forwarded-for:1',
    caller: null,
    requestCheck: '',
  };
  expect(readSiteCheck(said)).toEqual(said);
  expect(readSiteCheck({ owners: 'many', vault: 'open', schedules: 1 })).toEqual({
    owners: 0,
    mails: {},
    runs: {},
    schedules: null,
    vault: null,
    visitorHeader: '',
    caller: null,
    requestCheck: null,
  });
  expect(readSiteCheck([])).toBeUndefined();
});

it('takes a stored result only with lines and a time', () => {
  const line = { name: 'pages', state: 'ok', texts: ['81 pages'] };
  expect(readResult({ at: 1, lines: [line, 'damaged', {}] })).toEqual({ at: 1, lines: [line] });
  for (const damaged of [undefined, 'x', { lines: [line] }, { at: 1 }, { at: 1, lines: ['damaged'] }])
    expect(readResult(damaged)).toBeUndefined();
});
