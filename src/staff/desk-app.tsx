import { QueryClientProvider } from '@tanstack/react-query';
import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { queryClient, wipeSynced } from './device/synced-data.ts';
import { Frame } from './frame/frame.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { StateMessage } from './parts/state-message.tsx';
import { deskPaths, STAFF_BASE } from './desk-paths.ts';
import { SignIn } from './session/sign-in-screen.tsx';
import { useSession } from './session/session-store.ts';

const QrPage = lazy(() => import('./qr-codes/qr-page.tsx').then((m) => ({ default: m.QrPage })));
const ReportPage = lazy(() => import('./report/report-page.tsx').then((m) => ({ default: m.ReportPage })));
const SubscribersPage = lazy(() =>
  import('./subscribers/subscribers-page.tsx').then((m) => ({ default: m.SubscribersPage })),
);
const PersonPage = lazy(() => import('./person/person-page.tsx').then((m) => ({ default: m.PersonPage })));
const TeamPage = lazy(() => import('./team/team-page.tsx').then((m) => ({ default: m.TeamPage })));
const SiteCheckPage = lazy(() =>
  import('./site-check/site-check-page.tsx').then((m) => ({ default: m.SiteCheckPage })),
);
const SitePage = lazy(() => import('./site/site-page.tsx').then((m) => ({ default: m.SitePage })));
const TextsPage = lazy(() => import('./texts/texts-page.tsx').then((m) => ({ default: m.TextsPage })));
const DevicePage = lazy(() => import('./device/device-page.tsx').then((m) => ({ default: m.DevicePage })));

/** Opens the inbox without what was synced: if that was damaged, the desk would fail again at once. */
const startOver = () => void wipeSynced().finally(() => location.assign(STAFF_BASE));

/** Catches a bug in a screen and offers the way back to the inbox. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="error-screen">
        <h1>The desk ran into a problem</h1>
        <p>Everything you’ve saved is safe, and changes on this device will still be sent.</p>
        <p>
          <button type="button" onClick={startOver}>
            Open the inbox
          </button>
        </p>
      </main>
    );
  }
}

/** The desk: signed out, the sign-in screen; signed in, its pages. */
export function DeskApp() {
  const person = useSession((state) => state.person);
  const wipes = useSession((state) => state.wipes);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {person === undefined ? <SignIn /> : <SignedInDesk key={`${person} ${wipes}`} />}
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Lets a notification open its inquiry in the window that is there (`worker/staff-sw.ts`). */
function NotificationClicks() {
  const navigate = useNavigate();
  useEffect(() => {
    const open = ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | undefined>) => {
      // The router adds the base, which the path has already.
      if (data?.type === 'open' && typeof data.path === 'string')
        void navigate(data.path.slice(STAFF_BASE.length) || '/');
    };
    window.navigator.serviceWorker?.addEventListener('message', open);
    return () => window.navigator.serviceWorker?.removeEventListener('message', open);
  }, [navigate]);
  return null;
}

function SignedInDesk() {
  return (
    <BrowserRouter basename={STAFF_BASE}>
      <NotificationClicks />
      <Frame>
        <Suspense fallback={<StateMessage title="Opening…" isBusy />}>
          <Routes>
            <Route path={deskPaths.inbox} element={<Inbox />} />
            <Route path={deskPaths.inquiry(':id')} element={<Inbox />} />
            <Route path={deskPaths.subscribers} element={<SubscribersPage />} />
            <Route path={deskPaths.qrCodes} element={<QrPage />} />
            <Route path={deskPaths.report} element={<ReportPage />} />
            <Route path={deskPaths.person} element={<PersonPage />} />
            <Route path={deskPaths.texts} element={<TextsPage />} />
            <Route path={deskPaths.team} element={<TeamPage />} />
            <Route path={deskPaths.site} element={<SitePage />} />
            <Route path={deskPaths.siteCheck} element={<SiteCheckPage />} />
            <Route path={deskPaths.device} element={<DevicePage />} />
            <Route path="*" element={<Navigate to={deskPaths.inbox} replace />} />
          </Routes>
        </Suspense>
      </Frame>
    </BrowserRouter>
  );
}
