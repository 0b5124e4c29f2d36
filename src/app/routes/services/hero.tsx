import { categories } from '../../../content/services/categories.ts';
import { servicesPage } from '../../../content/services-page.ts';
import { ServiceSearch } from '../../../features/service-search/service-search.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import styles from './hero.module.css';

const { eyebrow, title, text } = servicesPage.hero;

/** Headline, the search, and the four areas as the page's table of contents. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <Eyebrow rule>{eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{title}</h1>
        <div className={styles.row}>
          <p className={`lead muted ${styles.text}`}>{text}</p>
          <div>
            <ServiceSearch />
          </div>
        </div>
        <nav aria-label={servicesPage.areas} className={styles.areas}>
          <ul className={styles.list}>
            {categories.map(({ id, anchor, title: area, slugs }) => (
              <li key={id}>
                <SmartLink to={`#${anchor}`} className={styles.area}>
                  <span>{area}</span>
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
