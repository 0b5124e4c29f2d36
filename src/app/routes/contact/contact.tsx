import { useRef } from 'react';
import { business } from '../../../content/business.ts';
import { contact } from '../../../content/contact.ts';
import { InquiryForm } from '../../../features/lead-form/inquiry-form.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { aftercareQuestion, anchors, paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useAfterHydration } from '../../../ui/use-after-hydration.ts';
import { ContactDetails } from './contact-details.tsx';
import { Paying } from './paying.tsx';
import { useAskedService } from './use-asked-service.ts';
import styles from './contact.module.css';
import { useLocation } from '../../../ui/page-location.ts';

const { hero, form, aftercare, actions, expect } = contact;

/** The contact page. */
export function Component() {
  const location = useLocation();
  const state = location.state as { subject?: string } | null;
  const isAftercare = useIsAftercare();
  const subject = isAftercare ? aftercare.subject : state?.subject;
  const area = useRef<HTMLDivElement>(null);
  useAskedService(area, location.search);
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <ContactDetails />
      <BelowFold>
        <Section id={anchors.message} tone="linen" labelledBy="message-title">
          <div ref={area} className="wrap grid">
            <Reveal className={styles.intro}>
              <h2 id="message-title" className="display-m">
                {isAftercare ? aftercare.title : form.title}
              </h2>
              {isAftercare ? <CallFirst /> : <p className={`muted ${styles.introText}`}>{form.text}</p>}
            </Reveal>
            <Reveal order={1} className={styles.form}>
              <InquiryForm source="contact_page" rows={6} subject={subject} />
            </Reveal>
            <Reveal className={styles.quick}>
              <QuickActions />
            </Reveal>
          </div>
        </Section>
        <Expectations />
        <Paying />
      </BelowFold>
    </>
  );
}

/** Whether the visitor asks about aftercare. Known after hydration, because the prerendered page has no query. */
function useIsAftercare(): boolean {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('question');
  return useAfterHydration(`${pathname}?question=${asked}` === aftercareQuestion, false);
}

/** The phone number, before the form. */
function CallFirst() {
  return (
    <div className={styles.introText}>
      <p>{aftercare.call}</p>
      <p className={`display-s ${styles.callFirst}`}>
        <TextLink href={business.phone.href}>{business.phone.display}</TextLink>
      </p>
      <p className={styles.emergency}>
        <SmartLink href="tel:911">{aftercare.emergency}</SmartLink>
      </p>
      <p className="muted">{aftercare.write}</p>
    </div>
  );
}

function Hero() {
  const { eyebrow, title, text, picture, alt } = hero;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow rule>{eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{title}</h1>
        <p className={`lead muted ${styles.text}`}>{text}</p>
      </div>
      <div className={styles.frame}>
        <Picture
          priority
          name={picture}
          alt={alt}
          sizes="(min-width: 1000px) 52vw, 100vw"
          className={styles.picture}
        />
      </div>
    </div>
  );
}

/** Two ways that are quicker than a message: the booking page and a video consultation. */
function QuickActions() {
  const { title, book, virtual } = actions;
  return (
    <div className={styles.actions}>
      <h3 className="display-s">{title}</h3>
      <ul>
        <li className={styles.action}>
          <p className="muted">{book.text}</p>
          <ButtonLink href={business.bookingUrl}>{book.label}</ButtonLink>
        </li>
        <li className={styles.action}>
          <p className="muted">{virtual.text}</p>
          <TextLink arrow to={paths.virtualConsultations}>
            {virtual.label}
          </TextLink>
        </li>
      </ul>
    </div>
  );
}

/** What happens after the message has been sent, in three numbered steps. */
function Expectations() {
  return (
    <Section labelledBy="expect-title">
      <div className="wrap">
        <Reveal as="h2" id="expect-title" className="display-m">
          {expect.title}
        </Reveal>
        <ol className={styles.steps}>
          {expect.steps.map(({ title, text }, index) => (
            <Reveal as="li" key={title} className={styles.step} order={index as 0 | 1 | 2}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="display-s">{title}</h3>
              <p className="muted">{text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const head: HeadOf = () => ({
  ...contact.head,
  path: paths.contact,
  image: hero.picture,
  imageAlt: hero.alt,
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: `${contact.head.title}: ${business.name}`,
          description: contact.head.description,
        },
      ]
    : [],
});
