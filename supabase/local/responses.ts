/** JSON that no cache stores and whose type no browser guesses. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(value, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** 503, to be tried again in a second. */
export function unavailable(): Response {
  return json(503, { code: 'UNAVAILABLE', message: 'Not ready', retryAfter: 1 }, { 'retry-after': '1' });
}
