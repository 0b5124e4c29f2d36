const TIMEOUT_MS = 10_000;

/** Hands a mail to `receive-email`, as a mail provider does. @throws if it should be tried again */
export async function deliverMail(functionsUrl: string | null, secret: string, mail: Buffer): Promise<void> {
  if (functionsUrl === null) throw new Error('The functions are not running.');
  const response = await fetch(`${functionsUrl}/receive-email`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': secret },
    body: new Uint8Array(mail),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`receive-email: ${response.status}`);
}
