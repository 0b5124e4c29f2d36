import { cards } from '../../../content/derived/service-cards.ts';
import { brands } from '../../../content/brands.ts';
import { business } from '../../../content/business.ts';
import { categories } from '../../../content/services/categories.ts';
import { servicesPage } from '../../../content/services-page.ts';
import { BrandMark } from '../../../features/brand-marks/brand-mark.tsx';
import { ServiceSearch } from '../../../features/service-search/service-search.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { FirstScreen } from '../../../ui/below-fold.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { Deferred } from '../../../ui/deferred.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Marquee } from '../../../ui/marquee.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { Counter } from './counter.tsx';
import styles from './services.module.css';

const { hero, areas, stats, brands: strip } = servicesPage;

type Later = Awaited<ReturnType<typeof loadDeferred>>;

/** The list of all services. */
export function Component({ deferred }: { deferred: Later | Promise<Later> }) {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <Stats />
      <Brands />
      <Deferred value={deferred}>{({ Areas }) => <Areas />}</Deferred>
    </>
  );
}

/** Headline, search, and links to the four areas below. */
function Hero() {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <Eyebrow rule>{hero.eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
        <div className={styles.row}>
          <p className={`lead muted ${styles.text}`}>{hero.text}</p>
          <div>
            <Boundary>
              <ServiceSearch />
            </Boundary>
          </div>
        </div>
        <nav aria-label={areas} className={styles.areas}>
          <ul className={styles.list}>
            {categories.map(({ id, anchor, title, slugs }) => (
              <li key={id}>
                <SmartLink to={`#${anchor}`} className={styles.area}>
                  <span>{title}</span>
                  <span className={styles.count}>{slugs.length}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** Treatments, years of experience, clients, satisfaction. */
function Stats() {
  return (
    <section aria-label={stats.label} className="wrap">
      <Reveal as="dl" className={styles.stats}>
        {stats.items.map(({ value, suffix, label, isSample }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{isSample ? `${label} (${stats.sample})` : label}</dt>
            <dd className={styles.value}>
              <Counter value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </Reveal>
      <p className={styles.statsNote}>{stats.note}</p>
    </section>
  );
}

/** The suppliers' names in a moving strip. */
function Brands() {
  return (
    <section aria-labelledby="brands-title" className={styles.brands}>
      <Reveal>
        <h2 id="brands-title" className={styles.brandsTitle}>
          {strip.title}
        </h2>
        <Marquee fades label={strip.title} pauseLabel={strip.pause} className={styles.strip}>
          {brands.map((brand) => (
            <li key={brand.key} className={styles.slot}>
              <BrandMark brand={brand} />
            </li>
          ))}
        </Marquee>
      </Reveal>
    </section>
  );
}

/** The cards of all services. Most visitors search or scroll before they need them. */
export const loadDeferred = () => import('./deferred.tsx');

export const head: HeadOf = () => ({
  ...servicesPage.meta,
  path: paths.services,
  image: hero.picture,
  imageAlt: hero.alt,
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: servicesPage.meta.title,
          numberOfItems: cards.length,
          itemListElement: cards.map(({ slug, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: business.url + paths.service(slug),
          })),
        },
      ]
    : [],
});
