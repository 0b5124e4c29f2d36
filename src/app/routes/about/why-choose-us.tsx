import { about } from '../../../content/about.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './why-choose-us.module.css';

const { title, points } = about.whyChooseUs;

/** Four reasons on dark ground, in a cross of hairlines. */
export function WhyChooseUs() {
  return (
    <Section tone="tide" labelledBy="why-title">
      <div className="wrap">
        <Reveal as="h2" id="why-title" className="display-l caps">
          {title}
        </Reveal>
        <ul className={styles.points}>
          {points.map((point, index) => (
            <Reveal as="li" order={(index % 2) as 0 | 1} key={point.title} className={styles.point}>
              <h3 className="display-m">{point.title}</h3>
              <p className={`muted ${styles.text}`}>
                <RichText text={point.text} />
              </p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
