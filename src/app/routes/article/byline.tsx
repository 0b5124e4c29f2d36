import type { Article } from '../../../content/articles/schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { team } from '../../../content/team.ts';
import { SavedOnDevice } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { longDate } from '../../../features/prose/long-date.ts';
import { ShareButton } from './share-button.tsx';
import styles from './byline.module.css';

const texts = articlesPage.article;

/** Who wrote it, when, how long it takes; share and print. Stays beside the text on large screens. */
export function Byline({ article }: { article: Article }) {
  const photo = team.find(({ name }) => name === article.author)?.photo;
  return (
    <div className={styles.byline}>
      <div className={styles.author}>
        {photo && (
          <div className={styles.portrait} data-print="hide">
            {/* The name stands beside it. */}
            <Picture name={photo} alt="" sizes="64px" className={styles.photo} />
          </div>
        )}
        <p>
          <span className="visually-hidden">{texts.by} </span>
          <span className={styles.name}>{article.author}</span>
          <span className={styles.role}>{article.authorRole}</span>
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.published}</dt>
          <dd>
            <time dateTime={article.publishDate}>{longDate(article.publishDate)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.updated}</dt>
          <dd>
            <time dateTime={article.updateDate}>{longDate(article.updateDate)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.time}>{article.readTime}</p>
      <p className={styles.offline} data-print="hide">
        <SavedOnDevice className={styles.icon} />
        {texts.offline}
      </p>
      <div className={styles.actions} data-print="hide">
        <ShareButton title={article.title} />
        <button type="button" className={styles.action} onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
    </div>
  );
}
