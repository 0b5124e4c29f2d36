import { expect, test } from 'vitest';
import { readInquiry } from '../api/reading-inquiries.ts';
import { greeting } from './greeting.ts';
import { inquiryRow } from './inquiry-sample.ts';

test.each([
  ['Ada Sample', 'Hi Ada,'],
  ['  ada   sample ', 'Hi Ada,'],
  ['JOHN SMITH', 'Hi John,'],
  ['SMITH, John', 'Hi John,'],
  ['Smith , John', 'Hi John,'],
  ['SMITH,', 'Hello,'],
  ['SMITH, Dr.', 'Hello,'],
  ['John Smith, MD', 'Hi John,'],
  ['MARY-ANN O’NEILL', 'Hi Mary-Ann,'],
  ['DeShawn Sample', 'Hi DeShawn,'],
  ['JP Sample', 'Hi JP,'],
  ['José Núñez', 'Hi José,'],
  ['José'.normalize('NFD'), `Hi ${'José'.normalize('NFD')},`],
  ['小龙 李', 'Hi 小龙,'],
  ['דנה כהן', 'Hi דנה,'],
  ['Dr. Smith', 'Hello,'],
  ['Dr Jane Smith', 'Hello,'],
  ['MRS. SAMPLE', 'Hello,'],
  ['The Smith family', 'Hello,'],
  ['J. Smith', 'Hello,'],
  ['J Smith', 'Hello,'],
  ['ada@example.org', 'Hello,'],
  ['n/a', 'Hello,'],
  ['None', 'Hello,'],
  ['949 555 0187', 'Hello,'],
  ['💆🏽‍♀️', 'Hello,'],
  ['', 'Hello,'],
])('a mail to "%s" begins with "%s"', (name, text) => {
  expect(greeting(name, 300)).toBe(text);
});

test('who gave no name has none on the screen and in the greeting', () => {
  // The default of the column, which the site and the database fill in.
  const inquiry = readInquiry(inquiryRow({ full_name: 'Not provided' }))!;
  expect(inquiry.full_name).toBe('');
  expect(greeting(inquiry.full_name, 300)).toBe('Hello,');
});
