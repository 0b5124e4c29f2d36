import { about } from '../../../content/about.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './why-choose-us.module.css';

const { title, points } = about.whyChooseUs;

/** Four reasons on dark ground, in a cross of hairlines. */
export function WhyChooseUs() {
  return (
    <Section tone="tide" labelledBy="why-title">
      <div className="wrap">
        <h2 id="why-title" className="display-l caps">
          {title}
        </h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title} className={styles.point}>
              <h3 className="display-m">{point.title}</h3>
              <p className={`muted ${styles.text}`}>
                <RichText text={point.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
