import { rewards } from '../../../content/rewards.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { Arrow } from '../../../ui/icons.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './qualifying.module.css';

const { title, text, services, products } = rewards.qualifying;

/** What earns points: the products in large type, the services below. */
export function Qualifying() {
  return (
    <Section labelledBy="qualifying-title">
      <div className="wrap">
        <Reveal className={styles.intro}>
          <h2 id="qualifying-title" className="display-m">
            {title}
          </h2>
          <RichText as="p" className="muted" text={text} />
        </Reveal>
        <Reveal as="ul" className={styles.products}>
          {products.map((product) => (
            <li key={product}>
              {product}
              {/* Smaller, because at this size the symbol would be as tall as the name. */}
              <sup className={styles.symbol}>{withTrademarks(product).slice(product.length)}</sup>
            </li>
          ))}
        </Reveal>
        <ul>
          {services.map(({ name, pointsRate, description, slug }) => (
            <Reveal as="li" key={slug}>
              <SmartLink to={paths.service(slug)} className={styles.service}>
                <DisplayName as="span" className="display-s" text={name} />
                <span className={styles.rate}>{pointsRate}</span>
                <span className={styles.description}>{withTrademarks(description)}</span>
                <Arrow className={styles.arrow} />
              </SmartLink>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
