import { rewards } from '../../../content/rewards.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { List } from '../../../features/prose/blocks.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Steps } from '../../../features/steps/steps.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { dollars, integerText } from '../../../site/number-text.ts';
import { paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Calculator } from './calculator.tsx';
import { Qualifying } from './qualifying.tsx';
import styles from './rewards.module.css';

const { hero, howItWorks, redemption, rates, calculator, details, closing } = rewards;

/** The Points & Rewards page. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <BelowFold>
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
              <RichText as="p" className="lead" text={closing.text} />
              <PageActions actions={closing.actions} className={styles.closingActions} />
            </div>
          </Reveal>
        </Section>
      </BelowFold>
    </>
  );
}

/** The program in a sentence, and directly below it the three steps of how it works. */
function Hero() {
  const { eyebrow, title, text, image, actions } = hero;
  return (
    <div className={styles.hero} data-tone="sand">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{title}</h1>
          <RichText as="p" className={`lead ${styles.text}`} text={text} />
          <PageActions actions={actions} className={styles.actions} />
        </div>
        <div className={styles.frame}>
          <Picture
            priority
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 640px) 36vw, 62vw"
            className={styles.picture}
          />
        </div>
      </div>
      <section aria-labelledby="how-title" className={`wrap ${styles.how}`}>
        <h2 id="how-title" className="visually-hidden">
          {howItWorks.title}
        </h2>
        <Steps steps={howItWorks.steps} look="columns" />
      </section>
    </div>
  );
}

/** Dollars spent, points and credit as a table. Without script it stands in for the calculator. */
function Redemption() {
  return (
    <Reveal>
      <h2 id="redemption-title" className="display-m">
        {redemption.title}
      </h2>
      <RichText as="p" className={`muted ${styles.redemptionText}`} text={redemption.text} />
      <table className={styles.table} aria-labelledby="redemption-title">
        <thead>
          <tr>
            <th scope="col">{calculator.spent}</th>
            <th scope="col">{calculator.points}</th>
            <th scope="col">{calculator.credit}</th>
          </tr>
        </thead>
        <tbody>
          {redemption.options.map(({ points, value, description }) => (
            <tr key={points}>
              <td>{dollars(points / rates.pointsPerDollar)}</td>
              <th scope="row">{integerText(points)}</th>
              <td className={styles.value}>
                {dollars(value)}
                <span className={styles.note}>{description}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Reveal>
  );
}

export const head: HeadOf = () => ({
  ...rewards.meta,
  path: paths.rewards,
  image: hero.image.name,
  imageAlt: hero.image.alt,
});
