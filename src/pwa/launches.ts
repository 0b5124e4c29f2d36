import { navigate } from '../app/navigation/navigate.ts';
import { paths } from '../site/paths.ts';

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
    navigate(target);
  });
}
