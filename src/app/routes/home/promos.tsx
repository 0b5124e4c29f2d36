import { home } from '../../../content/home.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { anchors, paths } from '../../../site/paths.ts';
import styles from './promos.module.css';

const { virtual, payment } = home;

/** Two promo cards of different sizes. */
export function Promos() {
  return (
    <Section className={styles.section}>
      <div className="wrap grid">
        <Promo
          {...virtual}
          to={paths.virtualConsultations}
          className={styles.virtual}
          sizes="(min-width: 720px) 54vw, 92vw"
        />
        <Promo
          {...payment}
          to={`${paths.contact}#${anchors.paying}`}
          className={styles.payment}
          sizes="(min-width: 720px) 30vw, 92vw"
        />
      </div>
    </Section>
  );
}

type PromoProps = typeof virtual & { to: string; sizes: string; className: string | undefined };

function Promo({ eyebrow, title, text, bullets, link, picture, alt, to, sizes, className }: PromoProps) {
  return (
    <Reveal as="article" className={`${styles.promo} ${className}`}>
      <div className={styles.frame}>
        <Picture name={picture} alt={alt} sizes={sizes} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 className={`display-m ${styles.title}`}>{title}</h2>
          <p className={`muted ${styles.text}`}>{text}</p>
        </div>
        <div>
          <ul className={styles.bullets}>
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <TextLink arrow to={to} about={title}>
            {link}
          </TextLink>
        </div>
      </div>
    </Reveal>
  );
}
