import { paths } from '../site/paths.ts';

interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

/**
 * Handles launches of the installed app while it runs (`launch_handler` in the manifest). The window comes to the front
 * unchanged, because it may hold a half-written message. Only a shortcut or a link to another page navigates.
 */
export function handleLaunches(navigate: (target: URL) => void): void {
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    const target = targetURL && new URL(targetURL);
    if (!target || target.pathname === paths.home || target.href === location.href) return;
    navigate(target);
  });
}
