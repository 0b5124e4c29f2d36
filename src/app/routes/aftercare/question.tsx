import { aftercare } from '../../../content/aftercare.ts';
import { business } from '../../../content/business.ts';
import { PhoneLink, useAfterHoursPhone } from '../../../features/get-help/after-hours-phone.tsx';
import { anchors, aftercareQuestion } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import styles from './question.module.css';

const { title, text, closed, write, about, note } = aftercare.question;
const { phone, replyWithinHours } = business;

/** How to reach a person after a treatment: by phone first, or in writing. */
export function Question({ slug }: { slug?: string }) {
  const number = useAfterHoursPhone();
  const to = `${aftercareQuestion}${slug ? `&service=${slug}` : ''}#${anchors.message}`;
  return (
    <section aria-labelledby="question-title" data-tone="sand" data-print="hide" className={styles.band}>
      <Reveal className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="question-title" className="display-m">
            {title}
          </h2>
          <p className={`lead muted ${styles.text}`}>{text}</p>
        </div>
        <div className={styles.ways}>
          <SmartLink href={phone.href} className={`display-m ${styles.phone}`}>
            {phone.display}
          </SmartLink>
          {number && (
            <p key={number}>
              {closed}: <PhoneLink number={number} />
            </p>
          )}
          <ButtonLink look="outline" to={to}>
            {write}
            <span className="visually-hidden"> {about}</span>
          </ButtonLink>
          <p className={styles.note}>{note(replyWithinHours)}</p>
        </div>
      </Reveal>
    </section>
  );
}
