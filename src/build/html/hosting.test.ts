import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './hosting.ts';

test('films may come from this origin and from the Supabase project, and from nowhere else', () => {
  const films = (policy: string) => /media-src ([^;]+)/.exec(policy)?.[1];
  expect(films(contentSecurityPolicy([]))).toBe("'self' blob:");
  expect(films(contentSecurityPolicy(['https://abc.supabase.co']))).toBe(
    "'self' https://abc.supabase.co blob:",
  );
});
