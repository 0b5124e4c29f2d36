import { describe, expect, it } from 'vitest';
import { brandKeys } from './services/service.schema.ts';
import { brands } from './brands.ts';
import { brandsSchema } from './brands.schema.ts';
import { contact } from './contact.ts';
import { contactSchema, inquiryFormSchema } from './contact.schema.ts';
import { home } from './home.ts';
import { homeSchema } from './home.schema.ts';
import { inquiryForm } from './inquiry-form.ts';
import { navigation } from './site-menu.ts';
import { navigationSchema } from './site-menu.schema.ts';
import { notFound } from './not-found.ts';
import { notFoundSchema } from './not-found.schema.ts';
import { popup } from './popup.ts';
import { popupSchema } from './popup.schema.ts';
import { privacyChoices } from './privacy-choices.ts';
import { privacyChoicesSchema } from './privacy-choices.schema.ts';
import { qrCodes } from './qr-codes.ts';
import { qrCodesRecordSchema } from './qr-codes.schema.ts';
import { team } from './team.ts';
import { teamSchema } from './team.schema.ts';
import { testimonials } from './testimonials.ts';
import { testimonialsSchema } from './testimonials.schema.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeSchema } from './unsubscribe.schema.ts';
import { widget } from './widget.ts';
import { widgetSchema } from './widget.schema.ts';

describe('the records of shell, home, contact and not-found pages', () => {
  it.each([
    ['navigation', navigationSchema, navigation],
    ['home', homeSchema, home],
    ['brands', brandsSchema, brands],
    ['team', teamSchema, team],
    ['testimonials', testimonialsSchema, testimonials],
    ['contact', contactSchema, contact],
    ['inquiry form', inquiryFormSchema, inquiryForm],
    ['not found', notFoundSchema, notFound],
    ['sign-up popup', popupSchema, popup],
    ['contact widget', widgetSchema, widget],
    ['unsubscribe page', unsubscribeSchema, unsubscribe],
    ['QR codes', qrCodesRecordSchema, qrCodes],
    ['privacy choices', privacyChoicesSchema, privacyChoices],
  ])('%s follows its schema', (_name, schema, record) => {
    expect(schema.safeParse(record).error?.issues ?? []).toEqual([]);
  });

  it('names every brand that services refer to, once', () => {
    expect(brands.map(({ key }) => key).toSorted()).toEqual([...brandKeys].toSorted());
  });

  it('shows the slides in the order skin, face, hair, body', () => {
    expect(home.hero.slides.map(({ title }) => title)).toEqual(['SKIN', 'FACE', 'HAIR', 'BODY']);
  });
});
