interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): unknown;
  };
}

/** Lets pass the only two scripts that code loads by an address. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('own-scripts', {
  createScriptURL(url) {
    if (url === '/sw.js' || url === '/sw-outbox.js') return url;
    throw new TypeError(`${url} is no script of this site`);
  },
});

/** @returns the address in the form that this browser takes for one of a script */
export const scriptAddress = (url: '/sw.js' | '/sw-outbox.js'): string =>
  (policy?.createScriptURL(url) ?? url) as string;
