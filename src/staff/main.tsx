/** The entry of the staff desk. */
import '@fontsource-variable/jost/wght.css';
import '@fontsource-variable/cormorant-garamond/wght.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './api/client.ts';
import { refreshAll } from './api/refresh.ts';
import { resumeChanges, settleChanges, startChanges } from './changes/changes-store.ts';
import { useContact } from './device/contact.ts';
import { restoreSynced } from './device/synced-data.ts';
import { DeskApp } from './desk-app.tsx';
import { registerWorker } from './device/register-worker.ts';
import { resumeSession, watchSession } from './session/session.ts';

watchSession();
await resumeSession();
await restoreSynced();
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
