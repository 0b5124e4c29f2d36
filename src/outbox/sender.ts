/** The code that sends. Loaded when there is something to send. */
import { Flusher, type Dependencies } from './flusher.ts';
import { browserLock } from './lock.ts';
import type { Message } from './messages.ts';
import { createTransport } from './transport.ts';

/** What the outbox passes to the code that sends. */
export interface SenderDependencies extends Omit<Dependencies, 'connect' | 'lock'> {
  /** Listens to messages of other tabs and the worker. @returns a function that stops listening */
  listen(onMessage: (message: Message) => void): () => void;
}
export type CreateSender = (deps: SenderDependencies) => Flusher;

export const createSender: CreateSender = ({ listen, ...deps }) => {
  // Messages that only the lock's holder sends. Any tab may add or discard an item.
  const onProgress = (callback: () => void) =>
    listen((message) => {
      if (message.type !== 'discarded' && !('isDue' in message)) callback();
    });
  return new Flusher({ ...deps, connect: createTransport, lock: browserLock(onProgress, deps.clock) });
};
