/** Chromium flags: works as root in a container, and makes no requests except those of the page. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu', ...quiet] : quiet;
}
