import { paths } from '../../site/paths.ts';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CasePicture } from './case-picture.tsx';
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

/** What the pictures are, and that the use is off-label. */
const noteOf = ({ illustration, offLabel }: GalleryCase) =>
  [illustration ? labels.illustration : labels.photographs, offLabel && labels.offLabel]
    .filter(Boolean)
    .join('. ');

/** A case: both pictures side by side, its category, and a link to the treatment. */
export function CaseCard({ item, level, facts, loading, onOpen }: CaseCardProps) {
  const Title = `h${level}` as const;
  const sides = [
    { label: labels.before, side: 'before' },
    { label: labels.after, side: 'after' },
  ] as const;
  return (
    <article className={styles.card}>
      <div className={styles.pair}>
        {sides.map(({ label, side }) => (
          <figure key={label} className={styles.side}>
            <CasePicture item={item} side={side} sizes={SIZES} className={styles.picture} loading={loading} />
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
        <p className={styles.note}>{noteOf(item)}</p>
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
