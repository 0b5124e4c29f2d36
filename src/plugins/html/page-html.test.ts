import { describe, expect, it } from 'vitest';
import { MARKS } from '../../ui/marks.ts';
import { cut } from './page-html.ts';

const { menu, main, fold, steadyFold, mainEnd } = MARKS;
const page = (content: string) =>
  `<header></header>${menu}<nav></nav>${main}<main>${content}${mainEnd}</main>`;

describe('the markup of a page', () => {
  it('is cut at its marks, which are not in the page', () => {
    const parts = cut(page(`<h1></h1>${fold}<p></p>`));
    expect(parts).toEqual({
      header: '<header></header>',
      menu: '<nav></nav>',
      main: '<main><h1></h1>',
      below: '<p></p></main>',
      isAwaited: true,
    });
  });

  it('is all in the first screen if no mark says where that ends', () => {
    expect(cut(page('<h1></h1>'))).toMatchObject({ main: '<main><h1></h1>', below: '</main>' });
  });

  it('is not awaited if its first screen is long, or does not move while it arrives', () => {
    expect(cut(page(`${'x'.repeat(5000)}${fold}`)).isAwaited).toBe(false);
    expect(cut(page(`<h1></h1>${steadyFold}`)).isAwaited).toBe(false);
  });
});
