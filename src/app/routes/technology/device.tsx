import type { Device as DeviceRecord } from '../../../content/technology.schema.ts';
import { technology } from '../../../content/technology.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './device.module.css';

const { labels } = technology;

/** One device as a sheet: how it works, what it is best for, downtime, comfort, who should ask first. */
export function Device({ device, number }: { device: DeviceRecord; number: number }) {
  const { slug, name, tagline, description, bestFor, downtime, painLevel, caution, image } = device;
  const facts = [
    { label: labels.downtime, text: downtime },
    { label: labels.painLevel, text: painLevel },
    { label: labels.caution, text: caution },
  ];
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} className={`grid ${styles.device}`}>
      <Reveal className={styles.frame}>
        <Picture
          name={image.name}
          alt={image.alt}
          sizes="(min-width: 900px) 48vw, 92vw"
          className={styles.picture}
        />
      </Reveal>
      <Reveal className={styles.heading}>
        <span className={styles.numeral} aria-hidden="true">
          {number}
        </span>
        <DisplayName as="h2" id={`${slug}-title`} className="display-m" text={name} />
        <p className={`lead ${styles.tagline}`}>{withTrademarks(tagline)}</p>
        <ul aria-label={labels.bestFor} className={styles.tags}>
          {bestFor.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </Reveal>
      <Reveal order={1} className={styles.words}>
        {description.map((paragraph) => (
          <RichText as="p" key={paragraph} className={`muted ${styles.paragraph}`} text={paragraph} />
        ))}
      </Reveal>
      <Reveal order={2} className={styles.sheet}>
        <dl>
          {facts.map(({ label, text }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className={`${styles.label} ${styles.related}`}>{labels.relatedServices}</h3>
        <ul>
          {device.relatedServices.map((service) => (
            <li key={service.slug} className={styles.service}>
              <TextLink to={paths.service(service.slug)}>{withTrademarks(service.name)}</TextLink>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
