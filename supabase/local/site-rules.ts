/** `_headers` and `_redirects` in the format that Netlify and Cloudflare Pages share. */

export interface HeaderRule {
  pattern: RegExp;
  set: [name: string, value: string][];
  /** `! Name`: removes a header that an earlier rule set. */
  remove: string[];
}

export interface Redirect {
  pattern: RegExp;
  to: string;
  status: number;
}

/** `*` matches anything, `:name` one path segment. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '(?<splat>.*)')
    .replaceAll(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function meaningfulLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}

/**
 * Parses a `_headers` file.
 * @throws Error that names a line which belongs to no path or has no colon
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), set: [], remove: [] });
      continue;
    }
    const rule = rules.at(-1);
    const entry = line.trim();
    const colon = entry.indexOf(':');
    if (rule !== undefined && entry.startsWith('!')) rule.remove.push(entry.slice(1).trim().toLowerCase());
    else if (rule !== undefined && colon > 0)
      rule.set.push([entry.slice(0, colon).trim().toLowerCase(), entry.slice(colon + 1).trim()]);
    else throw new Error(`_headers: invalid line: ${entry}`);
  }
  return rules;
}

/** The headers of one path. A header set by several rules gets all values, joined with a comma, as on both hosts. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const name of rule.remove) delete headers[name];
    for (const [name, value] of rule.set)
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/**
 * Parses a `_redirects` file: `from to [status]`, 301 by default.
 * @throws Error that names a line without a target or with an unknown status
 */
export function parseRedirects(text: string): Redirect[] {
  return meaningfulLines(text).map((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    const code = Number.parseInt(status, 10);
    if (!from || !to || ![200, 301, 302, 303, 307, 308, 404].includes(code))
      throw new Error(`_redirects: invalid line: ${line.trim()}`);
    return { pattern: toPattern(from), to, status: code };
  });
}

/** The target of a path, with `:splat` and `:name` filled in; null if no rule matches. */
export function redirectFor(rules: Redirect[], path: string): { to: string; status: number } | null {
  for (const rule of rules) {
    const match = rule.pattern.exec(path);
    if (match === null) continue;
    const to = rule.to.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) => match.groups?.[name] ?? whole);
    return { to, status: rule.status };
  }
  return null;
}
