import { servicePage } from '../../../content/service-page.ts';
import { ServiceSearch } from '../../../features/service-search/service-search.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './service-not-found.module.css';

const { title, text, back } = servicePage.notFound;

/** An unknown slug: the search, and the way back to the catalogue. */
export function ServiceNotFound() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="display-l">{title}</h1>
      <p className={`lead muted ${styles.text}`}>{text}</p>
      <div className={styles.search}>
        <ServiceSearch />
      </div>
      <ButtonLink look="outline" to={paths.services}>
        {back}
      </ButtonLink>
    </div>
  );
}
