import { BOOT_DATA_ID, type BootData } from '../boot/boot-data.ts';

/**
 * Links the stylesheets of the page that the document holds, before its code is imported: Vite's `import()` waits for a
 * stylesheet unless it has a link. A link of one whose rules the document holds is disabled, so that it loads nothing. The
 * others hold nothing that the page shows yet. They load while the page hydrates, after the scripts that hydrate it.
 */
export function linkPageStyles(): void {
  // The development server sends neither.
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) return;
  const { inlinedStyles, otherStyles } = JSON.parse(text) as BootData;
  const link = (href: string, disabled: boolean) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled, href }),
    );
  for (const href of inlinedStyles) link(href, true);
  for (const href of otherStyles) link(href, false);
}
