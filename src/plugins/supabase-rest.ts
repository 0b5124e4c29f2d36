import type { Plugin } from 'vite';

const UNUSED = /^@supabase\/(?:auth|realtime|storage)-js$/;
const ID = '\0supabase-unused';

/**
 * supabase-js brings sessions, websockets and file storage along and makes an object of each, whether anybody uses
 * them or not: five sixths of what a device downloads before it can send a message. Visitors write rows and call
 * functions; for the rest stand these empty classes.
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
