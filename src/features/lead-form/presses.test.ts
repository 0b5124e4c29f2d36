import { describe, expect, it } from 'vitest';
import { Presses } from './presses.ts';

describe('pressing the button of a form', () => {
  it('twice with the same content is one submission', () => {
    const presses = new Presses();
    const first = presses.begin('a')!;
    expect(presses.begin('a')).toBeUndefined();
    expect(first.isLatest()).toBe(true);
  });

  it('again with other content is another submission, and its answer is the one to show', () => {
    const presses = new Presses();
    const first = presses.begin('a')!;
    const second = presses.begin('b')!;
    expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
    expect([presses.has('a'), presses.has('b'), presses.has('c')]).toEqual([true, true, false]);
  });

  it('with the first content again, while it is on its way, shows the answer to that', () => {
    const presses = new Presses();
    const first = presses.begin('a')!;
    const second = presses.begin('b')!;
    expect(presses.begin('a')).toBeUndefined();
    expect([first.isLatest(), second.isLatest()]).toEqual([true, false]);
  });

  it('with the same content once it was answered is another submission', () => {
    const presses = new Presses();
    presses.begin('a')!.end();
    expect(presses.begin('a')?.isLatest()).toBe(true);
  });
});
