import { expect, it } from 'vitest';
import { type Evidence, judge } from './oracle.ts';

const evidence = (known: Partial<Evidence>): Evidence => ({
  surface: 'contact',
  mark: 'm',
  promise: 'sent',
  stored: false,
  wiped: false,
  withdrawn: false,
  rows: 1,
  mails: 1,
  ...known,
});

it.each([
  ['one row and one mail', {}, 'fine'],
  ['a QR visit has no mail', { surface: 'qr', promise: null, mails: 0 }, 'fine'],
  ['a note of the staff has no mail', { surface: 'note', mails: 0 }, 'fine'],
  ['promised, and no row', { rows: 0, mails: 0 }, 'lost'],
  ['saved, and no row', { promise: 'saved', rows: 0, mails: 0 }, 'lost'],
  ['on the device, and no row', { promise: null, stored: true, rows: 0, mails: 0 }, 'lost'],
  ['saved, deleted by the browser, and no row', { promise: 'saved', wiped: true, rows: 0, mails: 0 }, 'fine'],
  [
    'deleted by the browser before the page said anything, and not there',
    { promise: null, wiped: true, rows: 0, mails: 0 },
    'fine',
  ],
  ['sent, deleted by the browser, and no row', { wiped: true, rows: 0, mails: 0 }, 'lost'],
  [
    'saved, deleted by the visitor, and no row',
    { promise: 'saved', withdrawn: true, rows: 0, mails: 0 },
    'fine',
  ],
  [
    'saved, deleted by the visitor when a request was on its way',
    { promise: 'saved', withdrawn: true },
    'fine',
  ],
  [
    'deleted by the visitor, and on the device',
    { promise: 'saved', withdrawn: true, stored: true },
    'not deleted',
  ],
  ['two rows', { rows: 2 }, 'doubled row'],
  ['two rows of what was never promised', { promise: null, rows: 2 }, 'doubled row'],
  ['two mails', { mails: 2 }, 'doubled mail'],
  ['a mail without a row that was promised', { rows: 0 }, 'lost'],
  ['a row without a mail', { mails: 0 }, 'missing mail'],
  ['said to have failed, and stored', { promise: 'failed' }, 'false failure'],
  ['said to have failed, and not there', { promise: 'failed', rows: 0, mails: 0 }, 'fine'],
  ['said to be unsaved, and not there', { promise: 'unsaved', rows: 0, mails: 0 }, 'fine'],
  ['nothing said, stored or delivered', { promise: null, rows: 0, mails: 0 }, 'undecided'],
] satisfies [string, Partial<Evidence>, string][])('%s: %j is %s', (_, known, verdict) => {
  expect(judge(evidence(known))).toBe(verdict);
});
