import { business } from '../../../content/business.ts';
import { serviceHero } from '../../../content/service-hero.ts';
import type { Service } from '../../../content/services/service.schema.ts';
import { breadcrumbStructuredData, type BreadcrumbItem } from '../../../features/breadcrumb/breadcrumb.tsx';
import { faqStructuredData } from '../../../features/faq/faq-json-ld.ts';
import { plainText } from '../../../content/plain-text.ts';
import { paths } from '../../../site/paths.ts';
import { structuredPrice } from '../../../site/structured-price.ts';

/** Home > Services > title. */
export function breadcrumbItems({ slug, title }: Pick<Service, 'slug' | 'title'>): BreadcrumbItem[] {
  return [
    { name: serviceHero.breadcrumb.home, path: paths.home },
    { name: serviceHero.breadcrumb.services, path: paths.services },
    { name: title, path: paths.service(slug) },
  ];
}

/** A service page's data for search engines: breadcrumb, service, FAQ. */
export function structuredData(service: Service): object[] {
  return [
    breadcrumbStructuredData(breadcrumbItems(service)),
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: service.title,
      serviceType: service.title,
      description: service.metaDescription,
      url: business.url + paths.service(service.slug),
      provider: {
        '@type': 'HealthAndBeautyBusiness',
        name: business.name,
        url: business.url,
        telephone: business.phone.href.replace('tel:', ''),
        priceRange: business.priceRange,
        address: {
          '@type': 'PostalAddress',
          streetAddress: business.address.street,
          addressLocality: business.address.city,
          addressRegion: business.address.region,
          postalCode: business.address.postalCode,
          addressCountry: business.address.country,
        },
      },
      areaServed: business.servedCities.map((name) => ({ '@type': 'City', name })),
      ...(service.price && { offers: { '@type': 'Offer', ...structuredPrice(service.price) } }),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: service.title,
        itemListElement: service.subservices.map(({ title, description, price }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description: plainText(description) },
          ...structuredPrice(price),
        })),
      },
    },
    faqStructuredData(service.faqs),
  ];
}
