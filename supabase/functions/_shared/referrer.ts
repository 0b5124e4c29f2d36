/**
 * A referring address without user, query and fragment: those may hold an email address or a token, which are
 * nobody else's business. Works on any text, as a referrer is whatever a browser sends.
 */
export const bareReferrer = (referrer: string): string =>
  referrer.replace(/[?#].*$/s, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, '$1');
