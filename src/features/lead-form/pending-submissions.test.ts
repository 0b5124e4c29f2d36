import { describe, expect, it } from 'vitest';
import { PendingSubmissions } from './pending-submissions.ts';

describe('pressing a form’s button', () => {
  it('makes one submission when pressed twice with the same content', () => {
    const pending = new PendingSubmissions();
    const first = pending.begin('a')!;
    expect(pending.begin('a')).toBeUndefined();
    expect(first.isLatest()).toBe(true);
  });

  it('makes another submission for other content, whose result is the one to show', () => {
    const pending = new PendingSubmissions();
    const first = pending.begin('a')!;
    const second = pending.begin('b')!;
    expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
    expect([pending.has('a'), pending.has('b'), pending.has('c')]).toEqual([true, true, false]);
  });

  it('shows the result of the first submission when its content is submitted again while it is pending', () => {
    const pending = new PendingSubmissions();
    const first = pending.begin('a')!;
    const second = pending.begin('b')!;
    expect(pending.begin('a')).toBeUndefined();
    expect([first.isLatest(), second.isLatest()]).toEqual([true, false]);
  });

  it('makes another submission for the same content after the first result', () => {
    const pending = new PendingSubmissions();
    pending.begin('a')!.end();
    expect(pending.begin('a')?.isLatest()).toBe(true);
  });
});
