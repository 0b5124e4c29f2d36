import { concerns } from '../../../content/concerns.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import styles from './hero.module.css';

const { hero, groups } = concerns;

/** The six concerns as a contact sheet: each picture leads to its part of the page. */
export function Hero() {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div>
        <Eyebrow rule>{hero.eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
        <p className={`lead muted ${styles.text}`}>{hero.text}</p>
        <PageActions actions={hero.actions} className={styles.actions} />
      </div>
      <nav aria-label={hero.title} className={styles.sheet}>
        {groups.map(({ id, title, concerns: entries }, group) => (
          <div key={id}>
            <p className={styles.groupTitle}>{title}</p>
            <ul className={styles.tiles}>
              {entries.map(({ id: anchor, type, image }) => (
                <li key={anchor}>
                  <SmartLink to={`#${anchor}`} className={styles.tile}>
                    <Picture
                      priority={group === 0}
                      name={image.name}
                      alt=""
                      sizes="(min-width: 1000px) 17vw, 30vw"
                      className={styles.picture}
                    />
                    <span className={styles.type}>{type.replace('/', '/\u200b')}</span>
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
