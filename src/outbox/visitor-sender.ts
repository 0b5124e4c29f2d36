/** The code that sends what visitors submit. Loaded when there is something to send. */
import { senderOf } from './create-sender.ts';
import { createTransport } from './visitor-transport.ts';

export const createSender = senderOf(createTransport, 'outbox');
