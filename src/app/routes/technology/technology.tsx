import { business } from '../../../content/business.ts';
import { technology } from '../../../content/technology.ts';
import { plainText } from '../../../content/plain-text.ts';
import { ClosingBand } from '../../../features/closing-band/closing-band.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Device } from './device.tsx';
import { Hero } from './technology-hero.tsx';
import { ProductLines } from './product-lines.tsx';
import styles from './technology.module.css';

const { meta, hero, devices, why, closing } = technology;

/** Our Technology: four devices, product lines, and when to do without. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <BelowFold>
        <div className={`wrap ${styles.devices}`}>
          {devices.map((device, index) => (
            <Device key={device.slug} device={device} number={index + 1} />
          ))}
        </div>
        <ProductLines />
        <Section labelledBy="why-title">
          <div className="wrap">
            <Reveal as="h2" id="why-title" className="display-l">
              {why.title}
            </Reveal>
            <ul className={styles.blocks}>
              {why.blocks.map(({ title, text }, index) => (
                <Reveal as="li" order={(index % 3) as 0 | 1 | 2} key={title} className={styles.block}>
                  <h3 className="display-s">{title}</h3>
                  <RichText as="p" className="muted" text={text} />
                </Reveal>
              ))}
            </ul>
          </div>
        </Section>
        <ClosingBand {...closing} />
      </BelowFold>
    </>
  );
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.technology,
  image: hero.image.name,
  imageAlt: hero.image.alt,
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: meta.title,
          itemListElement: devices.map(({ name, slug, description }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            description: plainText(description[0]!),
            url: `${business.url}${paths.technology}#${slug}`,
          })),
        },
      ]
    : [],
});
