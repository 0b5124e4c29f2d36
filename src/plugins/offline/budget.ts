/** Limits of what a device downloads, in bytes as a host sends them. */
export const BUDGET_BYTES = { shell: 575_000, everything: 1_351_000 };
/** An owner's photos may exceed the budget, which the build then says. Beyond this it refuses them. */
export const MAX_BYTES = 3_000_000;

/** Says what a device stores, if it is more than the budget. @param largest "name bytes" of the largest pictures */
export const picturesProblem = (bytes: number, largest: readonly string[]): string | null =>
  bytes <= BUDGET_BYTES.everything
    ? null
    : [
        `Each device stores ${bytes} bytes for offline use; ${BUDGET_BYTES.everything} are the aim, ${MAX_BYTES} the limit. Calmer pictures with less detail help most. The largest:`,
        ...largest.map((line) => `  ${line}`),
      ].join('\n');
