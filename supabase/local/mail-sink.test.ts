import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailSink, startMailSink } from './mail-sink.ts';

let folder: string;
let sink: MailSink;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'sink-')), 'mail');
  sink = await startMailSink(folder);
});
afterEach(async () => {
  await sink.close();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

const mail = {
  from: 'site@example.com',
  to: 'staff@example.com',
  subject: 'Hello',
  text: 'One line\n.\nand a dot',
};

test('the file is complete when the sender gets 250', async () => {
  const { response } = await createTransport(sink.url).sendMail(mail);
  expect(response).toMatch(/^250/);
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^[\w-]+-[0-9a-f]{16}\.eml$/);
  const text = await readFile(path.join(folder, files[0]!), 'utf8');
  expect(text).toContain('Subject: Hello');
  expect(text).toContain('One line\r\n.\r\nand a dot');
});

test('a mail that cannot be stored gets 451', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  await expect(createTransport(sink.url).sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
  await rm(folder);
  await createTransport(sink.url).sendMail(mail);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a mail that is sent twice is one file, named by its Message-ID', async () => {
  const send = (messageId?: string) =>
    createTransport(sink.url).sendMail({ ...mail, ...(messageId && { messageId }) });
  for (let time = 0; time < 3; time += 1) await send('<inquiry-1@spa.example.com>');
  await Promise.all([send('<inquiry-1@spa.example.com>'), send('<inquiry-2@spa.example.com>')]);
  await send('<inquiry-2@other.example.com>');
  await send('<../../escape@spa.example.com>');
  const files = (await readdir(folder)).map((file) => file.replace(/-[0-9a-f]{16}\.eml$/, '')).sort();
  expect(files).toEqual(['______escape', 'inquiry-1', 'inquiry-2', 'inquiry-2']);
});

test('accepts connections until it is closed', async () => {
  expect(await sink.check()).toBe(true);
  await sink.close();
  expect(await sink.check()).toBe(false);
});

test('a mail to an inquiry’s address is delivered with its recipient, and not stored', async () => {
  const delivered: string[] = [];
  let isDown = true;
  const inward = await startMailSink(folder, {
    address: 'reply@in.example.com',
    deliver: (given) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(void delivered.push(given.toString())),
  });
  const send = (to: string) => createTransport(inward.url).sendMail({ ...mail, to });
  await expect(send('Reply+abc@IN.example.com')).rejects.toMatchObject({ responseCode: 451 });
  isDown = false;
  await send('Reply+abc@IN.example.com');
  expect(delivered).toHaveLength(1);
  expect(delivered[0]).toMatch(/^Delivered-To: Reply\+abc@IN\.example\.com\r\n[^]*Subject: Hello/i);
  expect(await readdir(folder)).toEqual([]);
  for (const other of ['reply@in.example.com', 'reply+abc@in.example.com.example.org']) await send(other);
  expect(delivered).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(2);
  await inward.close();
});
