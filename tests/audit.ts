/**
 * Fails when a package that the site needs has a known vulnerability of high severity. Passes with a note where the
 * registry does not answer audits, as most mirrors do not.
 */
import { spawnSync } from 'node:child_process';

interface Report {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
let report: Report = {};
try {
  report = JSON.parse(stdout) as Report;
} catch {
  // No report: the registry refused.
}
if (!report.vulnerabilities) {
  console.log('npm audit: skipped, the registry does not answer audits.');
  process.exit(0);
}
const severe = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
  ['high', 'critical'].includes(severity),
);
for (const [name, { severity, via }] of severe) {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? reason : `${reason.title} (${reason.url})`,
  );
  console.error(`${name}: ${severity}. ${reasons.join('; ')}`);
}
console.log(`npm audit: ${severe.length} packages of the site have a vulnerability of high severity.`);
process.exit(severe.length > 0 ? 1 : 0);
