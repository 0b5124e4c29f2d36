import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { fillText, openPart } from './fill-text.ts';
import { inquiryRow } from './inquiry-sample.ts';

const ORIGIN = 'https://spa.example.com';
const SITE = { origin: ORIGIN, hours: 'Monday 10–6' };

test('a text gets the name, the service and the links of an inquiry', () => {
  const text = '{greeting} {first_name}, {service}, {hours}: {booking} {aftercare}';
  expect(fillText(text, inquiryRow(), SITE)).toBe(
    `Hi Ada, Ada, Head Spa, Monday 10–6: ${business.bookingUrl} ${ORIGIN}/aftercare/head-spa`,
  );
});

test('it reads well without a name and a service', () => {
  const inquiry = inquiryRow({ full_name: '', service: null });
  expect(fillText('{greeting} thank you for writing about {service}. {aftercare}', inquiry, SITE)).toBe(
    `Hello, thank you for writing about your visit. ${ORIGIN}/aftercare`,
  );
});

test('what a visitor wrote is never filled in itself, and unknown placeholders stay', () => {
  const inquiry = inquiryRow({ service: '{booking} $&' });
  expect(fillText('{service} {unknown} {toString}', inquiry, SITE)).toBe('{booking} $& {unknown} {toString}');
});

test('a part that a text leaves open is found, and brackets of one’s own are not', () => {
  const templates = [{ body: 'Would [day and time] work?' }];
  expect(openPart('So [sic], would [day and time] work?', templates)).toEqual([16, 30]);
  expect(openPart('So [sic].', templates)).toBeUndefined();
});
