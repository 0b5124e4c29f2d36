import { expect, it } from 'vitest';
import { noticeOf } from './notice.ts';

const ID = '6f1b2c3d-1111-4222-8333-444455556666';

it.each([
  ['inquiry', 'New in your inbox'],
  ['assigned', 'An inquiry is yours now'],
  ['answer', 'A client has answered'],
])('a push of the kind %s opens its inquiry', (kind, title) => {
  expect(noticeOf(JSON.stringify({ kind, inquiryId: ID }))).toEqual({
    title,
    path: `/staff/inquiries/${ID}`,
    tag: `staff-${kind}`,
  });
});

it.each([
  undefined,
  '',
  'null',
  '[]',
  '5',
  '{',
  '{"kind":"toString"}',
  '{"kind":"inquiry","inquiryId":"../../contact"}',
  `{"kind":["answer"],"inquiryId":["${ID}"]}`,
])('a push that can’t be read opens the inbox: %s', (text) => {
  expect(noticeOf(text)).toEqual({ title: 'New in your inbox', path: '/staff', tag: 'staff-inquiry' });
});
