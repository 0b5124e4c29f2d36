import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPaths } from '../e2e/support/html.ts';
import { documentOf, structuredData, type Json } from './site.ts';

test('structured data uses the types and properties of schema.org', async () => {
  const pieces = new Map<string, string>();
  for (const path of publishedPaths)
    for (const item of structuredData(documentOf(path))) pieces.set(JSON.stringify(item), path);

  // The package schema-dts holds the vocabulary as types, so the compiler checks each piece as an object literal.
  const types = new Set<string>();
  const constants = [...pieces].map(([json, path], index) => {
    const item = JSON.parse(json) as Json;
    // A piece with two types counts as the first. Both are local businesses with the same properties.
    const type = [item['@type']].flat()[0] as string;
    types.add(type);
    const value = JSON.stringify({ ...item, '@type': type });
    return `// ${path}\nexport const piece${index}: WithContext<${type}> = ${value};`;
  });
  const wrong = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntities: [] };
  const folder = resolve('node_modules/.cache/structured-data');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'structured-data.ts');
  writeFileSync(
    file,
    [
      `import type { WithContext, ${[...types].join(', ')} } from 'schema-dts';`,
      ...constants,
      '// @ts-expect-error: the check must notice a property that does not exist',
      `export const wrong: WithContext<FAQPage> = ${JSON.stringify(wrong)};`,
    ].join('\n'),
  );
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--moduleResolution',
    'bundler',
  ];
  const tsc = spawnSync(resolve('node_modules/.bin/tsc'), [...options, '--module', 'esnext', file], {
    encoding: 'utf8',
  });
  expect(pieces.size).toBeGreaterThan(publishedPaths.length);
  expect(tsc.stdout).toBe('');
  expect(tsc.status).toBe(0);
});
