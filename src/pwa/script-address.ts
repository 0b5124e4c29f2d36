interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** Trusted Types policy for the only two scripts that code loads by URL. Rejects every other URL. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('own-scripts', {
  createScriptURL: (url: string) => (/^\/sw(-outbox)?\.js$/.test(url) ? url : ''),
});

/** @returns a trusted script URL where the browser enforces Trusted Types, or else the string */
export const scriptAddress = (url: '/sw.js' | '/sw-outbox.js'): string => policy?.createScriptURL(url) ?? url;
