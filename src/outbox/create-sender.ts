/** What sends, for an outbox that passes in the rest. */
import { Flusher, type Dependencies, type Transport } from './flusher.ts';
import { browserLock } from './lock.ts';
import type { ChannelMessage } from './channel-messages.ts';

/** What the outbox passes to the code that sends. */
export interface SenderDependencies extends Omit<Dependencies, 'connect' | 'lock'> {
  /** Listens to messages of other tabs and the worker. @returns a function that stops listening */
  listen(onMessage: (message: ChannelMessage) => void): () => void;
}
export type CreateSender = (deps: SenderDependencies) => Flusher;

/** `connect` creates the transport of one flush. `name` is that of the database. */
export const senderOf =
  (connect: () => Transport, name: string): CreateSender =>
  ({ listen, ...deps }) => {
    const onProgress = (callback: () => void) =>
      listen((message) => {
        if (message.type === 'progress') callback();
      });
    return new Flusher({ ...deps, connect, lock: browserLock(onProgress, deps.clock, name) });
  };
