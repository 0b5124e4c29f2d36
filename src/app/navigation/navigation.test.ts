import { describe, expect, it } from 'vitest';
import { anchorTop, World } from './navigation-world.ts';

const shown = ({ navigation }: World) => navigation.getState().page.pathname;
const wait = ({ navigation }: World) => navigation.getState().wait;
const history = ({ entries }: World) => entries.map(({ entry }) => entry.pathname + entry.hash);

/** Page, address, title and focus name the same page. */
function expectAt(world: World, pathname: string): void {
  expect({ address: world.address.pathname, page: shown(world), title: world.title }).toEqual({
    address: pathname,
    page: pathname,
    title: pathname,
  });
  expect(world.violations).toEqual([]);
}

describe('while a page loads', () => {
  it('a second click on the same link loads the page once and adds one history entry', async () => {
    const world = new World('/');
    world.click('/about');
    world.click('/about');
    await world.rest();
    expectAt(world, '/about');
    expect(world.focused).toBe('/about');
    expect(world.loads).toEqual(['/about']);
    expect(history(world)).toEqual(['/', '/about']);
  });

  it('a click on another link wins, whichever page loads first, and replaces the history entry', async () => {
    for (const order of [0, 1]) {
      const world = new World('/');
      world.click('/about');
      world.click('/contact');
      await world.settle(order);
      await world.rest();
      expectAt(world, '/contact');
      expect(history(world)).toEqual(['/', '/contact']);
    }
  });

  it('Back cancels the load and keeps page, scroll position and focus', async () => {
    const world = new World('/');
    world.scrollBy(700);
    world.click('/about');
    world.go(-1);
    await world.rest();
    expectAt(world, '/');
    expect(world.scrollTop).toBe(700);
    expect(world.focused).toBeUndefined();
  });

  it('Back and another click on the same link shows the page', async () => {
    const world = new World('/');
    world.click('/about');
    world.go(-1);
    world.click('/about');
    await world.rest();
    expectAt(world, '/about');
  });

  it('Back and Forward shows the page', async () => {
    const world = new World('/');
    world.click('/about');
    world.go(-1);
    world.go(1);
    await world.rest();
    expectAt(world, '/about');
  });

  it('a click between the load and the transition wins', async () => {
    const world = new World('/');
    world.click('/about');
    await world.settle();
    expect(world.pending.map(({ what }) => what)).toEqual(['transition']);
    world.click('/contact');
    await world.rest();
    expectAt(world, '/contact');
  });

  it('a link to a section of the shown page cancels the load', async () => {
    const world = new World('/');
    world.click('/about');
    world.click('/', '#inquiries');
    await world.rest();
    expectAt(world, '/');
    expect(world.scrollTop).toBe(anchorTop('/', '#inquiries'));
  });

  it('a link to a section of the loading page scrolls there', async () => {
    const world = new World('/');
    world.click('/about');
    world.click('/about', '#team');
    await world.rest();
    expectAt(world, '/about');
    expect(world.scrollTop).toBe(anchorTop('/about', '#team'));
  });

  it('Back during another Back ends at the last entry', async () => {
    const world = new World('/');
    for (const path of ['/about', '/contact']) {
      world.click(path);
      await world.rest();
    }
    world.go(-1);
    world.go(-1);
    await world.rest();
    expectAt(world, '/');
    expect(history(world)).toEqual(['/', '/about', '/contact']);
  });

  it('a click during Back keeps the entry that Back led to', async () => {
    const world = new World('/');
    world.click('/about');
    await world.rest();
    world.go(-1);
    world.click('/contact');
    await world.rest();
    expectAt(world, '/contact');
    expect(history(world)).toEqual(['/', '/contact']);
  });
});

describe('a visitor who waits for a page', () => {
  it('sees a notice after one second, not earlier', async () => {
    const world = new World('/');
    world.click('/about');
    await world.pass(999);
    expect(wait(world)).toBeUndefined();
    await world.pass(1);
    expect(wait(world)).toBe('slow');
    await world.rest();
    expect(wait(world)).toBeUndefined();
    expectAt(world, '/about');
  });

  it('sees that there is no connection, and gets the page when it returns', async () => {
    const world = new World('/');
    world.setOnline(false);
    world.click('/about');
    await world.settle();
    await world.settle();
    expect(wait(world)).toBe('offline');
    expect(shown(world)).toBe('/');
    await world.pass(1000);
    expect(world.loads, 'it retries').toHaveLength(2);
    await world.settle();
    await world.settle();
    world.setOnline(true);
    await world.settle();
    expect(world.loads, 'connectivity ends the pause').toHaveLength(3);
    await world.rest();
    expectAt(world, '/about');
    expect(world.now).toBeLessThan(21_001);
  });

  it('retries at once with a second click', async () => {
    const world = new World('/');
    world.setOnline(false);
    world.click('/about');
    await world.settle();
    await world.settle();
    world.isOnline = true;
    world.click('/about');
    await world.settle();
    expect(world.loads).toHaveLength(2);
    await world.rest();
    expectAt(world, '/about');
  });

  it('gets a new document when the site answers but the file is gone', async () => {
    const world = new World('/');
    world.missing.add('/about');
    world.click('/about');
    for (let step = 0; step < 3; step++) await world.settle();
    expect(world.reloads).toBe(1);
    expectAt(world, '/about');
  });

  it('is not affected when a cancelled load fails', async () => {
    const world = new World('/');
    world.missing.add('/about');
    world.click('/about');
    world.click('/contact');
    await world.rest();
    expect(world.reloads).toBe(0);
    expectAt(world, '/contact');
  });
});

