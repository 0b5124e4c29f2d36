/** One submission of a form's button that became a submission. */
export interface PendingSubmission {
  /** Whether this is the latest submission, so that its result is the one to show. */
  isLatest(): boolean;
  /** Must be called when the result is known. */
  end(): void;
}

/**
 * Distinguishes double clicks from new submissions while earlier ones are pending: the same content again is a double
 * click, other content is a new submission.
 */
export class PendingSubmissions {
  readonly #pending = new Map<string, number>();
  #count = 0;
  #latest = 0;

  /** @returns undefined for a double click */
  begin(content: string): PendingSubmission | undefined {
    const repeated = this.#pending.get(content);
    if (repeated !== undefined) {
      this.#latest = repeated;
      return undefined;
    }
    const number = ++this.#count;
    this.#latest = number;
    this.#pending.set(content, number);
    return {
      isLatest: () => this.#latest === number,
      end: () => void this.#pending.delete(content),
    };
  }

  /** Whether a submission with this content is pending. */
  has(content: string): boolean {
    return this.#pending.has(content);
  }
}
