import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** What Firefox says to its push service (https://mozilla-push-service.readthedocs.io, WebPush protocol). */
interface FromFirefox {
  messageType: string;
  channelID?: string;
}

/** A push service like Mozilla's, for one Firefox: it takes posts and hands them on. */
export interface PushService {
  /** Makes Firefox use it, and allow notifications. */
  preferences: Record<string, unknown>;
  /** The headers of every message that was posted. */
  posted: Record<string, string | string[] | undefined>[];
  /** Channels that Firefox has ended. */
  ended: string[];
  /** What the service answers from now on, instead of handing messages on. */
  refuseWith(status: number | undefined): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const posted: PushService['posted'] = [];
  const ended: string[] = [];
  let firefox: WebSocket | undefined;
  let refusal: number | undefined;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push(request.headers);
      if (refusal !== undefined) return response.writeHead(refusal).end();
      const message = {
        messageType: 'notification',
        channelID: request.url!.slice(1),
        version: randomUUID(),
        data: Buffer.concat(chunks).toString('base64url'),
        headers: { encoding: request.headers['content-encoding'] },
      };
      firefox?.send(JSON.stringify(message));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    firefox = socket;
    socket.on('message', (data: Buffer) => {
      console.log('FX', data.toString().slice(0, 200));
      const { messageType, channelID = '' } = JSON.parse(data.toString()) as FromFirefox;
      const answer = (more: object) => socket.send(JSON.stringify({ messageType, status: 200, ...more }));
      if (messageType === 'hello')
        answer({ uaid: randomBytes(16).toString('hex'), use_webpush: true, broadcasts: {} });
      if (messageType === 'register')
        answer({ channelID, pushEndpoint: `http://127.0.0.1:${port}/${channelID}` });
      if (messageType === 'unregister') {
        ended.push(channelID);
        answer({ channelID });
      }
    });
  });

  return {
    preferences: {
      'dom.push.enabled': true,
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.testing.ignorePermission': true,
      // The system may have no notifications, such as in a container.
      'alerts.useSystemBackend': false,
      'permissions.default.desktop-notification': 1,
      'dom.webnotifications.requireuserinteraction': false,
    },
    posted,
    ended,
    refuseWith: (status) => void (refusal = status),
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
