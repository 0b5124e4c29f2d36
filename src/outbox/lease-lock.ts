import { update, type UseStore } from 'idb-keyval';
import type { Lock } from './lock.ts';

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
const POLL_MS = { shortest: 500, longest: 1000 };

interface Lease {
  owner: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/**
 * A lease in IndexedDB, for browsers without Web Locks. It expires 15 s after its holder dies. If a frozen holder wakes
 * up after that, two may run at once, which does no harm because the server recognizes the ids. For the same reason, a
 * lease that can't be written does not stop anybody.
 */
export function leaseLock(store: UseStore, name: string): Lock {
  return async (work) => {
    const owner = crypto.randomUUID();
    const acquire = async () => {
      let isOurs = true;
      const until = Date.now() + LEASE_MS;
      await update<Lease>(
        name,
        (lease) => {
          // A lease that ends later than a new one was written before the clock was set back.
          isOurs = !lease || lease.owner === owner || lease.until <= Date.now() || lease.until > until;
          return isOurs ? { owner, until } : lease!;
        },
        store,
      ).catch(() => {});
      return isOurs;
    };
    const release = () =>
      update<Lease>(name, (lease) => (lease?.owner === owner ? { owner, until: 0 } : lease!), store).catch(
        () => {},
      );
    while (!(await acquire())) {
      const pauseMs = POLL_MS.shortest + Math.random() * (POLL_MS.longest - POLL_MS.shortest);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const renewal = setInterval(() => void acquire(), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await release();
    }
  };
}
