import { servicePage } from '../../../content/service-page.ts';
import type { ServiceSlug } from '../../../content/services/schema.ts';
import { Blurbs } from './blurbs.tsx';

/** Consultation, medical grade, skin types: the last one as true as it is for this service. */
export function Assurances({ slug }: { slug: ServiceSlug }) {
  const [consultation, grade, skin] = servicePage.assurances;
  return <Blurbs items={[consultation!, grade!, servicePage.notForEverySkin[slug] ?? skin!]} />;
}
