import { business } from '../../../content/business.ts';
import { home } from '../../../content/home.ts';
import { InquiryForm } from '../../../features/lead-form/inquiry-form.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { anchors } from '../../../site/paths.ts';
import styles from './inquiries.module.css';

const { eyebrow, title, text, call } = home.inquiries;

/** The inquiries form of the home page. */
export function Inquiries() {
  return (
    <Section id={anchors.inquiries} labelledBy="inquiries-title">
      <div className="wrap grid">
        <Reveal className={styles.side}>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h2 id="inquiries-title" className={`display-m ${styles.title}`}>
            {title}
          </h2>
          <p className={`muted ${styles.text}`}>{text}</p>
          <p className={styles.call}>
            {call} <TextLink href={business.phone.href}>{business.phone.display}</TextLink>
          </p>
        </Reveal>
        <Reveal order={1} className={styles.form}>
          <InquiryForm source="main_form" rows={5} />
        </Reveal>
      </div>
    </Section>
  );
}
