/** Background Sync is not in TypeScript's libraries, because only Chromium has it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}
interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}
