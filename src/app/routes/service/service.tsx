import type { ServiceHead } from '../../../content/services/service.schema.ts';
import type { Head } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { FirstScreen } from '../../../ui/below-fold.tsx';
import { Deferred } from '../../../ui/deferred.tsx';
import { Hero } from './service-hero.tsx';
import { loadOf } from './load-of.ts';
import { loadRecord } from './load-service.ts';

interface Params {
  params: Readonly<Record<string, string | undefined>>;
}
/** `unknown` for a slug without a record. */
type Data =
  | { kind: 'service'; service: ServiceHead }
  | { kind: 'unknown'; page: typeof import('./service-not-found.tsx') };
/** Undefined for a slug without a record. */
type Later = Awaited<ReturnType<typeof loadDeferred>>;

/** What the head and the hero show of each record, a chunk of its own. */
const heads = import.meta.glob<ServiceHead>(
  [
    '../../../content/services/*.ts',
    '!../../../content/services/*.test.ts',
    '!../../../content/services/*.schema.ts',
    '!../../../content/services/categories.ts',
  ],
  { import: 'default', query: '?head' },
);

/** The page of one service. */
export function Component({ data, deferred }: { data: Data; deferred: Later | Promise<Later> }) {
  if (data.kind === 'unknown') return <data.page.ServiceNotFound />;
  return (
    <>
      <FirstScreen>
        <Hero service={data.service} />
      </FirstScreen>
      <Deferred value={deferred}>{(later) => later && <later.Sections {...later} />}</Deferred>
    </>
  );
}

export async function loader({ params: { slug = '' } }: Params): Promise<Data> {
  const service = await loadOf(heads, slug);
  if (!service) return { kind: 'unknown', page: await import('./service-not-found.tsx') };
  return { kind: 'service', service };
}

/** Everything below the hero. */
export async function loadDeferred({ params: { slug = '' } }: Params) {
  const [{ Sections, structuredDataOf }, service] = await Promise.all([
    import('./deferred.tsx'),
    loadRecord(slug),
  ]);
  return service && { Sections, service, structuredData: structuredDataOf(service) };
}

/** The prerenderer passes the deferred part itself. Browsers don't use it. */
export function head(data: Data, deferred: Later | Promise<Later>): Head {
  if (data.kind === 'unknown') return data.page.notFoundHead;
  const { slug, metaTitle, metaDescription, imageAlt } = data.service;
  return {
    title: metaTitle,
    description: metaDescription,
    path: paths.service(slug),
    image: `service-${slug}`,
    imageAlt,
    structuredData: import.meta.env.SSR ? (deferred as NonNullable<Later>).structuredData : [],
  };
}
