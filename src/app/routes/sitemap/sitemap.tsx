import { articleCards } from '../../../content/derived/article-cards.ts';
import { cards } from '../../../content/derived/service-cards.ts';
import { sitemap } from '../../../content/sitemap.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Head } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { linkGroups } from './groups.ts';
import styles from './sitemap.module.css';

const groups = linkGroups(cards, articleCards);

/** The sitemap page. */
export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <Eyebrow rule>{sitemap.eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{sitemap.title}</h1>
      </header>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title} aria-label={title} className={styles.group}>
            <h2 className={`display-s ${styles.name}`}>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <SmartLink to={to} className={styles.link}>
                    {withTrademarks(label)}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.xml}>
        <TextLink href={paths.sitemapXml}>{sitemap.xml}</TextLink>
      </p>
    </div>
  );
}

export const head = (): Head => ({ ...sitemap.meta, path: paths.sitemap });
