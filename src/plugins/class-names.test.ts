import { expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const ROOT = '/project/src';

it('gives each class of a file a name of its own, and the same name again', () => {
  const className = shortClassNames(ROOT);
  const names = Array.from({ length: 3000 }, (_, index) =>
    className(`class-${index}`, `${ROOT}/a.module.css`),
  );
  expect(new Set(names).size).toBe(3000);
  expect(names[0]).toMatch(/^[A-Z][a-zA-Z]{3}$/);
  expect(className('class-0', `${ROOT}/a.module.css?used`)).toBe(names[0]);
});

it('does not depend on other files', () => {
  const first = shortClassNames(ROOT)('frame', `${ROOT}/a.module.css`);
  const className = shortClassNames(ROOT);
  className('frame', `${ROOT}/b.module.css`);
  expect(className('frame', `${ROOT}/a.module.css`)).toBe(first);
});

it('stops the build when two files would share names', () => {
  const className = shortClassNames(ROOT);
  const all = () => {
    for (let index = 0; index < 3000; index++) className('frame', `${ROOT}/${index}.module.css`);
  };
  expect(all).toThrow(/^Rename \d+\.module\.css: its class names begin as those of \d+\.module\.css do\.$/);
});
