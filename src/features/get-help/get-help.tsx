import { business } from '../../content/business.ts';
import { getHelp } from '../../content/get-help.ts';
import type { HelpTopic } from '../../content/services/service.schema.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PhoneLink, useAfterHoursPhone } from './after-hours-phone.tsx';
import { FillerHelp } from './filler-help.tsx';
import styles from './get-help.module.css';
import { signsOf } from './signs-of.ts';

const { title, text, call, sameDay, emergency } = getHelp;
const { phone } = business;

/** What a client does when something goes wrong: whom to call, and for which signs. */
export function GetHelp({ topics }: { topics: readonly HelpTopic[] }) {
  const signs = signsOf(topics);
  const number = useAfterHoursPhone();
  return (
    <Section labelledBy="get-help-title">
      <div className="wrap">
        <Reveal className={styles.opening}>
          <h2 id="get-help-title" className="display-m">
            {title}
          </h2>
          <p className={`lead muted ${styles.lead}`}>{text}</p>
        </Reveal>
        <Reveal className={styles.steps}>
          <div className={styles.step}>
            <h3 className={`display-s ${styles.title}`}>{call.title}</h3>
            <p className={styles.text}>{call.text}</p>
            <p className={styles.number}>
              <TextLink href={phone.href}>{phone.display}</TextLink>
            </p>
            {number && (
              <p key={number} className={styles.text}>
                {call.afterHours}: <PhoneLink number={number} />
              </p>
            )}
          </div>
          <div className={styles.step}>
            <h3 className={`display-s ${styles.title}`}>{sameDay.title}</h3>
            <p className={styles.text}>{sameDay.text}</p>
            <Signs items={signs.sameDay} />
          </div>
          <div className={styles.step} data-urgent="true">
            <h3 className={`display-s ${styles.title}`}>
              <TextLink href={emergency.href}>{emergency.title}</TextLink>
            </h3>
            <p className={styles.text}>{emergency.text}</p>
            <FillerHelp topics={topics} className={styles.text} />
            <Signs items={signs.emergency} />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}

function Signs({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.signs}>
      {items.map((sign) => (
        <li key={sign}>{withTrademarks(sign)}</li>
      ))}
    </ul>
  );
}
