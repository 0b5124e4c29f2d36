import { business } from '../../../content/business.ts';
import { memberships } from '../../../content/memberships.ts';
import type { MembershipTier } from '../../../content/memberships.schema.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { anchors } from '../../../site/paths.ts';
import styles from './tiers.module.css';

const { tiers, rules } = memberships;
const popularLabel = tiers.isPopularSample ? `${tiers.popularLabel} (${tiers.sample})` : tiers.popularLabel;

/** The three tiers with their price and discount, and the rules for all of them. */
export function Tiers() {
  return (
    <Section tone="linen" id={anchors.tiers} labelledBy="tiers-title">
      <div className="wrap">
        <Reveal className={styles.intro}>
          <h2 id="tiers-title" className="display-l">
            {tiers.title}
          </h2>
          <RichText as="p" className={`lead muted ${styles.text}`} text={tiers.text} />
        </Reveal>
        <ul className={styles.tiers}>
          {tiers.items.map((tier, index) => (
            <Tier key={tier.name} tier={tier} order={index as 0 | 1 | 2} />
          ))}
        </ul>
        <Reveal className={styles.rules}>
          <h3 className="display-s">{rules.title}</h3>
          <ul className={styles.ruleList}>
            {rules.items.map((rule) => (
              <RichText as="li" key={rule} text={rule} />
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}

function Tier({ tier, order }: { tier: MembershipTier; order: 0 | 1 | 2 }) {
  const { name, price, popular, summary, features } = tier;
  return (
    <Reveal as="li" order={order} className={styles.tier} data-tone={popular ? 'tide' : 'paper'}>
      {popular && <p className={styles.popular}>{popularLabel}</p>}
      <h3 className="display-m">{name}</h3>
      <p className="muted">{summary}</p>
      <p className={styles.price}>
        <span className={styles.amount}>{`$${price}`}</span>
        {tiers.period}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink look={popular ? 'light' : 'solid'} href={business.bookingUrl} className={styles.choose}>
        {tiers.choose.label}
        <span className="visually-hidden">{` ${name}`}</span>
      </ButtonLink>
      <p className={`muted ${styles.renewal}`}>{tiers.renewal}</p>
    </Reveal>
  );
}
