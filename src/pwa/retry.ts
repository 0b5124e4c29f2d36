/** How often, and the pause before the second time in milliseconds. */
const ATTEMPTS = 6;
const PAUSE = 1000;

/** Tries again on a line that may break just now, for a minute. @throws the last failure */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** attempt));
    }
  }
}
