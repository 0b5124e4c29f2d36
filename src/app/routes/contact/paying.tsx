import { consultationFee, paymentMethods, writtenPrice } from '../../../content/derived/paying-facts.ts';
import { paying } from '../../../content/paying.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Steps } from '../../../features/steps/steps.tsx';
import { anchors } from '../../../site/paths.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './paying.module.css';

const { title, methods, plans, giftCards, packages } = paying;

/** What things cost, payment methods and plans, and what the owner enters about gift cards and packages. */
export function Paying() {
  const more = [giftCards, packages].filter((one) => one !== undefined);
  return (
    <Section tone="linen" id={anchors.paying} labelledBy="paying-title">
      <div className="wrap">
        <Reveal className={styles.intro}>
          <h2 id="paying-title" className="display-m">
            {title}
          </h2>
          <div>
            <p className={styles.text}>
              {writtenPrice} {consultationFee}
            </p>
            <p className={styles.label}>{methods}</p>
            <ul className={styles.methods}>
              {paymentMethods.map((method) => (
                <li key={method}>{method}</li>
              ))}
            </ul>
          </div>
        </Reveal>
        <Reveal className={styles.plans}>
          <h3 className="display-s">{plans.title}</h3>
          <RichText as="p" className={styles.text} text={plans.text} />
          <div className={styles.steps}>
            <Steps steps={plans.steps} look="columns" />
          </div>
        </Reveal>
        {more.length > 0 && (
          <Reveal as="ul" className={styles.more}>
            {more.map((one) => (
              <li key={one.title}>
                <h3 className="display-s">{one.title}</h3>
                <RichText as="p" className={styles.text} text={one.text} />
              </li>
            ))}
          </Reveal>
        )}
      </div>
    </Section>
  );
}
