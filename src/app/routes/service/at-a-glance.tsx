import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/service.schema.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { FactList } from './fact-list.tsx';
import { glance } from './facts.ts';
import styles from './at-a-glance.module.css';

/** Eight short facts that a visitor decides by. */
export function AtAGlance({ service }: { service: Service }) {
  return (
    <Reveal className={styles.glance}>
      <h3 className={styles.title}>{servicePage.glance.title}</h3>
      <FactList facts={glance(service)} look="cells" />
    </Reveal>
  );
}
