/** The session of this device, as supabase-js stores it. */
import { deviceStore } from '../device/device-store.ts';

/** The key under which the session is stored. */
export const SESSION_KEY = 'staff-session';

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** Who is signed in. Auth has checked this address. */
  email: string;
}

/** Whether a value has everything that a session needs. */
export function isSession(value: unknown): value is StoredSession {
  const { accessToken, refreshToken, email } = (value ?? {}) as Record<string, unknown>;
  return [accessToken, refreshToken, email].every((part) => typeof part === 'string' && part !== '');
}

/** Reads a session as supabase-js writes it. Whatever is damaged counts as none. Pure. */
export function readSession(text: unknown): StoredSession | undefined {
  try {
    const stored = JSON.parse(String(text)) as {
      access_token?: unknown;
      refresh_token?: unknown;
      user?: AuthUser;
    };
    const email = addressOf(stored.user);
    const session = { accessToken: stored.access_token, refreshToken: stored.refresh_token, email };
    return isSession(session) ? session : undefined;
  } catch {
    return undefined;
  }
}

/** The session of this device, which may have expired. */
export const storedSession = async (): Promise<StoredSession | undefined> =>
  readSession(await deviceStore.get(SESSION_KEY));

/** The storage that supabase-js uses for the session. */
export const sessionStorage = {
  getItem: async (key: string): Promise<string | null> => {
    const value = await deviceStore.get(key);
    return typeof value === 'string' && (key !== SESSION_KEY || readSession(value)) ? value : null;
  },
  setItem: (key: string, value: string): Promise<void> => deviceStore.set(key, value),
  removeItem: (key: string): Promise<void> => deviceStore.delete(key),
};

/** The fields of a user of Auth that name the person. The address of the account itself is random. */
interface AuthUser {
  email?: unknown;
  user_metadata?: { address?: unknown };
}

/** Whose account it is: their address on the staff list, in small letters. */
export const addressOf = (user: AuthUser | undefined): string =>
  String(user?.user_metadata?.address ?? user?.email ?? '').toLowerCase();
