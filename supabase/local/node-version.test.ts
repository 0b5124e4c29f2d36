import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeVersionProblem } from './node-version.ts';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '23.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeNull();
});

test.each(['18.20.4', '20.18.9', '21.7.0', '22.11.0'])('refuses Node %s with a sentence', (version) => {
  expect(nodeVersionProblem(version)).toMatch(`Node.js ${version} is too old; install version`);
});

test('agrees with package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
});
