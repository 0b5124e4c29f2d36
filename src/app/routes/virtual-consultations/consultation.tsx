import { compliance, complianceLabels } from '../../../content/compliance.ts';
import { virtualConsultations } from '../../../content/virtual-consultations.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './consultation.module.css';

const { title, text, features, facts, actions } = virtualConsultations.card;

const { telehealthConsent } = compliance;
const allFacts = [
  ...facts,
  ...(telehealthConsent ? [{ label: complianceLabels.telehealthConsent, value: telehealthConsent }] : []),
];

/** The consultation: description, features, facts and booking. */
export function Consultation() {
  return (
    <Section tone="tide" labelledBy="consultation-title">
      <Reveal className={`wrap ${styles.card}`}>
        <div>
          <h2 id="consultation-title" className="display-l">
            {title}
          </h2>
          <RichText as="p" className={`lead muted ${styles.text}`} text={text} />
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <PageActions actions={actions} looks={['light', 'outline-light']} className={styles.actions} />
        </div>
        <dl>
          {allFacts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </Section>
  );
}
