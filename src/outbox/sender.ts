/** The code that sends, loaded when there is something to send. */
import { Flusher, type Dependencies } from './flusher.ts';
import { browserLock } from './lock.ts';
import type { Message } from './messages.ts';
import { createTransport } from './transport.ts';

/** What the outbox gives to the code that sends. */
export interface SenderDependencies extends Omit<Dependencies, 'connect' | 'lock'> {
  /** Messages of all other contexts. @returns how to stop */
  listen(onMessage: (message: Message) => void): () => void;
}
export type CreateSender = (deps: SenderDependencies) => Flusher;

export const createSender: CreateSender = ({ listen, ...deps }) => {
  // Any context may add an item; only the one that sends reports what became of it.
  const listenForProgress = (onSign: () => void) =>
    listen((message) => {
      if (message.type !== 'discarded' && !('isDue' in message)) onSign();
    });
  return new Flusher({ ...deps, connect: createTransport, lock: browserLock(listenForProgress, deps.clock) });
};
