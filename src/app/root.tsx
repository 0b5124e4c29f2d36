// First: it states the order of the cascade layers.
import '../styles/index.css';
import { Component, type ReactNode } from 'react';
import { Shell } from '../shell/shell.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import type { LoadedPage } from './routes.ts';
import { useCurrentPage } from './use-current-page.ts';

/** The frame of every page. `first` is the page that was loaded before the first render. */
export function Root({ first }: { first: LoadedPage }) {
  const { page, error } = useCurrentPage(first);
  if (error) throw error;
  const Page = page.Component;
  return (
    <>
      <Shell>
        <Page key={page.pathname} data={page.data} />
      </Shell>
      <PageAnnouncer page={page} />
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
