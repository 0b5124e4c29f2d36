import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import type { Policy } from '../../../content/policies/policy.schema.ts';
import { breadcrumbStructuredData } from '../../../features/breadcrumb/breadcrumb.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { PolicyPage } from './policy-page.tsx';

/** Every policy is a chunk of its own. */
const records = import.meta.glob<{ [name: string]: Policy }>([
  '../../../content/policies/*.ts',
  '!../../../content/policies/*.schema.ts',
]);

/** Loads the policy whose slug is the path. The list of pages has no path without a record; a test checks that. */
export async function loader({ pathname }: { pathname: string }): Promise<Policy> {
  const slug = pathname.replaceAll('/', '');
  return Object.values(await records[`../../../content/policies/${slug}.ts`]!())[0]!;
}

/** The terms, the privacy policy, the HIPAA notice, or the accessibility statement. */
export const Component = ({ data }: { data: Policy }) => <PolicyPage policy={data} />;

export const head: HeadOf<Policy> = ({ slug, title, meta }) => ({
  ...meta,
  path: `/${slug}`,
  structuredData: import.meta.env.SSR
    ? [
        breadcrumbStructuredData([
          { name: breadcrumbTexts.home, path: paths.home },
          { name: title, path: `/${slug}` },
        ]),
      ]
    : [],
});
