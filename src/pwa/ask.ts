/**
 * Sends a message with a reply port to the service worker, or from there to a page.
 * @returns the reply, or undefined if none arrives within `timeoutMs`, because the browser has stopped or frozen the receiver
 */
export const ask = <Reply>(
  receiver: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: unknown,
  timeoutMs: number,
): Promise<Reply | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
    setTimeout(resolve, timeoutMs);
    receiver.postMessage(message, [port2]);
  });
