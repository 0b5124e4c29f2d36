import { Reveal } from '../../../ui/reveal.tsx';
import styles from './blurbs.module.css';

/** Three short statements side by side, parted by hairlines. */
export function Blurbs({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <Reveal as="ul" className={`wrap ${styles.blurbs}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.blurb}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </Reveal>
  );
}
