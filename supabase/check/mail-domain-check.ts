import type { Check } from './target.ts';

/** The TXT records of a name; rejects with a code as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Selectors of the usual mail providers. A key under another name is checked with DKIM_SELECTOR. */
const SELECTORS = [
  'resend',
  'default',
  'google',
  'selector1',
  's1',
  'k1',
  'mail',
  'dkim',
  'pm',
  'mailo',
  'smtp',
];
/** The name exists and has no such record, or does not exist. */
const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Without these records, other mail servers take the mails of the site for spam.
 * @param domain the part of the sender's address after the @
 */
export const mailDomain = (domain: string, resolveTxt: ResolveTxt): Check => ({
  name: 'mail domain',
  async run({ site }) {
    if (/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(site) && isReserved(domain))
      return { problems: [], skipped: 'a local server with a sample address sends no mail to anybody' };
    const has = async (name: string, start: string) =>
      (await textsOf(name, resolveTxt)).some((text) => text.toLowerCase().includes(start));
    try {
      const selectors = [process.env['DKIM_SELECTOR'] || SELECTORS].flat();
      const keys = await Promise.all(
        selectors.map((selector) => has(`${selector}._domainkey.${domain}`, 'p=')),
      );
      const problems = [
        !(await has(domain, 'v=spf1')) &&
          `${domain} has no SPF record: add the TXT record that your mail provider names`,
        !keys.includes(true) &&
          `No DKIM key of ${domain} is known under ${selectors.join(', ')}: add the one of your mail provider, or set DKIM_SELECTOR`,
        !(await has(`_dmarc.${domain}`, 'v=dmarc1')) &&
          `${domain} has no DMARC record: add the TXT record _dmarc.${domain} with v=DMARC1; p=quarantine`,
      ];
      return { problems: problems.filter((line) => line !== false), note: domain };
    } catch (error) {
      return { problems: [], skipped: `DNS does not answer (${(error as Error).message})` };
    }
  },
});

/** Names for examples (RFC 2606). */
const isReserved = (domain: string) =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(domain);

async function textsOf(name: string, resolveTxt: ResolveTxt): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
