/** Resolves at once, or when a page that the browser has prepared in advance is opened. */
export async function whenShown(): Promise<void> {
  const page = globalThis.document as (Document & { prerendering?: boolean }) | undefined;
  if (page?.prerendering)
    await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true }));
}
