import { business } from '../../../content/business.ts';
import { concerns } from '../../../content/concerns.ts';
import { ClosingBand } from '../../../features/closing-band/closing-band.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Concern } from './concern.tsx';
import { Hero } from './hero.tsx';
import styles from './concerns.module.css';

const { meta, groups, unsure, closing } = concerns;
const TONES = ['paper', 'linen'] as const;

/** Shop by concerns: from what one sees in the mirror to where to begin. */
export function Component() {
  return (
    <>
      <Hero />
      {groups.map(({ id, title, text, concerns: entries }, group) => (
        <Section key={id} id={id} tone={TONES[group]!} labelledBy={`${id}-title`}>
          <div className="wrap">
            <Reveal className={styles.heading}>
              <h2 id={`${id}-title`} className="display-l">
                {title}
              </h2>
              <p className={`muted ${styles.text}`}>
                <RichText text={text} />
              </p>
            </Reveal>
            {entries.map((entry) => (
              <Concern key={entry.id} concern={entry} />
            ))}
          </div>
        </Section>
      ))}
      <Section tone="tide" labelledBy="unsure-title" className={styles.unsure}>
        <Reveal className={`wrap ${styles.unsureInner}`}>
          <h2 id="unsure-title" className="display-m">
            {unsure.title}
          </h2>
          <p className={`muted ${styles.text}`}>
            <RichText text={unsure.text} />
          </p>
          <PageActions actions={[unsure.action]} looks={['light', 'outline']} />
        </Reveal>
      </Section>
      <ClosingBand {...closing} />
    </>
  );
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.concerns,
  image: groups[0]!.concerns[0]!.image.name,
  imageAlt: groups[0]!.concerns[0]!.image.alt,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: meta.title,
      description: meta.description,
      url: business.url + paths.concerns,
      about: groups.flatMap((group) => group.concerns.map(({ type }) => ({ '@type': 'Thing', name: type }))),
    },
  ],
});
