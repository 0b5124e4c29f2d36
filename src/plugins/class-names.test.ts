import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignNames, refuseCollisions, shortClassNames } from './class-names.ts';

const source = resolve(import.meta.dirname, '..');

describe('class names in the built site', () => {
  it('differ for classes of one file', () => {
    const className = shortClassNames(source);
    for (const [file, first, second] of [
      ['features/contact-widget/contact-widget.module.css', 'form', 'status'],
      ['features/popup/popup.module.css', 'form', 'status'],
      ['features/subscribe-box/subscribe-box.module.css', 'form', 'status'],
      ['app/routes/technology/device.module.css', 'frame', 'service'],
    ] as const)
      expect(className(first, `${source}/${file}`)).not.toBe(className(second, `${source}/${file}`));
  });

  it('do not collide, for any number of files and classes', () => {
    const css = Array.from({ length: 3000 }, (_, index) => `.class-${index} {}`).join('\n');
    const modules = new Map(
      Array.from({ length: 1352 }, (_, index) => [`${index}.module.css`, '.a {} .b {}']),
    );
    modules.set('7.module.css', css);
    const names = assignNames(modules);
    expect(names.size).toBe(1351 * 2 + 3000);
    expect(new Set(names.values()).size).toBe(names.size);
  });

  it('have three letters and start with a capital, unlike global classes', () => {
    const names = assignNames(new Map([['a.module.css', '.frame:hover > .line-2 { } @keyframes turn { }']]));
    expect(names.size).toBe(3);
    for (const name of names.values()) expect(name).toMatch(/^[A-Z][a-zA-Z]{2}$/);
  });

  it('stay the same when another file is added or a comment names a class', () => {
    const before = assignNames(new Map([['a.module.css', '.one {} .two {}']]));
    const after = assignNames(
      new Map([
        ['a.module.css', '/* Not .zero. */ .one {} .two { margin: .5rem }'],
        ['b.module.css', '.one {}'],
      ]),
    );
    for (const [owner, name] of before) expect(after.get(owner)).toBe(name);
  });

  it('stop the build when two classes have the same name', () => {
    const same = new Map([
      ['.form in a.module.css', 'Abc'],
      ['.status in a.module.css', 'Abc'],
    ]);
    expect(() => refuseCollisions(same, [])).toThrow(
      ".status in a.module.css and .form in a.module.css have the same class name 'Abc'",
    );
    expect(() => refuseCollisions(new Map([['.form in a.module.css', 'wrap']]), ['wrap'])).toThrow(
      'the global class .wrap',
    );
  });

  it('stop the build when a class is unknown', () => {
    expect(() => shortClassNames(source)('no-such-class', `${source}/ui/button.module.css`)).toThrow(
      '.no-such-class in ui/button.module.css has no class name',
    );
  });
});
