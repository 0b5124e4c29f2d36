import { articles, devices, serviceTitles } from '../../../content/derived/service-reading.ts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service, ServiceSlug } from '../../../content/services/service.schema.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import { consultationOf } from './facts.ts';
import styles from './guarantees.module.css';

const { consultationRequired, medicalGrade, quickResponse, licensed, personalizedCare } = servicePage;

/** Consultation, medical grade, skin types, each as it is for this service. */
export function Assurances({ service }: { service: Service }) {
  const { title = servicePage.allSkinTypes, text } = service.skinTypes;
  return (
    <Blurbs
      items={[
        { title: consultationRequired, text: consultationOf(service) },
        medicalGrade[service.performedBy],
        { title, text },
      ]}
    />
  );
}

/** What a client can count on, and links to what belongs to the service: articles, devices, related services. */
export function Guarantees({ service }: { service: Service }) {
  const { slug: own, relatedServices, articles: more = [] } = service;
  const others = Object.entries(serviceTitles).filter(([slug]) =>
    relatedServices.includes(slug as ServiceSlug),
  );
  const reading = [
    ...articles
      .filter(({ slug, services }) => services.includes(own) || more.includes(slug))
      .map(({ slug, title }) => ({ to: paths.article(slug), title })),
    ...devices
      .filter(({ services }) => services.includes(own))
      .map(({ slug, name }) => ({
        to: `${paths.technology}#${slug}`,
        title: `${servicePage.device} ${name}`,
      })),
  ];
  return (
    <div className={styles.guarantees}>
      <Blurbs items={[quickResponse, licensed[service.performedBy], personalizedCare]} />
      {reading.length > 0 && <Links id="reading-title" title={servicePage.reading} links={reading} />}
      <Links
        id="related-title"
        title={servicePage.related}
        links={others.map(([slug, title]) => ({ to: paths.service(slug), title }))}
      />
    </div>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: { to: string; title: string }[] }) {
  return (
    <Reveal as="nav" aria-labelledby={id} className={`wrap ${styles.related}`}>
      <h2 id={id} className={styles.relatedTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to} className={`display-s ${styles.item}`}>
            <TextLink to={link.to}>
              <DisplayName as="span" text={link.title} />
            </TextLink>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

/** Three short statements side by side. */
function Blurbs({ items }: { items: readonly { title: string; text: string }[] }) {
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
