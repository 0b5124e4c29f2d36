interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** Lets pass the only two scripts that code loads by an address. No other address becomes one of a script. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('own-scripts', {
  createScriptURL: (url: string) => (/^\/sw(-outbox)?\.js$/.test(url) ? url : ''),
});

/** @returns the address in the form that this browser takes for one of a script */
export const scriptAddress = (url: '/sw.js' | '/sw-outbox.js'): string => policy?.createScriptURL(url) ?? url;
