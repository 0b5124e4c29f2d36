import { brands } from '../../../content/brands.ts';
import { technology } from '../../../content/technology.ts';
import { BrandMark } from '../../../features/brand-marks/brand-mark.tsx';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './product-lines.module.css';

const { title, text, image, lines } = technology.productLines;

/** The professional product lines: each brand's name and what we use it for. */
export function ProductLines() {
  return (
    <Section tone="linen" labelledBy="lines-title">
      <div className={`wrap grid ${styles.inner}`}>
        <Reveal className={styles.frame}>
          <Picture
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 900px) 32vw, 92vw"
            className={styles.picture}
          />
        </Reveal>
        <Reveal order={1} className={styles.words}>
          <h2 id="lines-title" className="display-m">
            {title}
          </h2>
          <RichText as="p" className={`muted ${styles.text}`} text={text} />
          <ul className={styles.lines}>
            {lines.map(({ brand: key, description }) => (
              <li key={key} className={styles.line}>
                <span className={styles.brand}>
                  <BrandMark brand={brands.find((one) => one.key === key)!} />
                </span>
                <span className={styles.description}>{withTrademarks(description)}</span>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}
