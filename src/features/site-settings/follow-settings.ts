/** Shows what the owner has changed since the build. Part of what loads when the page is idle. */
import { leaveOldDestination } from '../qr-visit/leave-old-destination.ts';
import { displayHours } from '../../../supabase/functions/_shared/hours-text.ts';
import type { Published } from '../../../supabase/functions/_shared/site-settings.ts';
import { businessDay } from '../../site/opening-hours.ts';
import { utcOffsets } from '../../content/derived/clock-offsets.ts';
import { askBackend } from '../../outbox/config.ts';
import { useNewerContent } from '../../stores/newer-content.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';
import { allowedRows } from '../../pwa/allowed-rows.ts';
import { readPreview } from '../../pwa/preview.ts';
import { nextStart, readAnswer, valuesAt, type Row } from '../../pwa/read-settings.ts';
import { isReachable } from '../../pwa/reachable.ts';
import { readStored, store, type Known } from '../../pwa/stored-settings.ts';
import { followOffer, forgetOffer } from './follow-offer.ts';
import { showStructuredHours } from './structured-data.ts';
import { showTestimonials } from './show-testimonials.ts';

const TIMEOUT_MS = 20_000;
/** The longest time that a timer can have. */
const MAX_TIMER_MS = 2_147_483_647;

/** Who returns to an open page after this time visits it anew. */
const VISIT_MS = 10 * 60_000;

/** What an owner looks at before she saves it. Not stored with what is published. */
let preview: Published | undefined;
let isFollowing = false;
let askedAt = -Infinity;
let rows: readonly Row[] = [];
/** What this page shows that the build did not know. */
let shown: Published = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what the device knows, then what the server says: one request per visit, once there is a connection. */
export async function followSettings(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  preview = readPreview();
  if (preview) void import('./preview-bar.ts').then(({ showPreviewBar }) => showPreviewBar());
  const stored = await readStored();
  if (stored) show(stored);
  else apply();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    // A page that comes back from the background may have missed its timer.
    apply();
    if (document.visibilityState === 'visible') ask();
  });
  ask();
}

function ask(): void {
  if (!navigator.onLine || Date.now() - askedAt < VISIT_MS) return;
  askedAt = Date.now();
  void askServer().then((rows) => {
    const known = rows && { rows, at: Date.now() };
    if (!known) {
      // The next occasion asks again.
      askedAt = -Infinity;
      return;
    }
    show(known);
    void store(known);
  });
}

function show(known: Known): void {
  rows = allowedRows(known.rows);
  useSiteSettings.setState({ askedAt: known.at });
  apply();
}

/** Applies what has begun by now, and again when the next value begins. */
function apply(): void {
  const now = Date.now();
  const current = useSiteSettings.getState();
  const built = useSiteSettings.getInitialState();
  const published: Published = { ...valuesAt(rows, now), ...preview };
  // What is published no more is again as the build knew it.
  const keys = Object.keys({ ...shown, ...published }) as (keyof Published)[];
  const changed: Published = Object.fromEntries(
    keys
      .map((key) => [key, key in published ? published[key] : built[key]] as const)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(current[key])),
  );
  shown = published;
  const today = businessDay(utcOffsets, new Date(now));
  if (today !== current.today || Object.keys(changed).length > 0)
    useSiteSettings.setState({
      ...changed,
      ...(changed.openingHours && { weekly: displayHours(changed.openingHours) }),
      today,
    });
  if ('cases' in changed) useNewerContent.setState({ cases: changed.cases });
  if ('testimonials' in changed) showTestimonials(changed.testimonials);
  if (changed.openingHours || changed.specialHours) showStructuredHours(useSiteSettings.getState());
  if ('prices' in changed) {
    const { prices } = changed;
    // Without a connection the next visit loads it.
    import('./show-prices.ts')
      .then(({ showPrices }) => showPrices(prices, preview?.prices !== undefined))
      .catch(() => {});
  }
  leaveOldDestination();
  // Without a connection the next occasion loads the words.
  followOffer(today).catch(forgetOffer);
  clearTimeout(timer);
  const wait = nextStart(rows, now) - now;
  if (wait < MAX_TIMER_MS) timer = setTimeout(apply, wait);
}

/** What is published; undefined without an answer, without a backend, or if the answer is not our server's. */
async function askServer(): Promise<Row[] | undefined> {
  // Browsers log a page's own failed requests to the console.
  if (!(await isReachable())) return undefined;
  const path = '/rest/v1/site_settings?select=key,value,later';
  return readAnswer((await askBackend(path, { timeoutMs: TIMEOUT_MS }))?.answer);
}
