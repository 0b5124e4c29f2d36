import type { Plugin } from 'vite';

const UNUSED = /^@supabase\/(?:auth|realtime|storage)-js$/;
const ID = '\0supabase-unused';

/**
 * Replaces the auth, realtime and storage clients of supabase-js with empty classes. supabase-js creates one of each
 * whether anybody uses them or not, and they are most of the code that a device would download before it can send a
 * message. Visitors only insert rows and call functions.
 *
 * supabase-js is pinned to an exact version because the stubs must have every export and method that its constructor
 * uses. If a new version uses more, the build fails on a missing export, or creating the client throws and
 * `src/outbox/transport.test.ts` and the end-to-end tests of delivery fail.
 */
export function supabaseRest(): Plugin {
  return {
    name: 'supabase-rest',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (UNUSED.test(id) ? ID : undefined),
    load: (id) =>
      id === ID
        ? `export class AuthClient {}
           export class StorageClient {}
           export class StorageApiError extends Error {}
           export class RealtimeClient { async setAuth() {} }`
        : undefined,
  };
}
