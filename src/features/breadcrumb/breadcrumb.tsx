import { business } from '../../content/business.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { SmartLink } from '../../ui/smart-link.tsx';
import styles from './breadcrumb.module.css';

/** A page in a breadcrumb. */
export interface BreadcrumbItem {
  name: string;
  path: string;
}

/** The breadcrumb of a page. The last item is the page itself. */
export function Breadcrumb({ label, items }: { label: string; items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={label} data-print="hide">
      <ol className={styles.items}>
        {items.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index < items.length - 1 ? (
              <SmartLink to={path} className={styles.link}>
                {withTrademarks(name)}
              </SmartLink>
            ) : (
              <span aria-current="page">{withTrademarks(name)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The breadcrumb as schema.org BreadcrumbList, for `head`. */
export function breadcrumbStructuredData(items: readonly BreadcrumbItem[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: business.url + path,
    })),
  };
}
