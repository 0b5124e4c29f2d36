/**
 * A referrer without credentials, query and fragment, which may hold an email address or a token. Accepts any text,
 * because a referrer is whatever a browser sends.
 */
export const bareReferrer = (referrer: string): string =>
  referrer.replace(/[?#].*$/s, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, '$1');
