import { chromium } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';
import { collectConsoleProblems } from '../e2e/support/console.ts';
import { findFirefox } from './find.ts';
import { startWebKit } from './webkit.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A browser with one page, in any engine. It offers what all three drivers can do. */
export interface EngineBrowser {
  goto(url: string): Promise<void>;
  /** Runs `script`, the body of an async function, in the page. */
  run<T>(script: string): Promise<T>;
  resize(width: number, height: number): Promise<void>;
  /** Returns the console errors and warnings since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
}

/** Starts a browser of this engine with an empty profile. */
export function startBrowser(engine: Engine): Promise<EngineBrowser> {
  if (engine === 'webkit') return startWebKit();
  return engine === 'firefox' ? startFirefox() : startChromium();
}

async function startChromium(): Promise<EngineBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
  const page = await browser.newPage();
  const problems = collectConsoleProblems(page);
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(`(async () => {${script}})()`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
  };
}

async function startFirefox(): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    headless: true,
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    run: async <T>(script: string) => (await page.evaluate(`(async () => {${script}})()`)) as T,
    resize: (width, height) => page.setViewport({ width, height }),
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
