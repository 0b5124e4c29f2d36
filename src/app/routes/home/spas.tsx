import { home } from '../../../content/home.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { anchors, paths } from '../../../site/paths.ts';
import styles from './spas.module.css';

const { medSpa, headSpa } = home;

/** Med spa and head spa, side by side: one light, one dark. */
export function Spas() {
  return (
    <>
      <Half {...medSpa} id="med-spa" tone="linen" to={`${paths.services}#${anchors.skin}`} />
      <Half {...headSpa} id="head-spa" tone="tide" to={paths.service('head-spa')} />
    </>
  );
}

type HalfProps = typeof medSpa & { id: string; tone: 'linen' | 'tide'; to: string };

function Half({ id, tone, eyebrow, title, text, link, picture, alt, to }: HalfProps) {
  return (
    <section aria-labelledby={id} data-tone={tone} className={styles.half}>
      <Reveal className={styles.frame}>
        <Picture name={picture} alt={alt} sizes="(min-width: 720px) 50vw, 100vw" className={styles.picture} />
      </Reveal>
      <div className={styles.words}>
        <Reveal>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h2 id={id} className={`display-m ${styles.title}`}>
            {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={`muted ${styles.text}`}>
              {paragraph}
            </p>
          ))}
          <TextLink arrow to={to} about={eyebrow} className={styles.link}>
            {link}
          </TextLink>
        </Reveal>
      </div>
    </section>
  );
}