describe('a page that has moved', () => {
  const moved = { '/bundles': { pathname: '/memberships', search: '', hash: '#box' } };

  it('is never shown and adds one history entry', async () => {
    const world = new World('/404', moved);
    world.click('/bundles');
    await world.rest();
    expectAt(world, '/memberships');
    expect(world.scrollTop).toBe(anchorTop('/memberships', '#box'));
    expect(world.loads).toEqual(['/memberships']);
    expect(history(world)).toEqual(['/404', '/memberships#box']);
  });

  it('is followed when the browser goes to its address', async () => {
    const world = new World('/', moved);
    world.click('/about');
    await world.rest();
    world.entries[0]!.entry.pathname = '/bundles';
    world.go(-1);
    await world.rest();
    expectAt(world, '/memberships');
    expect(history(world)).toEqual(['/memberships#box', '/about']);
  });
});

describe('scrolling', () => {
  it('a new page starts at the top and scrolls to its anchor half a second later', async () => {
    const world = new World('/');
    world.scrollBy(900);
    world.click('/about', '#team');
    await world.settle();
    await world.settle();
    await world.pass(499);
    expect(world.scrollTop).toBe(0);
    await world.pass(1);
    expect(world.scrollTop).toBe(anchorTop('/about', '#team'));
  });

  it('a new page scrolls to the anchor in its state after 100 ms, and Back restores the position after that', async () => {
    const world = new World('/');
    world.click('/about', '', { scrollTo: 'team' });
    await world.settle();
    await world.settle();
    await world.pass(99);
    expect(world.scrollTop).toBe(0);
    await world.pass(1);
    expect(world.scrollTop).toBe(anchorTop('/about', '#team'));
    world.scrollBy(300);
    world.click('/contact');
    await world.rest();
    world.go(-1);
    await world.rest();
    expect(world.scrollTop).toBe(anchorTop('/about', '#team') + 300);
  });

  it('a page does not scroll to its anchor after the visitor has navigated on', async () => {
    const world = new World('/');
    world.click('/about', '#team');
    await world.settle();
    await world.settle();
    world.click('/about');
    await world.rest();
    expect(world.scrollTop).toBe(0);
  });

  it('Back and Forward restore the position, also within a page and for anchors that the browser follows', async () => {
    const world = new World('/');
    world.scrollBy(300);
    world.click('/', '#inquiries');
    world.scrollBy(50);
    world.pressAnchor('#main');
    world.scrollBy(7);
    world.click('/about');
    await world.rest();
    const positions = [];
    for (const delta of [-1, -1, -1, 1, 1]) {
      world.go(delta);
      await world.rest();
      positions.push(world.scrollTop);
    }
    const inquiries = anchorTop('/', '#inquiries') + 50;
    const main = anchorTop('/', '#main') + 7;
    expect(positions).toEqual([main, inquiries, 300, inquiries, main]);
    expectAt(world, '/');
  });

  it('an anchor that the browser follows belongs to the shown page', async () => {
    const world = new World('/');
    world.pressAnchor('#main');
    world.click('/about');
    await world.rest();
    expectAt(world, '/about');
    expect(history(world)).toEqual(['/', '/#main', '/about']);
  });
});

describe('a page that redirects once it has loaded', () => {
  const scan = async () => {
    const world = new World('/about');
    world.redirects.set('/qrcode/bag', '/');
    world.click('/qrcode/bag');
    return world;
  };

  it('is never shown, and leaves no history entry', async () => {
    const world = await scan();
    const shownPages = new Set<string>();
    world.navigation.subscribe(() => shownPages.add(shown(world)));
    await world.rest();
    expectAt(world, '/');
    expect([...shownPages]).toEqual(['/']);
    expect(history(world)).toEqual(['/about', '/']);
    expect(world.followed).toEqual(['/qrcode/bag']);
  });

  it('redirects only once, however often it is clicked while it loads', async () => {
    const world = await scan();
    world.click('/qrcode/bag');
    world.setOnline(false);
    await world.settle();
    await world.rest();
    expectAt(world, '/');
    expect(world.followed).toEqual(['/qrcode/bag']);
  });

  it('does not redirect after the visitor has gone elsewhere', async () => {
    const world = await scan();
    world.click('/contact');
    await world.rest();
    expectAt(world, '/contact');
    expect(world.followed).toEqual([]);
  });
});

describe('a page that is shown', () => {
  const isAtTop = ({ navigation }: World) => navigation.getState().isAtTop;

  it('counts as shown from its top after a plain link, and when Back finds it there', async () => {
    const world = new World('/');
    expect(isAtTop(world)).toBe(false);
    world.click('/about');
    await world.rest();
    expect(isAtTop(world)).toBe(true);
    world.go(-1);
    await world.rest();
    expectAt(world, '/');
    expect(isAtTop(world)).toBe(true);
  });

  it.each([{ hash: '#team' }, { search: '?service=botox' }, { state: { scrollTo: 'team' } }])(
    'does not with %j',
    async ({ state = null, ...to }) => {
      const world = new World('/');
      world.navigation.navigate({ pathname: '/about', search: '', hash: '', ...to }, { state });
      await world.rest();
      expect(isAtTop(world)).toBe(false);
    },
  );

  it('does not when Back finds it scrolled', async () => {
    const world = new World('/');
    world.scrollBy(700);
    world.click('/about');
    await world.rest();
    world.go(-1);
    await world.rest();
    expect(world.scrollTop).toBe(700);
    expect(isAtTop(world)).toBe(false);
  });
});
