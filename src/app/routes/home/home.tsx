import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import pictures from 'virtual:pictures';
import { business } from '../../../content/business.ts';
import { home } from '../../../content/home.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { About } from './about.tsx';
import { Banner } from './banner.tsx';
import { Brands } from './brands.tsx';
import { Hero } from './hero/hero.tsx';
import { heroAlt } from './hero/hero-alt.ts';
import { Inquiries } from './inquiries.tsx';
import { Promos } from './promos.tsx';
import { Spas } from './spas.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** Wait before scrolling to the target that a navigation asked for, ms. */
const SCROLL_DELAY = 100;

/** The home page. */
export function Component() {
  const target = (useLocation().state as { scrollTo?: string } | null)?.scrollTo;

  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => document.getElementById(target)?.scrollIntoView(), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [target]);

  return (
    <>
      <Hero />
      <Promos />
      <Spas />
      <Brands />
      <About />
      <Testimonials />
      <Banner />
      <Inquiries />
    </>
  );
}

export const head: HeadOf = () => ({
  ...home.head,
  path: paths.home,
  image: home.hero.slides[0]!.image,
  imageAlt: heroAlt(home.hero.slides[0]!.category, home.hero.alt),
  structuredData: [
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
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: business.structuredHours.days,
        opens: business.structuredHours.opens,
        closes: business.structuredHours.closes,
      },
      areaServed: business.servedCities.map((name) => ({ '@type': 'City', name })),
      sameAs: [business.social.url],
      potentialAction: { '@type': 'ReserveAction', target: business.bookingUrl },
    },
  ],
});
