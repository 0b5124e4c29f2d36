import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCodeRequest, loadCodeRequest, noteCodeRequest } from './code-request.ts';
import { useSession } from './session-store.ts';

const ADA = 'ada@example.org';
/** What the next page shows. */
async function afterReload(minutes: number): Promise<string | undefined> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  useSession.setState({ codeRequest: undefined });
  await loadCodeRequest();
  return useSession.getState().codeRequest;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('a reload during sign-in still asks for the code, for ten minutes', async () => {
  await noteCodeRequest(ADA);
  expect(await afterReload(0)).toBe(ADA);
  expect(await afterReload(9)).toBe(ADA);
  expect(await afterReload(2)).toBeUndefined();
});

test('a sign-in that has ended is not continued', async () => {
  await noteCodeRequest(ADA);
  await forgetCodeRequest();
  expect(await afterReload(0)).toBeUndefined();
});
