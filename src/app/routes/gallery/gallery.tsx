import { business } from '../../../content/business.ts';
import { caseFacts } from '../../../content/derived/case-facts.ts';
import { gallery } from '../../../content/gallery.ts';
import { CaseGrid } from '../../../features/gallery/case-grid.tsx';
import { useCases } from '../../../features/gallery/use-cases.ts';
import { ClosingBand } from '../../../features/closing-band/closing-band.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import styles from './gallery.module.css';

const { meta, hero, disclaimer, closing } = gallery;

/** The before-and-after gallery. The disclaimer comes before the first picture. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <div className={`wrap ${styles.hero}`}>
          <div>
            <Eyebrow rule>{hero.eyebrow}</Eyebrow>
            <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
            <RichText as="p" className={`lead muted ${styles.text}`} text={hero.text} />
          </div>
          <aside aria-labelledby="disclaimer-title" className={styles.disclaimer}>
            <h2 id="disclaimer-title" className="display-s">
              {disclaimer.title}
            </h2>
            {disclaimer.text.map((paragraph) => (
              <RichText as="p" key={paragraph} className={styles.paragraph} text={paragraph} />
            ))}
          </aside>
        </div>
      </FirstScreen>
      <BelowFold>
        <div className={`wrap ${styles.cases}`}>
          <Boundary>
            <Cases />
          </Boundary>
        </div>
        <ClosingBand {...closing} tone="linen" />
      </BelowFold>
    </>
  );
}

function Cases() {
  return <CaseGrid cases={useCases()} level={2} facts={caseFacts} isFirst />;
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.gallery,
  // A drawing: the photographs of a client belong to the page that says what they are.
  image: gallery.cases[0]!.afterImage,
  imageAlt: gallery.cases[0]!.afterAlt,
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: meta.title,
          description: meta.description,
          url: business.url + paths.gallery,
        },
      ]
    : [],
});
