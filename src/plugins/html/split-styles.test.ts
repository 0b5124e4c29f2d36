import { describe, expect, it } from 'vitest';
import { endOfFirstScreen, splitStyles, usedStyles } from './split-styles.ts';

describe('the styles of the first screen', () => {
  const firstScreen = '<header class="wrap Aaa"></header><main><div class="Aab pic-face"></div>';
  const split = (css: string) => splitStyles(css, firstScreen);

  it('are the global ones and those of its modules, also of states that it is not in', () => {
    const css = '@layer base,ui;@font-face{font-family:x}:root{--a:1}.grid{display:grid}.Aac[open]{top:0}';
    expect(split(css)).toEqual({ first: css, rest: '' });
  });

  it('do not include other modules, pictures and animations', () => {
    expect(
      split(
        '@layer ui{.Aaa{top:0}.Bba,.Bbb{top:1px}@media (width>1px){.Bba{top:2px}}@keyframes Bbc{0%{top:3px}}}',
      ),
    ).toEqual({
      first: '@layer ui{.Aaa{top:0}}',
      rest: '@layer ui{.Bba,.Bbb{top:1px}@media (width>1px){.Bba{top:2px}}@keyframes Bbc{0%{top:3px}}}',
    });
    expect(split('.pic-face{color:red}.pic-hand{color:tan}')).toEqual({
      first: '.pic-face{color:red}',
      rest: '.pic-hand{color:tan}',
    });
  });

  it('include a rule that could match there', () => {
    for (const rule of ['.Bba,.Aaa{top:0}', '.Aaa:not(.Bba){top:0}', '.Aaa:not(:is(.Bba,.Bbb)){top:0}'])
      expect(split(rule).first).toBe(rule);
    for (const rule of ['.Aaa .Bba{top:0}', '.Aaa:has(.Bba){top:0}', ':root:has(.Bba[open]){top:0}'])
      expect(split(rule).rest).toBe(rule);
  });

  it('are joined where a block between two of the same kind is gone', () => {
    expect(split('@layer ui{.Aaa{top:0}}@layer shell{.Bba{top:1px}}@layer ui{.Aab{top:2px}}').first).toBe(
      '@layer ui{.Aaa{top:0}.Aab{top:2px}}',
    );
  });

  it('do not include those for print', () => {
    expect(split('@layer ui{.Aaa{top:0}@media print{.Aaa{top:1px}}}')).toEqual({
      first: '@layer ui{.Aaa{top:0}}',
      rest: '@layer ui{@media print{.Aaa{top:1px}}}',
    });
  });
});

describe('the used styles of a stylesheet', () => {
  const markup = '<main class="grid Aaa"></main>';
  const unused = `@layer ui{${'.Bba{top:0}'.repeat(100)}}`;

  it('leave out the modules that the page does not use, and nothing else', () => {
    const used = '.grid{top:0}@layer ui{.Aab:hover{top:1px}@media print{.Aaa{top:2px}}}';
    expect(usedStyles(`${used}${unused}.Aaa .Bbb{top:3px}@keyframes Bbc{0%{top:4px}}`, markup)).toBe(used);
  });

  it('are not split for a few bytes, which would cost a request', () => {
    expect(usedStyles('.Aaa{top:0}.Bba{top:1px}', markup)).toBeUndefined();
  });
});

describe('the first screen', () => {
  const end = (app: string) => app.slice(0, endOfFirstScreen(app));

  it('ends with the first child of <main>', () => {
    const first = '<div>menu</div><main id="main"><div class="a"><div>b</div><img alt=""></div>';
    expect(end(`${first}<section><div>c</div></section></main><div>d</div>`)).toBe(first);
    const header = '<main><article class="a"><header><p>b</p></header>';
    expect(end(`${header}<p>c</p></article></main>`), 'of an article: its own first child').toBe(header);
    const deferred = header.replace('<article', '<!--$--><article');
    expect(end(`${deferred}<p>c</p></article><!--/$--></main>`), 'of a deferred article').toBe(deferred);
  });

  it('is everything in markup without <main>', () => {
    expect(end('<div>a</div>')).toBe('<div>a</div>');
    expect(end('<main>a</main>')).toBe('<main>a</main>');
  });
});
