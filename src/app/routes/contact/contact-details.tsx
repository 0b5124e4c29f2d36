import { business } from '../../../content/business.ts';
import { contact } from '../../../content/contact.ts';
import { openingHoursTexts as texts } from '../../../content/opening-hours-texts.ts';
import { useOpenNow } from '../../../features/opening-hours/use-open-now.ts';
import { useDisplayedHours } from '../../../features/opening-hours/use-displayed-hours.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './contact-details.module.css';

const { details } = contact;
const { email, phone, address, hoursNote, mapUrl } = business;

/** Phone, email, address and hours. */
export function ContactDetails() {
  const { sentence, upcoming } = useOpenNow() ?? { sentence: null, upcoming: [] };
  return (
    <section aria-labelledby="details-title" className={styles.details}>
      <div className="wrap">
        <h2 id="details-title" className="visually-hidden">
          {details.title}
        </h2>
        <Reveal as="dl" className={styles.list}>
          <div className={styles.item}>
            <dt className={styles.label}>{details.phone}</dt>
            <dd className={styles.value}>
              <SmartLink href={phone.href} className={styles.link}>
                {phone.display}
              </SmartLink>
            </dd>
          </div>
          <div className={styles.item}>
            <dt className={styles.label}>{details.email}</dt>
            <dd className={styles.value}>
              <SmartLink href={`mailto:${email}`} className={styles.link}>
                {/* The address may break only after the at sign. */}
                {email.split('@')[0]}@<wbr />
                {email.split('@')[1]}
              </SmartLink>
            </dd>
          </div>
          <div className={styles.item}>
            <dt className={styles.label}>{details.address}</dt>
            <dd className={styles.value}>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
              <span className={styles.note}>
                <TextLink href={mapUrl}>{details.directions}</TextLink>
              </span>
            </dd>
          </div>
          <div className={styles.item}>
            <dt className={styles.label}>{details.hours}</dt>
            <dd className={styles.value}>
              {useDisplayedHours().map(({ days, time }) => (
                <span key={days} className={styles.hours}>
                  {`${days} ${time}`}
                </span>
              ))}
              <span className={styles.note}>{hoursNote}</span>
              {/* The line is there from the start, so that nothing moves when it is filled. */}
              <span className={styles.status}>{sentence}</span>
              {upcoming.map(({ date, time, note }) => (
                <span key={date} className={styles.special}>
                  <span>{`${date} (${note}): `}</span>
                  <span className={styles.time}>{time ?? texts.closed}</span>
                </span>
              ))}
            </dd>
          </div>
        </Reveal>
      </div>
    </section>
  );
}
