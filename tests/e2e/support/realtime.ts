import type { Page } from '@playwright/test';

/** What a client says when it joins a channel. */
interface Join {
  access_token: string;
  config: { postgres_changes: unknown[] };
}

interface Realtime {
  joined: Promise<Join>;
  /** Resolves when the client has left the channel. */
  left: Promise<void>;
  /** Tells the client that a row was added. */
  announceInsert(): void;
}

const SUBSCRIPTION_ID = 1;

/** Answers the page's WebSocket as Supabase Realtime does: arrays of join reference, reference, topic, event, payload. */
export async function answerRealtime(page: Page): Promise<Realtime> {
  let onJoin: (join: Join) => void;
  let onLeave: () => void;
  const joined = new Promise<Join>((resolve) => (onJoin = resolve));
  const left = new Promise<void>((resolve) => (onLeave = resolve));
  let announceInsert = () => {};
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    socket.onMessage((text) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(String(text)) as [
        string,
        string,
        string,
        string,
        Join,
      ];
      const send = (name: string, body: unknown, reference: string | null = null) =>
        socket.send(JSON.stringify([joinRef, reference, topic, name, body]));
      const response =
        event === 'phx_join'
          ? {
              postgres_changes: payload.config.postgres_changes.map((asked) => ({
                id: SUBSCRIPTION_ID,
                ...(asked as object),
              })),
            }
          : {};
      send('phx_reply', { status: 'ok', response }, ref);
      if (event === 'phx_join') {
        announceInsert = () =>
          send('postgres_changes', {
            ids: [SUBSCRIPTION_ID],
            data: {
              type: 'INSERT',
              schema: 'public',
              table: 'inquiries',
              commit_timestamp: new Date().toISOString(),
              columns: [],
              record: {},
              errors: null,
            },
          });
        onJoin(payload);
      }
      if (event === 'phx_leave') onLeave();
    });
  });
  return { joined, left, announceInsert: () => announceInsert() };
}
