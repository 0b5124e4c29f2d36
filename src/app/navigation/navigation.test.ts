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
  it('a second click on the same entry waits for the same page, loads it once, and makes one history entry', async () => {
    const world = new World('/');
    world.click('/about');
    world.click('/about');
    await world.rest();
    expectAt(world, '/about');
    expect(world.focused).toBe('/about');
    expect(world.loads).toEqual(['/about']);
    expect(history(world)).toEqual(['/', '/about']);
  });

  it('a click on another entry wins, whichever page arrives first, and the page never shown leaves no entry', async () => {
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

  it('Back keeps the page, its scroll position and its focus, and drops the one under way', async () => {
    const world = new World('/');
    world.scrollBy(700);
    world.click('/about');
    world.go(-1);
    await world.rest();
    expectAt(world, '/');
    expect(world.scrollTop).toBe(700);
    expect(world.focused).toBeUndefined();
  });

  it('Back and the same click again shows the page', async () => {
    const world = new World('/');
    world.click('/about');
    world.go(-1);
    world.click('/about');
    await world.rest();
    expectAt(world, '/about');
  });

  it('Forward to the page that is under way again shows it', async () => {
    const world = new World('/');
    world.click('/about');
    world.go(-1);
    world.go(1);
    await world.rest();
    expectAt(world, '/about');
  });

  it('a click after its code has come and before the transition has begun still counts', async () => {
    const world = new World('/');
    world.click('/about');
    await world.settle();
    expect(world.pending.map(({ what }) => what)).toEqual(['transition']);
    world.click('/contact');
    await world.rest();
    expectAt(world, '/contact');
  });

  it('a link to a section of the page that is shown stays there', async () => {
    const world = new World('/');
    world.click('/about');
    world.click('/', '#inquiries');
    await world.rest();
    expectAt(world, '/');
    expect(world.scrollTop).toBe(anchorTop('/', '#inquiries'));
  });

  it('a link to a section of the page under way scrolls there', async () => {
    const world = new World('/');
    world.click('/about');
    world.click('/about', '#team');
    await world.rest();
    expectAt(world, '/about');
    expect(world.scrollTop).toBe(anchorTop('/about', '#team'));
  });

  it('Back while another Back is under way ends at the last one', async () => {
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

  it('a click while Back is under way keeps the entry that Back led to', async () => {
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

describe('the visitor who waits', () => {
  it('is told so after a second, and not before', async () => {
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

  it('hears that there is no connection, and gets the page when it is back', async () => {
    const world = new World('/');
    world.setOnline(false);
    world.click('/about');
    await world.settle();
    await world.settle();
    expect(wait(world)).toBe('cut');
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

  it('gets a fresh document when the site answers and the file is gone', async () => {
    const world = new World('/');
    world.missing.add('/about');
    world.click('/about');
    for (let step = 0; step < 3; step++) await world.settle();
    expect(world.reloads).toBe(1);
    expectAt(world, '/about');
  });

  it('is not bothered by the failure of a page that nobody wants any more', async () => {
    const world = new World('/');
    world.missing.add('/about');
    world.click('/about');
    world.click('/contact');
    await world.rest();
    expect(world.reloads).toBe(0);
    expectAt(world, '/contact');
  });
});

describe('what has moved', () => {
  const moved = { '/bundles': { pathname: '/memberships', search: '', hash: '#box' } };

  it('is never shown and makes one history entry', async () => {
    const world = new World('/404', moved);
    world.click('/bundles');
    await world.rest();
    expectAt(world, '/memberships');
    expect(world.scrollTop).toBe(anchorTop('/memberships', '#box'));
    expect(world.loads).toEqual(['/memberships']);
    expect(history(world)).toEqual(['/404', '/memberships#box']);
  });

  it('is resolved when the browser brings its address', async () => {
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
  it('a new page starts at its top, and goes to the anchor of its address half a second later', async () => {
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

  it('an anchor does not pull a visitor who has gone on', async () => {
    const world = new World('/');
    world.click('/about', '#team');
    await world.settle();
    await world.settle();
    world.click('/about');
    await world.rest();
    expect(world.scrollTop).toBe(0);
  });

  it('Back and Forward return to where one was, also on one page and for anchors that the browser follows', async () => {
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

  it('an anchor that the browser follows goes on from the page that is shown', async () => {
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
