/** `npm run digest`: asks the running local server to mail the staff the digest of a day, by default yesterday's. */
import { business } from '../../src/content/business.ts';
import { parseSettings } from './env.ts';
import { loadKeys } from './keys.ts';
import { PROJECT_ROOT } from './stack.ts';

const settings = parseSettings(process.env, {
  projectRoot: PROJECT_ROOT,
  staffEmail: business.staffEmail,
  mailFrom: business.mailFrom,
});
const day = process.argv[2];
const origin = `http://127.0.0.1:${settings.port}`;
const { secret } = await loadKeys(settings.dataDir);
try {
  const response = await fetch(`${origin}/functions/v1/send-daily-digest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ day }),
  });
  if (response.ok) console.log(`Sent: ${origin}/__mail`);
  else {
    console.error(
      response.status === 400 ? `"${day}" is not a day such as 2026-11-20.` : await response.text(),
    );
    process.exitCode = 1;
  }
} catch {
  console.error(`Nothing answers at ${origin}; run \`npm start\` first.`);
  process.exitCode = 1;
}
