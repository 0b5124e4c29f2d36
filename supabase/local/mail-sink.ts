import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { writeDurably } from './durable-write.ts';

/** A mail server that stores every mail as a file and forwards none but those to `Inbound`. */
export interface MailSink {
  /** `smtp://127.0.0.1:<port>` */
  url: string;
  /** Whether it accepts connections. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** The addresses of inquiries, `name+<token>@domain`. */
export interface Inbound {
  /** Without a token. */
  address: string;
  /** Files a mail. Rejects if that should be tried again. */
  deliver(mail: Buffer): Promise<void>;
}

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Receives mail on a free loopback port and writes each one unchanged to a file named by its Message-ID, so a mail
 * that is sent again is the same file. The sender gets 250 once the file is on disk, or 451 (try again later) if it
 * cannot be written. A mail to an inquiry's address is not stored but delivered, with the recipient in a header, as mail
 * providers do.
 */
export async function startMailSink(folder: string, inbound?: Inbound): Promise<MailSink> {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'local mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', (error) => callback(error));
      stream.once('end', () => {
        if (stream.sizeExceeded) {
          callback(smtpError(552, 'Message exceeds 16 MB'));
          return;
        }
        const mail = Buffer.concat(chunks);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const inward = recipients.filter((address) => inbound && isInward(address, inbound.address));
        const isStored = inward.length < recipients.length;
        Promise.all([
          isStored && writeDurably(path.join(folder, mailFileName(mail)), mail, 0o600),
          ...inward.map((address) =>
            inbound!.deliver(Buffer.concat([Buffer.from(`Delivered-To: ${address}\r\n`), mail])),
          ),
        ]).then(
          () => callback(null, 'Stored'),
          () => callback(smtpError(451, 'The mailbox cannot be written to')),
        );
      });
    },
  });
  // A client that hangs up is not an error, and an unhandled 'error' event would end the process.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    check: () => accepts(port),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isInward(address: string, inboundAddress: string): boolean {
  const [name, domain] = inboundAddress.toLowerCase().split('@');
  const wanted = address.toLowerCase();
  return wanted.startsWith(`${name}+`) && wanted.endsWith(`@${domain}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2000 });
    const answer = (greeted: boolean) => {
      socket.destroy();
      resolve(greeted);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
    socket.once('close', () => answer(false));
  });
}

/** The readable part of the Message-ID and a hash of all of it. A mail without one gets a random name. */
function mailFileName(mail: Buffer): string {
  const end = mail.indexOf('\r\n\r\n');
  const header = mail.subarray(0, end === -1 ? mail.length : end).toString('utf8');
  const id = /^message-id:\s*<([^>\r\n]+)>/im.exec(header)?.[1] ?? `mail-${randomUUID()}`;
  const readable = id
    .split('@')[0]!
    .replaceAll(/[^\w-]/g, '_')
    .slice(0, 80);
  return `${readable}-${createHash('sha256').update(id).digest('hex').slice(0, 16)}.eml`;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
