/** The entry of the build-time renderer, which `src/plugins/html/render-site.ts` builds and runs in Node. */
import { articleCards } from '../content/derived/article-cards.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { addressOf } from '../site/address.ts';
import type { Head } from '../site/head.ts';
import { pagesOf } from '../site/pages.ts';
import { LocationContext } from '../ui/page-location.ts';
import { takeRenderedPictures, type RenderedPictures } from '../ui/rendered-pictures.ts';
import { LastResort } from './last-resort.tsx';
import { Root } from './root.tsx';
import { loadPage } from './routes.ts';

/** Every page of the site. */
export const pages = pagesOf(articleCards.map(({ slug }) => slug));

interface Rendered {
  /** The markup of #root, with marks (`src/ui/mark.tsx`). */
  html: string;
  head: Head;
  pictures: RenderedPictures;
}

/**
 * Renders one path. Call it for one path at a time.
 * @throws when a loader or a component fails, which stops the build
 */
export async function render(path: string): Promise<Rendered> {
  const page = await loadPage(path);
  const failures: unknown[] = [];
  takeRenderedPictures();
  const { prelude } = await prerender(
    <StrictMode>
      <LastResort>
        <LocationContext value={{ ...addressOf(path), key: '', state: null }}>
          <Root page={page} />
        </LocationContext>
      </LastResort>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // React would move a long `<Deferred>` part to the end of the page, and inline a script that moves it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} does not render`, { cause: failures[0] });
  return { html, head: page.head, pictures: takeRenderedPictures() };
}
