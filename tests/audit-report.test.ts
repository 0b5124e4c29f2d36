import { expect, it } from 'vitest';
import { readAudit } from './audit-report.ts';

const via = [{ title: 'It leaks', url: 'https://example.com/1' }];

it('a registry that refuses is said to have checked nothing', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } });
  expect(readAudit(refused)).toEqual({
    findings: null,
    text: 'npm audit: NOT CHECKED: 405 Method Not Allowed',
  });
  for (const output of ['', '<html>', '{}'])
    expect(readAudit(output)).toEqual({
      findings: null,
      text: 'npm audit: NOT CHECKED: the registry sent no report',
    });
});

it('only vulnerabilities of high or critical severity are findings', () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { leaky: { severity, via } } });
  for (const severity of ['info', 'low', 'moderate'])
    expect(readAudit(report(severity)).findings).toEqual([]);
  for (const severity of ['high', 'critical'])
    expect(readAudit(report(severity)).findings).toEqual([
      `leaky: ${severity}. It leaks (https://example.com/1)`,
    ]);
});
