/** One press of a form's button that has become a submission. */
export interface Press {
  /** Whether no later press has become one, so that this one's answer is the one to show. */
  isLatest(): boolean;
  /** To be called once its answer is known. */
  end(): void;
}

/**
 * Tells what a press of a form's button means while earlier submissions are on their way: the same content again is
 * a double click, other content is another submission.
 */
export class Presses {
  readonly #underWay = new Map<string, number>();
  #count = 0;
  #latest = 0;

  /** @returns undefined for a repetition */
  begin(content: string): Press | undefined {
    const repeated = this.#underWay.get(content);
    if (repeated !== undefined) {
      this.#latest = repeated;
      return undefined;
    }
    const number = ++this.#count;
    this.#latest = number;
    this.#underWay.set(content, number);
    return {
      isLatest: () => this.#latest === number,
      end: () => void this.#underWay.delete(content),
    };
  }

  /** Whether this very content is on its way. */
  has(content: string): boolean {
    return this.#underWay.has(content);
  }
}
