import { contact } from '../../../content/contact.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './contact-hero.module.css';

const { eyebrow, title, text, picture, alt } = contact.hero;

export function ContactHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow rule>{eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{title}</h1>
        <p className={`lead muted ${styles.text}`}>{text}</p>
      </div>
      <div className={styles.frame}>
        <Picture
          priority
          name={picture}
          alt={alt}
          sizes="(min-width: 1000px) 52vw, 100vw"
          className={styles.picture}
        />
      </div>
    </div>
  );
}
