import { useEffect, useState } from 'react';
import { serverNow } from '../device/server-clock.ts';

/** The time by the server's clock, updated every 30 seconds: long enough to be calm, short enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
