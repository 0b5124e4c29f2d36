import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { qrCodes } from '../content/qr-codes.ts';
import { qrCodesRecordSchema } from '../content/qr-codes.schema.ts';

const entry = { description: 'A test', enabled: true, lastUpdated: '2026-01-01' };
const others = {
  ...qrCodes,
  entries: [
    { ...entry, code: 'inside', destination: '/memberships' },
    { ...entry, code: 'outside', destination: 'https://partner.example.com/offer' },
    { ...entry, code: 'off', destination: '/about', enabled: false },
  ],
};

describe('with the printed codes', () => {
  it.each(['business-card', 'bag', 'front-desk', 'banner', 'no-such-code', 'constructor', ''])(
    '/qrcode/%s serves the home page',
    async (code) => {
      const { pageOfCode } = await import('./qr-pages.ts');
      expect(pageOfCode(`/qrcode/${code}`)).toBe('/');
    },
  );

  it('returns nothing for other paths', async () => {
    const { pageOfCode } = await import('./qr-pages.ts');
    for (const path of ['/', '/qrcode', '/qrcodes/bag', '/x/qrcode/bag', '/qrcode/bag/x'])
      expect(pageOfCode(path), path).toBeUndefined();
  });
});

describe('with destinations of every kind', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../content/qr-codes.ts', () => ({ qrCodes: others }));
  });

  it('uses the destination of the entry, and the default for a disabled one', async () => {
    const { pageOfCode, rewrites } = await import('./qr-pages.ts');
    expect(pageOfCode('/qrcode/inside/')).toBe('/memberships');
    expect(pageOfCode('/QRCode/Inside')).toBe('/memberships');
    expect(pageOfCode('/qrcode/off')).toBe('/');
    expect(pageOfCode('/qrcode/outside')).toBe('/qrcode/outside');
    expect(rewrites).toEqual([
      ['/qrcode/inside', '/memberships'],
      ['/qrcode/INSIDE', '/memberships'],
      ['/QRCODE/INSIDE', '/memberships'],
      ['/qrcode/outside', '/qrcode/outside/'],
      ['/qrcode/OUTSIDE', '/qrcode/outside/'],
      ['/QRCODE/OUTSIDE', '/qrcode/outside/'],
      ['/qrcode/off', '/'],
      ['/qrcode/OFF', '/'],
      ['/QRCODE/OFF', '/'],
      ['/qrcode/*', '/'],
      ['/QRCODE/*', '/'],
    ]);
  });

  it("has a page for another site that says 'Redirecting...' and is not indexed", async () => {
    const { pagesOf } = await import('./pages.ts');
    expect(pagesOf([]).map(({ path }) => path)).toContain('/qrcode/outside');
    const { Component, head, loader } = await import('../app/routes/qr-code/qr-code.tsx');
    const data = loader({ params: { code: 'outside' } });
    expect(head(data)).toMatchObject({ noindex: true, redirect: 'https://partner.example.com/offer' });
    const markup = renderToString(createElement(Component, { data }));
    expect(markup).toContain('Redirecting...');
    expect(markup).toContain('href="https://partner.example.com/offer"');
  });
});

it.each(['//evil.example', 'http://evil.example', 'javascript:alert(1)', '/a?b', '/a#b', '/\\evil', 'about'])(
  'the content refuses the destination %s',
  (destination) => {
    const entries = [{ ...entry, code: 'bag', destination }];
    expect(qrCodesRecordSchema.safeParse({ ...qrCodes, entries }).success).toBe(false);
  },
);
