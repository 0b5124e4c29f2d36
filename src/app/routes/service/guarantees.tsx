import { cards } from 'virtual:service-cards';
import { servicePage } from '../../../content/service-page.ts';
import type { ServiceSlug } from '../../../content/services/schema.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './guarantees.module.css';

/** Consultation, medical grade, skin types. The text on skin types depends on the service. */
export function Assurances({ slug }: { slug: ServiceSlug }) {
  const [consultation, grade, skin] = servicePage.assurances;
  return <Blurbs items={[consultation!, grade!, servicePage.notForEverySkin[slug] ?? skin!]} />;
}

/** What a client can count on, and links to related services. */
export function Guarantees({ related }: { related: readonly ServiceSlug[] }) {
  const others = cards.filter(({ slug }) => related.includes(slug));
  return (
    <div className={styles.guarantees}>
      <Blurbs items={servicePage.guarantees} />
      <Reveal as="nav" aria-labelledby="related-title" className={`wrap ${styles.related}`}>
        <h2 id="related-title" className={styles.relatedTitle}>
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

/** Three short statements side by side. */
function Blurbs({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <Reveal as="ul" className={`wrap ${styles.blurbs}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.blurb}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </Reveal>
  );
}
