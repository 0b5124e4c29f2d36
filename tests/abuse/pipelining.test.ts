import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { rest, row, stack, useStack } from './harness.ts';

useStack();

it('a thousand requests at once on one connection do not keep other visitors waiting', async () => {
  const body = '{"qr_code": "x"}';
  const request = [
    'POST /rest/v1/qr_analytics HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `apikey: ${stack.keys.publishable}`,
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  const socket = connect(stack.port, '127.0.0.1');
  let answered = 0;
  socket.on('data', (chunk: Buffer) => (answered += chunk.toString('latin1').split('HTTP/1.1 ').length - 1));
  await once(socket, 'connect');
  socket.write(request.repeat(1000));
  await once(socket, 'data');
  // The other visitor's request is answered before most of them, not after all of them.
  expect((await rest('inquiries', row())).status).toBe(201);
  expect(answered).toBeLessThan(100);
  socket.destroy();
});
