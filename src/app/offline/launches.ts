import { paths } from '../paths.ts';

interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

/**
 * The installed app opened once more while it runs (`launch_handler` of the manifest): its window comes to the front
 * as it was left. Only a shortcut or a link to a page of its own leads on.
 */
export function followLaunches(): void {
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    const target = targetURL && new URL(targetURL);
    if (!target || target.pathname === paths.home || target.href === location.href) return;
    // As the router labels its own entries: one without a key would pass for the entry that the app began with.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ key: crypto.randomUUID(), idx: idx + 1 }, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}
