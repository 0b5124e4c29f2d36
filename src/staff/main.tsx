/** The entry of the staff desk. */
import '@fontsource-variable/jost/wght.css';
import '@fontsource-variable/cormorant-garamond/wght.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './api/client.ts';
import { checkErased } from './api/erased.ts';
import { refreshAll } from './api/refresh.ts';
import { resumeChanges, settleChanges, startChanges } from './changes/changes-store.ts';
import { useContact } from './device/server-contact.ts';
import { restoreSynced } from './device/synced-data.ts';
import { DeskApp } from './desk-app.tsx';
import { renewPush } from './device/push.ts';
import { registerWorker } from './device/register-worker.ts';
import { currentPerson } from './session/session-store.ts';
import { resumeSession, watchSession } from './session/session.ts';

/** A server that answers later than this is not waited for. */
const MAX_CHECK_MS = 4000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Earlier builds had email addresses and searches there.
const address = new URL(location.href);
for (const name of ['email', 'search']) address.searchParams.delete(name);
if (address.href !== location.href) history.replaceState(history.state, '', address);

watchSession();
await resumeSession();
await restoreSynced();
// What a colleague has erased must not be shown once more. Without a connection the desk shows what it has.
if (currentPerson() !== undefined) await Promise.race([checkErased(), pause(MAX_CHECK_MS)]);
void startChanges(refreshAll);
useContact.subscribe(({ isOffline }, before) => {
  if (isOffline || !before.isOffline) return;
  resumeChanges();
  void settleChanges(refreshAll);
});
// Auth refreshes the session while the desk is open. Offline, the first request that succeeds starts it.
void connect().catch(() => {});
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DeskApp />
  </StrictMode>,
);
registerWorker();
if (currentPerson() !== undefined) void renewPush().catch(() => {});
