import { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { announcementsSchema, offerSchema } from '../../supabase/functions/_shared/site-settings.ts';
import { aboutSchema } from './about.schema.ts';
import { aftercareSchema } from './aftercare.schema.ts';
import { articlesPageSchema } from './articles-page.schema.ts';
import { articleSchema } from './articles/article.schema.ts';
import { brandsSchema } from './brands.schema.ts';
import { businessSchema } from './business.schema.ts';
import { complianceSchema } from './compliance.schema.ts';
import { concernsSchema } from './concerns.schema.ts';
import { contactSchema, inquiryFormSchema } from './contact.schema.ts';
import { firstVisitPageSchema } from './first-visit-page.schema.ts';
import { gallerySchema } from './gallery.schema.ts';
import { getHelpSchema } from './get-help.schema.ts';
import { homeSchema } from './home.schema.ts';
import { membershipsSchema } from './memberships.schema.ts';
import { navigationSchema } from './site-menu.schema.ts';
import { notFoundSchema } from './not-found.schema.ts';
import { offerTermsSchema } from './offer-terms.schema.ts';
import { payingSchema } from './paying.schema.ts';
import { policySchema } from './policies/policy.schema.ts';
import { popupSchema } from './popup.schema.ts';
import { privacyChoicesSchema } from './privacy-choices.schema.ts';
import { publishedSchema } from './published.schema.ts';
import { qrCodesRecordSchema } from './qr-codes.schema.ts';
import { rewardsSchema } from './rewards.schema.ts';
import { serviceSchema } from './services/service.schema.ts';
import { teamSchema } from './team.schema.ts';
import { technologySchema } from './technology.schema.ts';
import { testimonialsSchema } from './testimonials.schema.ts';
import { trademarksSchema } from './trademarks.schema.ts';
import { unsubscribeSchema } from './unsubscribe.schema.ts';
import { virtualConsultationsSchema } from './virtual-consultations.schema.ts';
import { widgetSchema } from './widget.schema.ts';
import { words } from './words.schema.ts';

/** What checks a record. */
export type Schema = Pick<ZodMiniType, 'safeParse'>;

/** Matches every export of a file, or every file of a folder. */
const ANY = '*';

/**
 * The schema of every record in this folder, by file and exported name. The build reads all files of the folder and
 * stops at an export that is missing here.
 */
export const registry: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'about.ts': { about: aboutSchema },
  'aftercare.ts': { aftercare: aftercareSchema },
  'announcements.ts': { announcements: announcementsSchema, announcementTexts: words() },
  'articles-page.ts': { articlesPage: articlesPageSchema },
  'articles/*': { [ANY]: articleSchema },
  'brands.ts': { brands: brandsSchema },
  'breadcrumb.ts': { breadcrumbTexts: words() },
  'business.ts': { business: businessSchema },
  'compliance.ts': { compliance: complianceSchema, complianceLabels: words() },
  'concerns.ts': { concerns: concernsSchema },
  'contact.ts': { contact: contactSchema },
  'error-screen.ts': { errorScreen: words() },
  'first-visit.ts': { firstVisit: words(['figure', 'inHero']) },
  'first-visit-page.ts': { firstVisitPage: firstVisitPageSchema },
  'gallery.ts': { gallery: gallerySchema },
  'get-help.ts': { getHelp: getHelpSchema },
  'home.ts': { home: homeSchema },
  'inquiry-form.ts': { inquiryForm: inquiryFormSchema },
  'lead-form.ts': { leadForm: words() },
  'memberships.ts': { memberships: membershipsSchema },
  'no-app.ts': { noApp: words() },
  'not-found.ts': { notFound: notFoundSchema },
  'notifications.ts': { notifications: words() },
  'offline.ts': { offline: words() },
  'offer.ts': { offerSetting: offerSchema, offer: z.unknown() },
  'offer-terms.ts': { offerTerms: offerTermsSchema },
  'opening-hours-texts.ts': { openingHoursTexts: words() },
  'outbox-tray.ts': { outboxTray: words(['qr-visit']) },
  'page-wait.ts': { pageWait: words() },
  'paying.ts': { paying: payingSchema },
  'policies-page.ts': { policiesPage: words() },
  'policies/*': { [ANY]: policySchema },
  'popup.ts': { popup: popupSchema },
  'privacy-choices.ts': { privacyChoices: privacyChoicesSchema, waitingIsLost: words() },
  'published.ts': { published: publishedSchema },
  'qr-codes.ts': { qrCodes: qrCodesRecordSchema },
  'rewards.ts': { rewards: rewardsSchema },
  'service-hero.ts': { serviceHero: words(), heroPerformers: words(), heroFilms: words() },
  'service-page.ts': { servicePage: words() },
  'service-search.ts': { serviceSearch: words() },
  'services-page.ts': { servicesPage: words(['suffix']) },
  'services/*': { service: serviceSchema },
  'services/categories.ts': { categories: words() },
  'sitemap.ts': { sitemap: words() },
  'site-menu.ts': { navigation: navigationSchema },
  'team.ts': { team: teamSchema, founderLine: words() },
  'technology.ts': { technology: technologySchema },
  'testimonials.ts': { testimonials: testimonialsSchema },
  'trademarks.ts': { trademarks: trademarksSchema },
  'unsubscribe.ts': { unsubscribe: unsubscribeSchema },
  'virtual-consultations.ts': { virtualConsultations: virtualConsultationsSchema },
  'widget.ts': { widget: widgetSchema },
};

/** @returns the schema of an export of a file of this folder; undefined if it is not registered */
export function schemaOf(file: string, member: string): Schema | undefined {
  const members = registry[file] ?? registry[file.replace(/[^/]+$/, ANY)];
  return members?.[member] ?? members?.[ANY];
}
