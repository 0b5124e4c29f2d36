import { cards } from '../../../content/derived/service-cards.ts';
import type { Category } from '../../../content/services/categories.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './area.module.css';

const TONES = { skin: 'paper', face: 'linen', hair: 'tide', body: 'paper' } as const;

/** One category with its services. The first card is large. */
export function Area({ category, order }: { category: Category; order: number }) {
  const { id, anchor, title, description } = category;
  const own = cards.filter((card) => card.category === id);
  return (
    <section
      id={anchor}
      aria-labelledby={`${id}-title`}
      data-tone={TONES[id]}
      data-mirrored={order % 2 === 1 || undefined}
      className={styles.area}
    >
      <div className="wrap">
        <Reveal className={styles.heading}>
          <h2 id={`${id}-title`} className={`display-xl ${styles.title}`}>
            {title}
          </h2>
          <p className={`muted ${styles.text}`}>{description}</p>
        </Reveal>
        <ul className={styles.cards} data-few={own.length < 5 || undefined}>
          {own.map((card, index) => (
            <Reveal as="li" key={card.slug} className={styles.item} order={(index % 3) as 0 | 1 | 2}>
              <ServiceCard card={card} isLead={index === 0} />
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
