import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/service.schema.ts';
import { AftercareList } from '../../../features/aftercare/aftercare-list.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import { FactList } from './fact-list.tsx';
import { facts, notes } from './facts.ts';
import styles from './good-to-know.module.css';

const texts = servicePage.goodToKnow;

/** Facts for a decision: duration, sessions, downtime, contraindications, aftercare. */
export function GoodToKnow({ service }: { service: Service }) {
  return (
    <Reveal className={`wrap grid ${styles.part}`}>
      <div className={styles.known}>
        <h3 className={`display-s ${styles.title}`}>{texts.title}</h3>
        <FactList facts={facts(service)} look="rows" />
      </div>
      <div className={styles.care}>
        <h3 className={`display-s ${styles.title}`}>{texts.contraindications}</h3>
        <ul className={styles.list}>
          {service.contraindications.map((text) => (
            <RichText as="li" key={text} text={text} />
          ))}
        </ul>
        <div className={styles.notes}>
          <Accordion
            name="good-to-know"
            items={[
              { title: texts.aftercare, content: <Aftercare service={service} /> },
              ...notes(service).map(({ title, items }) => ({ title, content: <Notes items={items} /> })),
            ]}
          />
        </div>
      </div>
    </Reveal>
  );
}

/** Steps of the aftercare that the page shows. Its aftercare page has them all. */
const FIRST_STEPS = 3;

function Aftercare({ service: { slug, aftercare } }: { service: Service }) {
  return (
    <>
      <AftercareList items={aftercare.slice(0, FIRST_STEPS)} />
      <p className={styles.open}>
        <TextLink to={paths.aftercareOf(slug)}>{texts.openAftercare}</TextLink>
      </p>
    </>
  );
}

function Notes({ items }: { items: readonly { lead?: string; text: string }[] }) {
  if (items.length === 1) return <RichText as="p" text={items[0]!.text} />;
  return (
    <ul className={styles.list}>
      {items.map(({ lead, text }) => (
        <li key={lead ?? text}>
          {lead && <strong className={styles.lead}>{`${lead}: `}</strong>}
          <RichText as="span" text={text} />
        </li>
      ))}
    </ul>
  );
}
