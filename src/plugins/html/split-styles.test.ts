import { describe, expect, it } from 'vitest';
import { splitStyles, usedStyles } from './split-styles.ts';

describe('the styles of a page', () => {
  const header = '<header class="wrap Aaa"></header>';
  const main = '<main><div class="Aab Dda pic-face"></div>';
  const split = (css: string) => splitStyles(css, [header, main]);

  it('begin with the global ones and those of its header, also of states that it is not in', () => {
    const css = '@layer base,ui;@font-face{font-family:x}:root{--a:1}.grid{display:grid}.Aac[open]{top:0}';
    expect(split(css)).toEqual([css, '', '']);
  });

  it('go on with those of the first section, then those of other modules, pictures and animations', () => {
    expect(
      split(
        '@layer ui{.Aaa{top:0}.Dda{top:5px}.Bba,.Bbb{top:1px}@media (width>1px){.Bba{top:2px}}@keyframes Bbc{0%{top:3px}}}',
      ),
    ).toEqual([
      '@layer ui{.Aaa{top:0}}',
      '@layer ui{.Dda{top:5px}}',
      '@layer ui{.Bba,.Bbb{top:1px}@media (width>1px){.Bba{top:2px}}@keyframes Bbc{0%{top:3px}}}',
    ]);
    expect(split('.pic-face{color:red}.pic-hand{color:tan}')).toEqual([
      '',
      '.pic-face{color:red}',
      '.pic-hand{color:tan}',
    ]);
  });

  it('come with the first part where a rule could match', () => {
    for (const rule of ['.Bba,.Aaa{top:0}', '.Aaa:not(.Bba){top:0}', '.Aaa:not(:is(.Bba,.Bbb)){top:0}'])
      expect(split(rule)[0]).toBe(rule);
    for (const rule of ['.Aaa .Bba{top:0}', '.Aaa:has(.Bba){top:0}', ':root:has(.Bba[open]){top:0}'])
      expect(split(rule)[2]).toBe(rule);
  });

  it('are joined where a block between two of the same kind is gone', () => {
    expect(split('@layer ui{.Aaa{top:0}}@layer shell{.Bba{top:1px}}@layer ui{.Aab{top:2px}}')[0]).toBe(
      '@layer ui{.Aaa{top:0}.Aab{top:2px}}',
    );
  });

  it('end with those for print and those of popovers', () => {
    expect(split('@layer ui{.Aaa{top:0}@media print{.Aaa{top:1px}}.Cca{top:2px}}')).toEqual([
      '@layer ui{.Aaa{top:0}}',
      '',
      '@layer ui{@media print{.Aaa{top:1px}}.Cca{top:2px}}',
    ]);
  });
});

describe('the used styles of a stylesheet', () => {
  const markup = '<main class="grid Aaa" data-tone="sand"></main>';
  const unused = `@layer ui{${'.Bba{top:0}'.repeat(100)}}`;

  it('leave out what the page does not use, and nothing else', () => {
    const used =
      ':root[data-laid-out] .Aaa{top:0}[data-tone=tide]{top:0}.Aaa:not([data-scrolled]){top:0}.grid{top:0}:is(.grid,.wrap){top:1px}@layer ui{.Aaa:hover{top:2px}@media print{.Aaa{top:3px}}}@keyframes Aac{0%{top:4px}}';
    const notUsed = `${unused}.wrap{top:5px}.Aaa .Bbb,.Aab{top:6px}@media print{.Aab{top:7px}}@keyframes Bbc{0%{top:8px}}::view-transition-old(root){top:9px}:root[data-scrolled] .Aaa{top:10px}`;
    expect(usedStyles(used + notUsed, markup)).toBe(used);
  });

  it('are not split for a few bytes, which would cost a request', () => {
    expect(usedStyles('.Aaa{top:0}.Bba{top:1px}', markup)).toBeUndefined();
  });
});
