import { describe, expect, it } from 'vitest';
import { seeded } from '../../outbox/seeded-random.ts';
import type { Entry } from '../../site/address.ts';
import { anchorTop, World } from './navigation-world.ts';

const HISTORIES = Number(process.env['NAVIGATION_HISTORIES'] ?? 5000);
const PATHS = ['/', '/about', '/contact', '/services/head-spa'];
const HASHES = ['#main', '#tiers-section'];
const MOVED = {
  '/bundles': { pathname: '/memberships', search: '', hash: '#box' },
  '/old': { pathname: '/about', search: '', hash: '' },
};

const STATE = { scrollTo: 'team' };

/** Set it to repeat a run. */
const SEED = Number(process.env['NAVIGATION_SEED'] ?? Date.now() % 1_000_000_000);

/** Computes the expected scroll position from what the visitor did and where they left each entry. */
class ScrollOracle {
  expected = 0;
  /** Whether the last move was Back, Forward, or an anchor that the browser follows. */
  isReturn = false;
  readonly #left = new Map<string, number>();
  #key: string;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    const { getState, subscribe } = world.navigation;
    const { entry } = getState();
    this.#key = entry.key;
    // The browser follows the anchor of an address by itself.
    if (!entry.hash) this.expected = anchorPosition(entry);
    subscribe(() => {
      const { entry } = getState();
      if (entry.key !== this.#key) this.#onArrival(entry);
    });
  }

  /** Runs before the new position is set. */
  #onArrival(entry: Entry): void {
    this.#left.set(this.#key, this.#world.scrollTop);
    const left = this.isReturn ? this.#left.get(entry.key) : undefined;
    this.expected = left ?? anchorPosition(entry);
    this.#key = entry.key;
  }

  scroll(distance: number): void {
    // A new page scrolls to its anchor after 100 or 500 ms. The visitor does not scroll before that.
    if (distance === 0 || this.#world.timers.some(({ ms }) => ms === 100 || ms === 500)) return;
    this.#world.scrollBy(distance);
    this.expected = this.#world.scrollTop;
  }
}

/** The position of the anchor that an entry asks for, or 0. */
function anchorPosition({ pathname, hash, state }: Entry): number {
  if (hash) return anchorTop(pathname, hash);
  return state === STATE ? anchorTop(pathname, `#${STATE.scrollTo}`) : 0;
}

/** Runs one history: random events, then everything pending happens. */
async function runHistory(seed: number): Promise<{ world: World; expected: number; moves: number }> {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const world = new World(pick(PATHS), MOVED);
  let { navigation } = world;
  let oracle = new ScrollOracle(world);
  let moves = 0;
  const move = (isReturn: boolean, act: () => void) => {
    oracle.isReturn = isReturn;
    act();
    moves++;
  };
  const follow = () => {
    if (world.navigation === navigation) return;
    // The document was reloaded.
    ({ navigation } = world);
    oracle = new ScrollOracle(world);
  };

  const length = 5 + Math.floor(random() * 30);
  for (let step = 0; step < length; step++) {
    const event = random();
    const path = pick([...PATHS, ...Object.keys(MOVED)]);
    const hash = random() < 0.25 ? pick(HASHES) : '';
    const state = random() < 0.15 ? STATE : null;
    if (event < 0.3) {
      const times = random() < 0.3 ? 2 : 1;
      for (let time = 0; time < times; time++) move(false, () => world.click(path, hash, state));
    } else if (event < 0.42) {
      const delta = pick([-1, -1, 1, -2]);
      if (world.entries[world.index + delta]) move(true, () => world.go(delta));
    } else if (event < 0.47) move(true, () => world.pressAnchor(pick(HASHES)));
    else if (event < 0.52) world.setOnline(!world.isOnline);
    else if (event < 0.54) world.missing.add(path);
    else if (event < 0.62) oracle.scroll(Math.floor(random() * 800));
    else if (event < 0.75) await world.pass(pick([10, 400, 700, 3000]));
    else if (world.pending.length > 0) await world.settle(Math.floor(random() * world.pending.length));
    follow();
  }
  await world.rest();
  follow();
  return { world, expected: oracle.expected, moves };
}

describe('navigation', () => {
  it(`ends with page, title, address, focus and scroll position in agreement, seed ${SEED}`, async () => {
    console.warn(`NAVIGATION_SEED=${SEED}`);
    let moves = 0;
    for (let seed = SEED; seed < SEED + HISTORIES; seed++) {
      const { world, expected, moves: made } = await runHistory(seed);
      const { page, entry, wait, hasMoved } = world.navigation.getState();
      const say = (text: string) => `NAVIGATION_SEED=${seed}: ${text}\n${world.log.join(', ')}`;
      expect(world.violations, say('rules broken')).toEqual([]);
      expect(page.pathname, say('page and address')).toBe(world.address.pathname);
      expect(world.title, say('title')).toBe(page.pathname);
      expect({ ...entry }, say('entry')).toMatchObject(world.entries[world.index]!.entry);
      expect(wait, say('nothing is awaited')).toBeUndefined();
      expect(world.focused, say('focus')).toBe(hasMoved ? page.pathname : undefined);
      expect(world.scrollTop, say('scroll')).toBe(expected);
      for (const moved of Object.keys(MOVED))
        expect(world.loads, say('what has moved is not loaded')).not.toContain(moved);
      moves += made;
    }
    // The histories are not empty.
    expect(moves).toBeGreaterThan(HISTORIES);
  });
});
