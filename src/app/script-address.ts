interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): unknown;
  };
}

/** The only scripts that code loads by an address: Trusted Types let no other one pass. */
const OWN = ['/sw.js', '/sw-outbox.js'];

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('own-scripts', {
  createScriptURL(url) {
    if (OWN.includes(url)) return url;
    throw new TypeError(`${url} is no script of this site`);
  },
});

/** @returns the address in the form that this browser takes for one of a script */
export const scriptAddress = (url: '/sw.js' | '/sw-outbox.js'): string =>
  (policy?.createScriptURL(url) ?? url) as string;
