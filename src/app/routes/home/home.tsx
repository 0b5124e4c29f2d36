import { business } from '../../../content/business.ts';
import { openingHours } from '../../../site/structured-hours.ts';
import { home } from '../../../content/home.ts';
import { InquiryForm } from '../../../features/lead-form/inquiry-form.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { anchors, paths } from '../../../site/paths.ts';
import { useReword } from '../../../stores/reword.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { About } from './about-us.tsx';
import { Brands } from './brands.tsx';
import { Hero } from './hero/hero.tsx';
import { heroAlt } from './hero/hero-alt.ts';
import { Promos } from './promos.tsx';
import { Spas } from './spas.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import styles from './home.module.css';
import { pictures } from '../../../ui/site-pictures.ts';

const { banner, inquiries } = home;

/** The home page. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Boundary>
          <Hero />
        </Boundary>
      </FirstScreen>
      <Promos />
      <BelowFold>
        <Spas />
        <Brands />
        <About />
        <Testimonials />
        <Banner />
        <Inquiries />
      </BelowFold>
    </>
  );
}

/**
 * Opens the shared sign-up popup, which listens for this page-wide event. Written here as well, because importing
 * `features/first-visit-banner/show-popup.ts` costs the home page one more script.
 */
function showPopup() {
  window.dispatchEvent(new Event('showCTAPopup'));
}

/** The first-visit offer. */
function Banner() {
  const { title, signUp, book } = banner;
  const reword = useReword();
  const discount = reword(banner.discount);
  const text = reword(banner.text);
  return (
    <Section tone="sand" labelledBy="banner-title" className={styles.banner}>
      <Reveal className={`wrap ${styles.inner}`}>
        <h2 id="banner-title" className="display-l caps">
          {title}
        </h2>
        <div className={styles.offer}>
          {discount && <p className={styles.discount}>{discount}</p>}
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={showPopup}>{signUp}</Button>
          <ButtonLink look="outline" href={business.bookingUrl}>
            {book}
          </ButtonLink>
        </div>
      </Reveal>
    </Section>
  );
}

/** The inquiry form of the home page. */
function Inquiries() {
  const { eyebrow, title, text, call } = inquiries;
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

export const head: HeadOf = () => ({
  ...home.head,
  path: paths.home,
  image: home.hero.slides[0]!.image,
  imageAlt: heroAlt(home.hero.slides[0]!.category, home.hero.alt),
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': ['HealthAndBeautyBusiness', 'DaySpa'],
          name: business.name,
          slogan: business.tagline,
          description: home.head.description,
          url: business.url,
          image: business.url + pictures[home.hero.slides[0]!.image]!.src,
          logo: `${business.url}/icons/icon-512.png`,
          telephone: business.phone.href.replace('tel:', ''),
          email: business.email,
          foundingDate: String(business.founded),
          priceRange: business.priceRange,
          paymentAccepted: business.payment.join(', '),
          currenciesAccepted: 'USD',
          address: {
            '@type': 'PostalAddress',
            streetAddress: business.address.street,
            addressLocality: business.address.city,
            addressRegion: business.address.region,
            postalCode: business.address.postalCode,
            addressCountry: business.address.country,
          },
          geo: { '@type': 'GeoCoordinates', ...business.geo },
          hasMap: business.mapUrl,
          ...openingHours(business),
          areaServed: business.servedCities.map((name) => ({ '@type': 'City', name })),
          sameAs: [business.social.url],
          potentialAction: { '@type': 'ReserveAction', target: business.bookingUrl },
        },
      ]
    : [],
});
