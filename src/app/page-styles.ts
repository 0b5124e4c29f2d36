import { appendLink } from '../boot/load-scripts.ts';
import { readBootData } from '../boot/read-boot-data.ts';

/**
 * Links the stylesheets of the page that the document holds, before its code is imported: Vite's `import()` waits for a
 * stylesheet unless it has a link. A link of one whose rules the document holds is disabled, so that it loads nothing. The
 * others hold nothing that the page shows yet. They load while the page hydrates, after the scripts that hydrate it.
 */
export function linkPageStyles(): void {
  const { inlinedStyles = [], otherStyles = [] } = readBootData() ?? {};
  for (const href of inlinedStyles) appendLink({ rel: 'stylesheet', disabled: true, href });
  for (const href of otherStyles) appendLink({ rel: 'stylesheet', href });
}
