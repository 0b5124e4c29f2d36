/** What `npm audit --json` has found. Pure. */
interface Report {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
  message?: string;
  error?: { summary?: string };
}

export interface Audit {
  /** null: the registry has refused, so that nothing is known. */
  findings: string[] | null;
  text: string;
}

/** Reads the output. Only findings of high or critical severity count. */
export function readAudit(output: string): Audit {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    // The registry sent no report.
  }
  if (!report.vulnerabilities) {
    const reason = report.message || report.error?.summary || 'the registry sent no report';
    return { findings: null, text: `npm audit: NOT CHECKED: ${reason}` };
  }
  const findings = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name, { severity, via }]) => {
      const reasons = via.map((reason) =>
        typeof reason === 'string' ? reason : `${reason.title} (${reason.url})`,
      );
      return `${name}: ${severity}. ${reasons.join('; ')}`;
    });
  return {
    findings,
    text: `npm audit: ${findings.length} production dependencies have a vulnerability of high severity.`,
  };
}
