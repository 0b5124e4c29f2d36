// Must come first, because it sets the order of the cascade layers.
import '../styles/index.css';
import { Component, useEffect, useMemo, type ReactNode } from 'react';
import { pageWait } from '../content/page-wait.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { fullTitle } from '../site/head.ts';
import { InTwoSteps } from '../ui/below-fold.tsx';
import type { Wait } from './navigation/page-load.ts';
import type { LoadedPage } from './routes.ts';

interface RootProps {
  page: LoadedPage;
  /** Why the next page is not shown yet. */
  wait?: Wait | undefined;
  /** Whether to announce the page's title to screen readers. The browser announces only the first page's. */
  announces?: boolean;
  /** Whether to render the page's first screen before the rest. */
  inTwoSteps?: boolean;
  /** Called once the page is hydrated. */
  onLive?: () => void;
}

/** The frame of every page. */
export function Root({ page, wait, announces, inTwoSteps = false, onLive }: RootProps) {
  useEffect(() => onLive?.(), [onLive]);
  // The same element for as long as the page is, because React would replace the markup of a part that is not hydrated yet.
  const element = useMemo(() => {
    const { Component: Page, pathname, data, deferred } = page;
    return <Page key={pathname} data={data} deferred={deferred} />;
  }, [page]);
  return (
    <>
      <Shell>
        <InTwoSteps value={inTwoSteps}>{element}</InTwoSteps>
      </Shell>
      <div role="status" className="visually-hidden">
        {announces && fullTitle(page.head)}
      </div>
      <p role="status" className={wait && 'toast page-wait'} data-print="hide">
        {wait && pageWait[wait]}
      </p>
    </>
  );
}

/** Catches uncaught errors. The outbox continues, because it does not depend on React. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorScreen />;
  }
}
