import { modules } from './record-modules.ts';
import { describe, expect, it } from 'vitest';
import { signsOf } from '../features/get-help/signs-of.ts';
import { completeHairScalpCareGuide } from './articles/complete-hair-scalp-care-guide.ts';
import { businessSchema } from './business.schema.ts';
import { business } from './business.ts';
import { gallery } from './gallery.ts';
import { getHelpSchema } from './get-help.schema.ts';
import { getHelp } from './get-help.ts';
import { home } from './home.ts';
import { servicePage } from './service-page.ts';
import { helpTopics, type Service } from './services/service.schema.ts';
import { technology } from './technology.ts';
import { areSamples, shownTestimonials } from './derived/shown-testimonials.ts';

const services = Object.values(
  import.meta.glob<Service>(
    ['./services/*.ts', '!./services/*.test.ts', '!./services/*.schema.ts', '!./services/categories.ts'],
    { eager: true, import: 'service' },
  ),
);
const bySlug = services.map((service) => [service.slug, service] as const);
const serviceOf = (slug: string) => services.find((service) => service.slug === slug)!;
/** An owner's catalog may lack a service of the sample. */
const offered = (...slugs: string[]) => slugs.every((slug) => services.some((one) => one.slug === slug));

/** Every file with words for visitors, whatever it exports. */
const records = Object.entries(modules);

