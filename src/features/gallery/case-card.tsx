import { paths } from '../../site/paths.ts';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './case-card.module.css';

const { labels } = gallery;
const SIZES = '(min-width: 1000px) 16vw, (min-width: 640px) 23vw, 46vw';

interface CaseCardProps {
  item: GalleryCase;
  level: 2 | 3;
  /** What the treatment asks of a client, where the page doesn't say it elsewhere. */
  facts?: string | undefined;
  /** How its pictures load (see `Picture`). */
  loading?: { priority?: boolean; eager?: boolean };
  onOpen: () => void;
}

/** That the pictures are drawn, and that the use is off-label. */
const noteOf = ({ illustration, offLabel }: GalleryCase) =>
  [illustration && labels.illustration, offLabel && labels.offLabel].filter(Boolean).join('. ');

/** A case: both pictures side by side, its category, and a link to the treatment. */
export function CaseCard({ item, level, facts, loading, onOpen }: CaseCardProps) {
  const Title = `h${level}` as const;
  const sides = [
    { label: labels.before, picture: item.beforeImage, alt: item.beforeAlt },
    { label: labels.after, picture: item.afterImage, alt: item.afterAlt },
  ];
  return (
    <article className={styles.card}>
      <div className={styles.pair}>
        {sides.map(({ label, picture, alt }) => (
          <figure key={label} className={styles.side}>
            <Picture {...loading} name={picture} alt={alt} sizes={SIZES} className={styles.picture} />
            <figcaption className={styles.label}>{label}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.words}>
        <Title className="display-s">{item.category}</Title>
        <p className={styles.treatment}>
          <TextLink to={paths.service(item.treatmentSlug)} className={styles.link}>
            {withTrademarks(item.treatment)}
          </TextLink>
        </p>
        {facts && <p className={styles.facts}>{facts}</p>}
        {(item.illustration || item.offLabel) && <p className={styles.note}>{noteOf(item)}</p>}
        <p className={styles.results}>{labels.results}</p>
      </div>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={`${labels.open}: ${item.category}`}
        onClick={onOpen}
      />
    </article>
  );
}
