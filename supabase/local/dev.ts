/**
 * `npm run dev`: Vite with hot reload, in front of the same embedded backend that `npm start` has. HOST and PORT are
 * those of the page (PORT 5173 by default); the backend takes a free port of its own.
 */
import { createServer } from 'vite';
import { StartRefused } from './refusal.ts';
import { PROJECT_ROOT, startLocal } from './stack.ts';

const BACKEND_PATHS = [
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/api/',
  '/config.json',
  '/healthz',
  '/__mail',
];

async function main(): Promise<void> {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = process.env['PORT'] || '5173';
  const stack = await startLocal({
    // Links in mails lead to the page, not to the backend behind it.
    env: { SITE_URL: `http://${host}:${port}`, ...process.env, HOST: '127.0.0.1', PORT: '0' },
    apiOnly: true,
    log: (line) => console.log(line),
  });
  const vite = await createServer({
    configFile: `${PROJECT_ROOT}/vite.config.ts`,
    server: {
      host,
      port: Number(port),
      strictPort: true,
      // With the browser's Host, the backend sees what it would see in front.
      proxy: Object.fromEntries(
        BACKEND_PATHS.map((path) => [path, { target: stack.origin, changeOrigin: false }]),
      ),
    },
  });
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(130);
    stopping = true;
    void vite
      .close()
      .then(() => stack.stop())
      .then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    await stack.stop();
    throw new StartRefused(`Vite cannot listen on HOST ${host}, PORT ${port}: ${(error as Error).message}.`);
  }
  console.log(`Ready: http://${host}:${port} (mailbox /__mail)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
