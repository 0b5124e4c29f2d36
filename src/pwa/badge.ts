import { useOutbox } from '../stores/outbox.ts';

/** Shows the number of waiting submissions on the icon of the installed app, where the system supports badges. */
export function showBadge(): void {
  if (!navigator.setAppBadge) return;
  const show = ({ items }: ReturnType<typeof useOutbox.getState>) => {
    const count = items.filter(({ state }) => state === 'waiting').length;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  };
  useOutbox.subscribe(show);
  show(useOutbox.getState());
}
