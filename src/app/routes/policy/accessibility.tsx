import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { accessibility } from '../../../content/policies/accessibility.ts';
import { breadcrumbStructuredData } from '../../../features/breadcrumb/breadcrumb.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { PolicyPage } from './policy-page.tsx';

export const Component = () => <PolicyPage policy={accessibility} />;

export const head: HeadOf = () => ({
  ...accessibility.meta,
  path: paths.accessibility,
  structuredData: import.meta.env.SSR
    ? [
        breadcrumbStructuredData([
          { name: breadcrumbTexts.home, path: paths.home },
          { name: accessibility.title, path: paths.accessibility },
        ]),
      ]
    : [],
});
