/** What Chromium tells of the line (Network Information API); other browsers say nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether a film may be loaded: online, on a good line, no data saver, no reduced motion. A browser
 * that does not tell what line it has counts as one on a good line.
 */
export function mayPlay(): boolean {
  const line = (navigator as Navigator & { connection?: Connection }).connection;
  if (!navigator.onLine || line?.saveData) return false;
  if (line?.effectiveType && line.effectiveType !== '4g') return false;
  return !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}
