import type { Page } from '@playwright/test';

/** What the browser reports as a layout shift. TypeScript's DOM library does not have it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface ObservedWindow extends Window {
  layoutShifts: LayoutShift[];
}

/** Watches all pages opened from now on. Call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = window as unknown as ObservedWindow;
    observed.layoutShifts = [];
    new PerformanceObserver((list) =>
      observed.layoutShifts.push(...(list.getEntries() as LayoutShift[])),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift score since the page was opened, and what moved. */
export const layoutShift = (page: Page): Promise<{ score: number; moved: string }> =>
  page.evaluate(async () => {
    // Shifts are reported after their frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { layoutShifts } = window as unknown as ObservedWindow;
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return {
      score: layoutShifts.reduce((sum, { value }) => sum + value, 0),
      moved: layoutShifts
        .map(({ value, startTime, sources }) => {
          const moves = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} from ${rect(previousRect)} to ${rect(currentRect)}`,
          );
          return `${value} at ${Math.round(startTime)} ms: ${moves.join(', ')}`;
        })
        .join('; '),
    };
  });
