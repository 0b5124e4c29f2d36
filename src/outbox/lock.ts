import { get, update, type UseStore } from 'idb-keyval';

/**
 * Runs `work` while no other tab or worker of this origin runs under the same lock. Waits for its turn.
 * A holder that dies frees the lock.
 */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** Web Locks: the browser frees the lock when the holder's page or worker ends. */
export const webLock =
  (locks: LockManager, name: string): Lock =>
  async (work) =>
    (await locks.request(name, work)) as Awaited<ReturnType<typeof work>>;

const LEASE = 15_000;
const RENEW = 5_000;
interface Lease {
  owner: string;
  until: number;
}

/**
 * A lease in IndexedDB, for browsers without Web Locks. A holder that dies frees it after 15 s. Should a frozen
 * holder wake up after that, two may run at once: harmless, because the server knows the ids.
 */
export function leaseLock(store: UseStore, name: string): Lock {
  return async (work) => {
    const owner = crypto.randomUUID();
    const take = async () => {
      await update<Lease>(
        name,
        (held) =>
          held && held.until > Date.now() && held.owner !== owner
            ? held
            : { owner, until: Date.now() + LEASE },
        store,
      );
      return (await get<Lease>(name, store))?.owner === owner;
    };
    while (!(await take())) await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500));
    const renewal = setInterval(() => void take().catch(() => {}), RENEW);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await update<Lease>(name, (held) => (held?.owner === owner ? { owner, until: 0 } : held!), store).catch(
        () => {},
      );
    }
  };
}
