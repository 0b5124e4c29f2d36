import { cards } from 'virtual:service-cards';
import { servicePage } from '../../../content/service-page.ts';
import type { ServiceSlug } from '../../../content/services/schema.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import { Blurbs } from './blurbs.tsx';
import styles from './guarantees.module.css';

/** What a client can count on, and where else to look. */
export function Guarantees({ related }: { related: readonly ServiceSlug[] }) {
  const others = cards.filter(({ slug }) => related.includes(slug));
  return (
    <div className={styles.promises}>
      <Blurbs items={servicePage.promises} />
      <Reveal as="nav" aria-labelledby="related-title" className={`wrap ${styles.related}`}>
        <h2 id="related-title" className={styles.title}>
          {servicePage.related}
        </h2>
        <ul className={styles.list}>
          {others.map(({ slug, title }) => (
            <li key={slug} className={`display-s ${styles.item}`}>
              <TextLink to={paths.service(slug)}>
                <DisplayName text={title} />
              </TextLink>
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  );
}
