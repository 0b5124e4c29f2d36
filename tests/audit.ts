/**
 * `npm run audit`: fails if a production dependency has a known vulnerability of high or critical severity. If the registry
 * supports no audits, as most mirrors do not, it says that nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-report.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { findings, text } = readAudit(stdout);
for (const finding of findings ?? []) console.error(finding);
console.log(text);
process.exit(findings?.length ? 1 : 0);
