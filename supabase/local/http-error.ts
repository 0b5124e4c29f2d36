/** A request that the gateway refuses. Status, code and message are the response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: 400 | 401 | 405 | 408 | 413 | 421;
  /** Stable, for programs. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: HttpError['status'],
    code: string,
    message: string,
    headers: HttpError['headers'] = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