/** Every string below `value`. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}
const textOf = (value: unknown) => texts(value).join('\n');
const sentencesOf = (value: unknown) => texts(value).flatMap((text) => text.split(/(?<=[.?])\s+/));

describe('every service', () => {
  it.each(bySlug)('%s says in one line how it is regulated', (_, { regulatoryStatus }) => {
    expect(regulatoryStatus).toMatch(/\b(?:FDA|Safe Body Art Act)\b/);
    expect(regulatoryStatus).toMatch(/\.$/);
  });

  it.each(bySlug)(
    '%s lists signs for the same day and for 911, once: its aftercare does not end with them',
    (_, service) => {
      expect(service.aftercare.join('\n')).not.toMatch(/\bCall us the same day\b/);
      const { sameDay, emergency } = signsOf(service.helpTopics);
      expect(sameDay.length).toBeGreaterThan(getHelp.sameDay.always.length);
      expect(emergency.length).toBeGreaterThanOrEqual(getHelp.emergency.always.length);
      expect(new Set(service.helpTopics).size).toBe(service.helpTopics.length);
    },
  );

  const numbed = bySlug.filter(([, service]) =>
    /\b(?:numbing|lidocaine|nerve block|Numb and)\b/i.test(textOf(service)),
  );
  it.each(numbed)(
    '%s, where skin is numbed, asks about lidocaine and lists the signs of too much',
    (_, service) => {
      expect(service.contraindications.join('\n')).toMatch(/\blidocaine\b/i);
      expect(service.helpTopics).toContain('numbing');
    },
  );
  it('no other service lists the signs of too much lidocaine', () => {
    const listing = services.filter(({ helpTopics: topics }) => topics.includes('numbing'));
    expect(listing.map(({ slug }) => slug)).toEqual(numbed.map(([slug]) => slug));
  });

  it.each(bySlug.filter(([, { performedBy }]) => ['medical', 'body-art'].includes(performedBy)))(
    '%s, which breaks or heats skin, asks about pregnancy',
    (_, { contraindications }) => expect(contraindications.join('\n')).toMatch(/\bpregnan(?:t|cy)\b/i),
  );
});

describe('the block "When to get help"', () => {
  it('follows its schema and has signs for every topic', () => {
    expect(getHelpSchema.safeParse(getHelp).error?.issues ?? []).toEqual([]);
    expect(Object.keys(getHelp.signs).toSorted()).toEqual([...helpTopics].toSorted());
  });

  it.runIf(offered('injectables'))('sends the signs of a blocked artery and of a stroke to 911', () => {
    const { emergency } = signsOf(serviceOf('injectables').helpTopics);
    for (const sign of ['white', 'pain', 'vision', 'stroke', 'face', 'speaking', 'swallowing'])
      expect(emergency.join('\n'), sign).toContain(sign);
  });

  it.runIf(offered('botox-neurotoxins'))(
    'sends trouble swallowing, speaking or breathing after a neurotoxin to 911, never to urgent care',
    () => {
      const service = serviceOf('botox-neurotoxins');
      expect(signsOf(service.helpTopics).emergency.join('\n')).toContain('swallowing, speaking or breathing');
      for (const part of [service.aftercare, service.faqs])
        expect(textOf(part)).toMatch(
          /swallowing, speaking or breathing[^]*?Call 911|Call 911[^]*?swallowing/,
        );
      expect(textOf(service)).not.toMatch(/urgent care/i);
    },
  );

  it('names the signs of a spreading neurotoxin, of a blocked artery and of a stroke on service pages, too', () => {
    for (const sign of ['swallowing, speaking or breathing', 'vision', 'weakness', 'weeks later'])
      expect(getHelp.brief.neurotoxin).toContain(sign);
    for (const sign of ['white or blotchy', 'pain', 'vision', 'face', 'arm', 'speech'])
      expect(getHelp.filler.signs).toContain(sign);
  });

  it('sends no one to the phone for less than a sign: each sign is listed under one topic only', () => {
    const signs = Object.values(getHelp.signs).flatMap(({ sameDay, emergency }) => [
      ...sameDay,
      ...emergency,
    ]);
    expect(new Set(signs).size).toBe(signs.length);
  });
});

describe('regulated claims', () => {
  it.each([
    ['that only FDA-approved products are used', /FDA[- ]approved products only/i],
    ['that every pigment can be lifted', /every pigment/i],
    ['that a treatment has no eye hazard', /no eye hazard/i],
    ['that a tan is treated', /tan included|after any sun/i],
    ['that suppliers trust the studio', /we are trusted by/i],
    [
      'that a text was checked by the medical director, without name and date',
      /checked by our medical director/i,
    ],
  ])('no record says %s', (_, claim) => {
    expect(records.filter(([, record]) => claim.test(textOf(record))).map(([file]) => file)).toEqual([]);
  });

  it('no record promises hair growth with exosomes', () => {
    const claims = records.flatMap(([file, record]) =>
      sentencesOf(record)
        .filter((text) => /exosome/i.test(text) && /grow|hair loss|thinning|density|follic/i.test(text))
        .filter((text) => !/\b(?:no|not|never|isn’t|doesn’t)\b/i.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(claims).toEqual([]);
  });

  it.runIf(offered('exosome-scalp-treatment'))('the page of the exosome serum names no hair', () => {
    const { title, tagline, cardDescription, metaTitle, metaDescription, keywords, benefits, subservices } =
      serviceOf('exosome-scalp-treatment');
    expect(
      textOf([title, tagline, cardDescription, metaTitle, metaDescription, keywords, benefits, subservices]),
    ).not.toMatch(/\bhair(?!line)|grow|follic|thinning|densit|shed/i);
  });

  it.runIf(offered('botox-neurotoxins'))('leaves at least 90 days between botulinum treatments', () => {
    const { subservices, sessions } = serviceOf('botox-neurotoxins');
    for (const { id, frequency } of subservices) {
      const months = Number(/every (\d+)/i.exec(frequency ?? '')?.[1]);
      expect(months, id).toBeGreaterThanOrEqual(3);
    }
    expect(subservices.find(({ id }) => id === 'lip-flip-and-smile')?.frequency).toContain(
      'at least 90 days',
    );
    expect(sessions).toContain('at least 90 days');
  });

  it.each(bySlug.filter(([, { helpTopics: topics }]) => topics.includes('radiofrequency')))(
    '%s names the risks of the FDA notice on radiofrequency microneedling',
    (_, service) => {
      const risks = ['October 2025', 'burns', 'scarring', 'fat loss', 'disfigurement', 'nerve damage'];
      for (const risk of risks) expect(textOf(service.faqs)).toContain(risk);
      expect(service.regulatoryStatus).toContain('off-label');
    },
  );

  const offLabel = services.filter(({ regulatoryStatus }) =>
    /Every use on this page is off-label/.test(regulatoryStatus),
  );
  it.each(
    offLabel.flatMap(({ slug, subservices }) => subservices.map((one) => [slug, one.id, one] as const)),
  )('%s says off-label on the card of %s', (_, __, { bestFor }) => expect(bestFor).toContain('Off-label'));

  it.each(
    services.flatMap(({ slug, subservices }) => subservices.map((one) => [slug, one.id, one] as const)),
  )(
    '%s calls the benefits of %s an aim if all or part of the use is off-label',
    (_, __, { bestFor, offLabel: isOffLabel }) =>
      expect(isOffLabel ?? false).toBe(/off-label(?! beyond the frown)/i.test(bestFor ?? '')),
  );

  it('lists the signs of radiofrequency where its needles are used, and nowhere else', () => {
    const slugsWith = (uses: (service: Service) => boolean) => services.filter(uses).map(({ slug }) => slug);
    expect(slugsWith(({ helpTopics: topics }) => topics.includes('radiofrequency'))).toEqual(
      slugsWith(({ techniques }) => techniques.includes('radiofrequency needling')),
    );
  });

  it('calls nothing safe for all skin types that breaks, heats or fills the skin', () => {
    const claiming = services.filter(
      ({ performedBy, skinTypes: { title = servicePage.allSkinTypes } }) =>
        title.startsWith(servicePage.allSkinTypes) && ['medical', 'body-art'].includes(performedBy),
    );
    expect(claiming.map(({ slug }) => slug)).toEqual([]);
  });

  it('says "safe for all skin types" in a text only to deny it', () => {
    const claims = services.flatMap(({ slug, ...service }) =>
      sentencesOf(service)
        .filter((text) => /safe for all skin types/i.test(text) && !/\b(?:no|isn’t|hasn’t)\b/i.test(text))
        .map((text) => `${slug}: ${text}`),
    );
    expect(claims).toEqual([]);
  });

  it('says what each device is cleared for', () => {
    for (const { name, description } of technology.devices)
      expect(description.at(-1), name).toMatch(/FDA|Class I/);
  });

  const invented = new Set(['Hannah R.', 'Denise K.', 'Teresa M.']);
  it('marks the sample reviews', () => {
    expect(areSamples).toBe(shownTestimonials.some(({ name }) => invented.has(name)));
    expect(home.testimonials.sample).toMatch(/sample/i);
    expect(home.testimonials.sampleCard).toMatch(/^Sample, not /);
  });

  it('puts the California sentence on the gallery and on every case', () => {
    const sentence = 'The same before and after results may not occur for all patients.';
    expect(gallery.labels.results).toBe(sentence);
    expect(gallery.disclaimer.text.join(' ')).toContain(sentence);
  });

  it.runIf(offered('head-spa'))('agrees in every place that a head spa does not regrow hair', () => {
    expect(textOf(home.headSpa)).toMatch(/won’t regrow lost hair/);
    expect(textOf(serviceOf('head-spa').faqs)).toMatch(/won’t regrow hair/);
    expect(textOf(completeHairScalpCareGuide.content)).toMatch(/does not regrow hair/);
  });
});

describe('the phone number after hours', () => {
  it('is optional, and a phone number where it is given', () => {
    const accepts = (record: object) => businessSchema.safeParse(record).success;
    expect(accepts(business)).toBe(true);
    expect(accepts({ ...business, afterHoursPhone: '(949) 555-0143' })).toBe(true);
    expect(accepts({ ...business, afterHoursPhone: '949' })).toBe(false);
  });
});
