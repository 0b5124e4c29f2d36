import { describe, expect, it } from 'vitest';
import { Presses } from './presses.ts';

describe('pressing a form’s button', () => {
  it('makes one submission when pressed twice with the same content', () => {
    const presses = new Presses();
    const first = presses.begin('a')!;
    expect(presses.begin('a')).toBeUndefined();
    expect(first.isLatest()).toBe(true);
  });

  it('makes another submission for other content, whose result is the one to show', () => {
    const presses = new Presses();
    const first = presses.begin('a')!;
    const second = presses.begin('b')!;
    expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
    expect([presses.has('a'), presses.has('b'), presses.has('c')]).toEqual([true, true, false]);
  });

  it('shows the result of the first submission when its content is submitted again while it is pending', () => {
    const presses = new Presses();
    const first = presses.begin('a')!;
    const second = presses.begin('b')!;
    expect(presses.begin('a')).toBeUndefined();
    expect([first.isLatest(), second.isLatest()]).toEqual([true, false]);
  });

  it('makes another submission for the same content after the first result', () => {
    const presses = new Presses();
    presses.begin('a')!.end();
    expect(presses.begin('a')?.isLatest()).toBe(true);
  });
});
