import { useLocation } from 'react-router-dom';
import { business } from '../../../content/business.ts';
import { contact } from '../../../content/contact.ts';
import { InquiryForm } from '../../../features/lead-form/inquiry-form.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactHero } from './contact-hero.tsx';
import { Expectations } from './expectations.tsx';
import { QuickActions } from './quick-actions.tsx';
import styles from './contact.module.css';

/** The contact page. */
export function Component() {
  const state = useLocation().state as { subject?: string } | null;
  return (
    <>
      <ContactHero />
      <ContactDetails />
      <Section tone="linen" labelledBy="message-title">
        <div className="wrap grid">
          <Reveal className={styles.intro}>
            <h2 id="message-title" className="display-m">
              {contact.form.title}
            </h2>
            <p className={`muted ${styles.introText}`}>{contact.form.text}</p>
          </Reveal>
          <Reveal order={1} className={styles.form}>
            <InquiryForm source="contact_page" rows={6} subject={state?.subject} />
          </Reveal>
          <Reveal className={styles.quick}>
            <QuickActions />
          </Reveal>
        </div>
      </Section>
      <Expectations />
    </>
  );
}

export const head: HeadOf = () => ({
  ...contact.head,
  path: paths.contact,
  image: contact.hero.picture,
  imageAlt: contact.hero.alt,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: `${contact.head.title}: ${business.name}`,
      description: contact.head.description,
    },
  ],
});
