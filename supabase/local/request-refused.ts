/** A request that gets no further than the gateway. Its status, code and message are the answer. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: 400 | 401 | 405 | 408 | 413;
  /** Stable, for programs. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RequestRefused['status'],
    code: string,
    message: string,
    headers: RequestRefused['headers'] = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
