import { expect, it } from 'vitest';
import { getHelp } from '../../content/get-help.ts';
import { signsOf } from './signs-of.ts';

it('lists the signs of every topic, and then those of any treatment', () => {
  const { sameDay, emergency } = signsOf(['filler', 'stroke']);
  expect(sameDay).toEqual([...getHelp.signs.filler.sameDay, ...getHelp.sameDay.always]);
  expect(emergency).toEqual([
    ...getHelp.signs.filler.emergency,
    ...getHelp.signs.stroke.emergency,
    ...getHelp.emergency.always,
  ]);
});

it('lists a sign once, even if a topic is named twice', () => {
  expect(signsOf(['burn', 'burn'])).toEqual(signsOf(['burn']));
});
