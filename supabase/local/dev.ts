/**
 * `npm run dev`: Vite with hot reload in front of the same local backend that `npm start` has. HOST and PORT are those
 * of the page (PORT 5173 by default); the backend takes a free port.
 */
import { createServer } from 'vite';
import { readyPanel } from './ready-panel.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { PROJECT_ROOT, startLocal } from './stack.ts';
import { StartupError } from './startup-error.ts';

const BACKEND_PATHS = [
  '/rest/v1',
  '/auth/v1',
  '/storage/v1',
  '/functions/v1',
  '/api/',
  '/config.json',
  '/healthz',
  '/__mail',
];

runUntilStopped(async () => {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = process.env['PORT'] || '5173';
  const origin = `http://${host}:${port}`;
  const stack = await startLocal({
    // Links in mails lead to the page, not to the backend behind it.
    env: { SITE_URL: origin, ...process.env, HOST: '127.0.0.1', PORT: '0' },
    apiOnly: true,
    log: (line) => console.log(line),
  });
  const vite = await createServer({
    configFile: `${PROJECT_ROOT}/vite.config.ts`,
    server: {
      host,
      port: Number(port),
      strictPort: true,
      // The backend sees the browser's Host header, as it would without Vite.
      proxy: Object.fromEntries(
        BACKEND_PATHS.map((path) => [path, { target: stack.origin, changeOrigin: false }]),
      ),
    },
  });
  const stop = async () => {
    await vite.close();
    await stack.stop();
  };
  try {
    await vite.listen();
  } catch (error) {
    await stop();
    throw new StartupError(`Vite cannot listen on HOST ${host}, PORT ${port}: ${(error as Error).message}.`);
  }
  return { message: readyPanel({ ...stack, origin }), stop };
});
