import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import tlsOptions from 'smtp-server/lib/tls-options.js';

export const STEPS = [
  'banner',
  'EHLO',
  'STARTTLS',
  'AUTH',
  'MAIL',
  'RCPT',
  'DATA',
  'content',
  'goodbye',
] as const;
export type Step = (typeof STEPS)[number];
export const FAULTS = ['4xx', '5xx', 'slow', 'silent', 'closed', 'garbage'] as const;
export type Fault = (typeof FAULTS)[number];

/** What the server says at each step if it fails on purpose. None of them is about the recipient. */
const REPLIES: Record<'4xx' | '5xx', Partial<Record<Step, string>>> = {
  '4xx': { banner: '421 Busy', AUTH: '454 Temporary failure', goodbye: '421 Closing' },
  '5xx': {
    banner: '554 No service here',
    AUTH: '535 5.7.8 Bad credentials',
    MAIL: '550 5.7.1 Sender refused',
    RCPT: '550 5.7.1 Relaying denied',
    content: '554 5.7.1 Looks like spam',
  },
};
const SLOW_MS = 20;

/**
 * A mail server that takes every mail, unless it is told to fail at one step. It keeps a mail whose answer is slow, gets
 * lost or makes no sense, as real servers do.
 */
export class MisbehavingMailServer {
  fault: { step: Step; fault: Fault | { reply: string } } | null = null;
  /** The mails it has taken, by Message-ID. */
  readonly taken = new Map<string, number>();
  /** The raw mails it was given, taken or not. */
  readonly seen: string[] = [];
  /** Called when it will never answer. */
  onSilence: () => void = () => undefined;
  /** Whether `mail` is refused because of what is in it. */
  dislikes: (mail: string) => string | null = () => null;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  async start(): Promise<string> {
    this.#server = createServer((socket) => this.#serve(socket));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    return `smtp://user:secret@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  }

  stop(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #serve(plain: Socket): void {
    this.#sockets.add(plain);
    plain.on('error', () => undefined);
    let socket: Socket = plain;
    let buffered = '';
    let isContent = false;

    /** Answers as agreed. `then`: what follows the good answer. */
    const answer = (step: Step, good: string, then: () => void = () => undefined): void => {
      const fault = this.fault?.step === step ? this.fault.fault : null;
      const agree = () => {
        socket.write(`${good}\r\n`);
        then();
      };
      if (fault === null) agree();
      else if (fault === 'slow') setTimeout(agree, SLOW_MS);
      else if (fault === 'silent') setImmediate(this.onSilence);
      else if (fault === 'closed') plain.destroy();
      else if (fault === 'garbage') socket.write('What?\r\n');
      else if (typeof fault === 'object') socket.write(`${fault.reply}\r\n`);
      else socket.write(`${REPLIES[fault][step] ?? (fault === '4xx' ? '451 Try later' : '554 No')}\r\n`);
    };

    const take = (mail: string) => {
      this.seen.push(mail);
      const dislike = this.dislikes(mail);
      if (dislike !== null) return void socket.write(`${dislike}\r\n`);
      const fault = this.fault?.step === 'content' ? this.fault.fault : null;
      const isRefused = typeof fault === 'object' ? fault !== null : fault.endsWith('xx');
      const id = /^Message-ID: <([^>]+)>/im.exec(mail)?.[1] ?? 'none';
      if (!isRefused) this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      answer('content', '250 Stored', () => {
        if (this.fault?.step !== 'goodbye') return;
        // The mail is answered. Whatever comes now must change nothing.
        if (this.fault.fault === 'closed') socket.end();
        else if (this.fault.fault !== 'silent') answer('goodbye', '250 And again');
      });
    };

    const onCommand = (line: string) => {
      const command = line.split(' ', 1)[0]!.toUpperCase();
      if (command === 'EHLO' || command === 'HELO') {
        const offers = ['250-test', ...(socket === plain ? ['250-STARTTLS'] : []), '250 AUTH PLAIN'];
        answer('EHLO', offers.join('\r\n'));
      } else if (command === 'STARTTLS') {
        answer('STARTTLS', '220 Go ahead', secure);
      } else if (command === 'AUTH') answer('AUTH', '235 Welcome');
      else if (command === 'MAIL') answer('MAIL', '250 Fine');
      else if (command === 'RCPT') answer('RCPT', '250 Fine');
      else if (command === 'DATA') answer('DATA', '354 Go ahead', () => (isContent = true));
      else socket.end('221 Bye\r\n');
    };

    const onData = (chunk: Buffer) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = isContent ? '\r\n.\r\n' : '\r\n';
        const at = buffered.indexOf(end);
        if (at === -1) return;
        const part = buffered.slice(0, at);
        buffered = buffered.slice(at + end.length);
        if (isContent) {
          isContent = false;
          take(part);
        } else onCommand(part);
      }
    };
    const secure = () => {
      plain.off('data', onData);
      const secured = new TLSSocket(plain, { isServer: true, ...tlsOptions() });
      secured.on('error', () => undefined).on('data', onData);
      socket = secured;
    };
    plain.on('data', onData);
    answer('banner', '220 test ESMTP');
  }
}
