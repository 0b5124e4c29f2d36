import { JSDOM } from 'jsdom';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFillTime } from './fill-time.ts';

const seen = vi.fn<(fillTime: () => number) => void>();
const fillTime = () => seen.mock.lastCall![0]();
function Form() {
  seen(useFillTime());
  return <form />;
}

let root: HTMLElement;
beforeEach(() => {
  const { window } = new JSDOM('<div id="root"></div>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = window.document.getElementById('root')!;
  vi.spyOn(performance, 'now').mockReturnValue(5000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('counts from the page load for a prerendered form, however late it is hydrated', async () => {
  root.innerHTML = renderToString(<Form />);
  await act(async () => void hydrateRoot(root, <Form />));
  expect(fillTime()).toBe(5000);
});

it('counts from its first appearance for any other form', async () => {
  await act(async () => createRoot(root).render(<Form />));
  vi.mocked(performance.now).mockReturnValue(6000);
  expect(fillTime()).toBe(1000);
});
