/** Every service and article, for what the build derives from them (`derived/`). No page imports it. */
import type { Article } from './articles/article.schema.ts';
import { withPrices } from './prices.ts';
import type { Service, ServiceSlug } from './services/service.schema.ts';

const records = <T>(files: Record<string, Record<string, T>>) =>
  Object.values(files).flatMap(Object.values<T>);

export const services: ReadonlyMap<ServiceSlug, Service> = new Map(
  Object.values(
    import.meta.glob<Service>(['./services/*.ts', '!**/*.schema.ts', '!**/*.test.ts', '!**/categories.ts'], {
      eager: true,
      import: 'service',
    }),
  ).map((service) => [service.slug, withPrices(service)]),
);

export const articles: readonly Article[] = records(
  import.meta.glob<Record<string, Article>>(['./articles/*.ts', '!**/*.schema.ts', '!**/*.test.ts'], {
    eager: true,
  }),
);
