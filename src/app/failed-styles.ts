/** Stylesheets that failed to load. Vite requests each only once, so a second import of their page would succeed without. */
const failed = new Set<HTMLLinkElement>();

/** Notices stylesheets that fail from now on. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
}

/**
 * Loads the stylesheets again that have failed.
 * @throws when one fails again
 */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(load));
}

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => {
      failed.delete(link);
      resolve();
    };
    link.onerror = () => reject(new Error(`${link.href} does not load`));
    // A link that is inserted again loads again.
    document.head.append(link);
  });
}
