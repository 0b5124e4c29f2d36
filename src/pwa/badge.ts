import { useOutbox } from '../stores/outbox-store.ts';

/** Shows on the installed app's icon how many submissions wait, where the system has badges. */
export function showBadge(): void {
  if (!navigator.setAppBadge) return;
  const show = ({ items }: ReturnType<typeof useOutbox.getState>) => {
    const count = items.filter(({ state }) => state === 'waiting').length;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  };
  useOutbox.subscribe(show);
  show(useOutbox.getState());
}
