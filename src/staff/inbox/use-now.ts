import { useEffect, useState } from 'react';
import { onClockChange, serverNow } from '../device/server-clock.ts';

/**
 * The time by the server's clock, updated every 30 seconds: long enough to be calm, short enough for minutes. A device's wrong
 * clock counts until the first reply.
 */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, 30_000);
    const stop = onClockChange(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
