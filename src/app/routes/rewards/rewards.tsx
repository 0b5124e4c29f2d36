import { rewards } from '../../../content/rewards.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { List } from '../../../features/prose/blocks.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Calculator } from './calculator.tsx';
import { Hero } from './hero.tsx';
import { Qualifying } from './qualifying.tsx';
import { Redemption } from './redemption.tsx';
import styles from './rewards.module.css';

const { details, closing } = rewards;

/** Points & Rewards. */
export function Component() {
  return (
    <>
      <Hero />
      <Qualifying />
      <Section tone="linen" labelledBy="redemption-title">
        <div className={`wrap ${styles.worth}`}>
          <Redemption />
          <Calculator />
        </div>
      </Section>
      <Section labelledBy="details-title">
        <Reveal className={`wrap ${styles.details}`}>
          <h2 id="details-title" className="display-m">
            {details.title}
          </h2>
          <List ordered={false} items={details.items} />
        </Reveal>
      </Section>
      <Section tone="sand" labelledBy="closing-title" className={styles.closing}>
        <Reveal className={`wrap ${styles.closingInner}`}>
          <h2 id="closing-title" className="display-l">
            {closing.title}
          </h2>
          <div>
            <p className="lead">
              <RichText text={closing.text} />
            </p>
            <PageActions actions={closing.actions} className={styles.actions} />
          </div>
        </Reveal>
      </Section>
    </>
  );
}

export const head: HeadOf = () => ({
  ...rewards.meta,
  path: paths.rewards,
  image: rewards.hero.image.name,
  imageAlt: rewards.hero.image.alt,
});
