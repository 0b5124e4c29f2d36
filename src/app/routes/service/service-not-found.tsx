import { servicePage } from '../../../content/service-page.ts';
import { ServiceSearch } from '../../../features/service-search/service-search.tsx';
import type { Head } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './service-not-found.module.css';

export const notFoundHead: Head = {
  title: servicePage.notFound.title,
  description: servicePage.notFound.description,
  noindex: true,
};

/** What an unknown slug shows: the search, and a link to all services. */
export function ServiceNotFound() {
  const { title, text, back } = servicePage.notFound;
  return (
    <div className={`wrap ${styles.notFound}`}>
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
