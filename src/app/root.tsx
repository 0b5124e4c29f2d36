// First: it states the order of the cascade layers.
import '../styles/index.css';
import { Component, useEffect, type ReactNode } from 'react';
import { pageWait } from '../content/page-wait.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import type { LoadedPage } from './routes.ts';
import { useCurrentPage } from './use-current-page.ts';

interface RootProps {
  /** The page that was loaded before the first render. */
  first: LoadedPage;
  /** Called when the page reacts to its visitor. */
  onLive?: () => void;
}

/** The frame of every page. */
export function Root({ first, onLive }: RootProps) {
  const { page, wait } = useCurrentPage(first);
  useEffect(() => onLive?.(), [onLive]);
  const Page = page.Component;
  return (
    <>
      <Shell>
        <Page key={page.pathname} data={page.data} />
      </Shell>
      <PageAnnouncer page={page} />
      <p role="status" className="page-wait" data-print="hide">
        {wait && pageWait[wait]}
      </p>
    </>
  );
}

/** Catches what nobody expected (specification part 1 §2.9). The outbox is not touched by it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorScreen />;
  }
}
