import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/schema.ts';
import type { BreadcrumbItem } from '../../../features/breadcrumb/breadcrumb.tsx';
import { paths } from '../../../site/paths.ts';

/** Home > Services > title. */
export function breadcrumbItems({ slug, title }: Service): BreadcrumbItem[] {
  return [
    { name: servicePage.breadcrumb.home, path: paths.home },
    { name: servicePage.breadcrumb.services, path: paths.services },
    { name: title, path: paths.service(slug) },
  ];
}
