/** Web Push: this device learns of new inquiries while the desk is closed. */
import { call } from '../api/call.ts';
import { signedIn } from '../api/client.ts';
import { isRaw } from '../api/reading.ts';

/** Why it could not be turned on. `unavailable`: the backend has no key for it. `failed`: no push service could be reached. */
export type PushProblem = 'blocked' | 'unavailable' | 'failed';

const registration = () => navigator.serviceWorker?.getRegistration('/staff').catch(() => undefined);

/** Whether this browser can do it. Safari on an iPhone can once the desk is on the home screen. */
export const canPush = (): boolean => 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager?.getSubscription().catch(() => null)) ?? null;

export const isPushOn = async (): Promise<boolean> =>
  canPush() && Notification.permission === 'granted' && (await subscription()) !== null;

/** Call in a click, because browsers ask for the permission only then. @returns why not, if it didn't work */
export async function turnPushOn(): Promise<PushProblem | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    const key = await askKey();
    if (key === null) return 'unavailable';
    await register(await subscribe(key));
    return undefined;
  } catch {
    return 'failed';
  }
}

/** Ends it on this device. The push service forgets it at once, and the database when it is told or at the next push. */
export async function turnPushOff(): Promise<void> {
  const old = await subscription();
  await old?.unsubscribe().catch(() => false);
  if (old) await call('desk_push_off', () => true, { endpoint: old.endpoint }).catch(() => undefined);
}

/** At the end of a session, which the database notices by itself. */
export const forgetPush = async (): Promise<void> =>
  void (await (await subscription())?.unsubscribe().catch(() => false));

/** Tells the database again where this device is, because browsers change that, and subscribes again if the key has changed. */
export async function renewPush(): Promise<void> {
  if (!(await isPushOn())) return;
  const key = await askKey();
  const current = await subscription();
  if (key === null || !current) return;
  if (keyOf(current) === key) return register(current);
  await current.unsubscribe();
  await register(await subscribe(key));
}

/** @returns the public key of the backend, base64url; null if it has none */
async function askKey(): Promise<string | null> {
  const { client } = await signedIn();
  const { data } = await client.functions.invoke<unknown>('send-inquiry-email', { method: 'GET' });
  if (!isRaw(data)) throw new Error('The backend did not answer');
  return typeof data['pushKey'] === 'string' ? data['pushKey'] : null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  const worker = await registration();
  if (!worker) throw new Error('There is no service worker');
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function register(current: PushSubscription): Promise<void> {
  const { endpoint, keys } = current.toJSON();
  await call('desk_push_on', () => true, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
}

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
