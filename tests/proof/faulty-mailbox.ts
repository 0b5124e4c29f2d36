import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../supabase/local/mail-sink.ts';
import type { MailFault } from './plan.ts';

const SLOW_MS = 3000;
/** The mailbox's reply to a mail that is on its disk. */
const STORED = /^250 .*Stored/m;

/** The mailbox of the local stack behind a mail server that fails on demand. */
export class FaultyMailbox {
  /** `smtp://127.0.0.1:<port>` */
  url = '';
  /** How often each fault has occurred. */
  readonly counts = new Map<MailFault, number>();
  /**
   * How often the mailbox had a mail and the sender could not know. SMTP leaves this gap: the sender must send again, with
   * the same Message-ID.
   */
  unacknowledged = 0;
  #faults: (MailFault | 'none')[] = [];
  #server: Server | undefined;
  #sink: MailSink | undefined;

  /** @param dataDir the data folder of the stack, so that the mails are where the stack's own mailbox would store them */
  async start(dataDir: string): Promise<void> {
    this.#sink = await startMailSink(join(dataDir, 'mail'));
    const { port } = new URL(this.#sink.url);
    this.#server = createServer((sender) => {
      sender.on('error', () => sender.destroy());
      void this.#serve(sender, Number(port));
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.close();
    await this.#sink?.close();
  }

  /** The next connections meet these faults, one after the other. Then there are none. */
  begin(faults: readonly (MailFault | 'none')[]): void {
    this.#faults = [...faults];
  }

  async #serve(sender: Socket, port: number): Promise<void> {
    const fault = this.#faults.shift() ?? 'none';
    if (fault !== 'none') this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
    if (fault === 'mail-refused') return void sender.destroy();
    if (fault === 'mail-busy') return void sender.end('421 Too busy\r\n');
    if (fault === 'mail-slow') await sleep(SLOW_MS);
    const mailbox = connect(port, '127.0.0.1');
    mailbox.on('error', () => sender.destroy());
    mailbox.on('close', () => sender.end());
    sender.on('close', () => mailbox.destroy());
    sender.pipe(mailbox);
    mailbox.on('data', (reply: Buffer) => {
      if (fault !== 'mail-unacknowledged' || !STORED.test(reply.toString())) return void sender.write(reply);
      this.unacknowledged++;
      sender.destroy();
    });
  }
}
