import { about } from '../../../content/about.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './philosophy.module.css';

const { title, paragraphs, quote, signature, image } = about.philosophy;

/** The founder's philosophy: her sentence first, in her size. */
export function Philosophy() {
  return (
    <Section labelledBy="philosophy-title">
      <div className="wrap grid">
        <Reveal className={styles.words}>
          <h2 id="philosophy-title" className="display-m">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              <RichText text={paragraph} />
            </p>
          ))}
        </Reveal>
        <Reveal className={styles.frame}>
          <Picture
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 720px) 38vw, 92vw"
            className={styles.picture}
          />
        </Reveal>
        <Reveal as="figure" className={styles.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption className={styles.signature}>{signature}</figcaption>
        </Reveal>
      </div>
    </Section>
  );
}
