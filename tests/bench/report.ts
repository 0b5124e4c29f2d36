/** What `npm run bench` prints: a table at the end, or JSON lines while it runs. */

/** One measurement: its kind, what was measured, and figures by name. */
export interface Measurement {
  kind: string;
  what: string;
  path?: string;
  [figure: string]: string | number | undefined;
}

/** How each figure reads: times in milliseconds, sizes in bytes. */
const FORMATS: Record<string, (value: number) => string> = {
  fcp: (ms) => `first paint ${time(ms)}`,
  lcp: (ms) => `largest ${time(ms)}`,
  cls: (shift) => `shift ${shift}`,
  bytes: (bytes) => kilobytes(bytes),
  script: (bytes) => `script ${kilobytes(bytes)}`,
  ms: time,
  save: (ms) => `saved in ${time(ms)}`,
  send: (ms) => `sent in ${time(ms)}`,
  heap: (bytes) => `heap ${kilobytes(bytes)}`,
  longest: (ms) => `busy at most ${time(ms)} at a time`,
  p99: (ms) => `p99 ${time(ms)}`,
  max: (ms) => `at most ${time(ms)}`,
  value: (ratio) => ratio.toFixed(3),
  limit: (ratio) => `limit ${ratio}`,
};

/** Collects measurements. */
export class Report {
  readonly #rows: Measurement[] = [];
  readonly #asJson: boolean;

  /** `asJson`: print each measurement as a JSON line at once, and no table. */
  constructor(asJson: boolean) {
    this.#asJson = asJson;
  }

  add(measurement: Measurement): void {
    this.#rows.push(measurement);
    if (this.#asJson) console.log(JSON.stringify(measurement));
    else console.error(`${this.#rows.length}. ${measurement.what} ${measurement.path ?? ''}`);
  }

  /** Prints the table. */
  print(format: (rows: readonly Measurement[]) => string = table): void {
    if (!this.#asJson) console.log(format(this.#rows));
  }
}

/** The measurements as a table with aligned columns. */
export function table(rows: readonly Measurement[]): string {
  const cells = rows.map(({ what, path = '', ...rest }) => [
    what,
    path,
    Object.entries(rest)
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .map(([name, value]) => FORMATS[name]?.(value) ?? `${name} ${value}`)
      .join(', '),
  ]);
  return aligned(['measured', 'page', 'median'], cells);
}

/** Rows of cells as text, under a header, with each column as wide as its longest cell. */
export function aligned(header: readonly string[], cells: readonly (readonly string[])[]): string {
  const widths = header.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd();
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

/** A time in milliseconds or, if it is long, in seconds. */
export function time(ms: number): string {
  if (ms < 10) return `${ms} ms`;
  return ms < 10_000 ? `${Math.round(ms).toLocaleString('en-US')} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** A size in units of 1,000 bytes. */
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;
