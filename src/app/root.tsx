// Must come first, because it sets the order of the cascade layers.
import '../styles/index.css';
import { useEffect, useMemo } from 'react';
import { pageWait } from '../content/page-wait.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorScreen, FailedSection } from './error-screen.tsx';
import { fullTitle } from '../site/head.ts';
import { Boundary, Fallback } from '../ui/boundary.tsx';
import { FirstScreenFirst } from '../ui/below-fold.tsx';
import type { Wait } from './navigation/page-load.ts';
import type { LoadedPage } from './routes.ts';

interface RootProps {
  page: LoadedPage;
  /** Why the next page is not shown yet. */
  wait?: Wait | undefined;
  /** Whether to announce the page's title to screen readers. The browser announces only the first page's. */
  announces?: boolean;
  /** Whether to render the page's first screen before the rest. */
  firstScreenFirst?: boolean;
  /** Called once the page is hydrated. */
  onLive?: () => void;
}

// One element for all renders: with a new value of the context, React would replace the markup of parts not hydrated yet.
const FAILED_SECTION = <FailedSection />;

/** The frame of every page. */
export function Root({ page, wait, announces, firstScreenFirst = false, onLive }: RootProps) {
  useEffect(() => onLive?.(), [onLive]);
  // One element per page: with a new one, React would replace the markup of parts that are not hydrated yet.
  const element = useMemo(() => {
    const { Component: Page, pathname, data, deferred } = page;
    return (
      <Boundary key={pathname} fallback={<ErrorScreen />}>
        <Page data={data} deferred={deferred} />
      </Boundary>
    );
  }, [page]);
  return (
    <Fallback value={FAILED_SECTION}>
      <Shell>
        <FirstScreenFirst value={firstScreenFirst}>{element}</FirstScreenFirst>
      </Shell>
      <div role="status" className="visually-hidden">
        {announces && fullTitle(page.head)}
      </div>
      <p role="status" className={wait && 'toast page-wait'} data-print="hide">
        {wait && pageWait[wait]}
      </p>
    </Fallback>
  );
}
