import type { Article } from '../../../content/articles/article.schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { team } from '../../../content/team.ts';
import { SavedOnDevice } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ShareActions } from '../../../features/share/share-actions.tsx';
import { longDate } from '../../../site/date-text.ts';
import styles from './byline.module.css';

const texts = articlesPage.article;

/** Author, dates and reading time; share and print buttons. Stays beside the text on large screens. */
export function Byline({ article }: { article: Article }) {
  const photo = team.find(({ name }) => name === article.author)?.photo;
  return (
    <div className={styles.byline}>
      <div className={styles.author}>
        {photo && (
          <div className={styles.portrait} data-print="hide">
            {/* The alternative text is empty because the name stands beside it. */}
            <Picture name={photo} alt="" sizes="64px" eager className={styles.photo} />
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
        {article.updateDate && (
          <div>
            <dt>{texts.updated}</dt>
            <dd>
              <time dateTime={article.updateDate}>{longDate(article.updateDate)}</time>
            </dd>
          </div>
        )}
        {article.review && (
          <div>
            <dt>{texts.reviewed}</dt>
            <dd>
              <span>{`${article.review.name}, ${article.review.role}, `}</span>
              <time dateTime={article.review.date}>{longDate(article.review.date)}</time>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.time}>{article.readTime}</p>
      <p className={styles.offline} data-print="hide">
        <SavedOnDevice className={styles.icon} />
        {texts.offline}
      </p>
      <ShareActions title={article.title} texts={texts} className={styles.actions} />
    </div>
  );
}
