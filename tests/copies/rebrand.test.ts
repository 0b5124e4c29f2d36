/**
 * Makes a copy of the project the site of another business, as an owner does: by its content and its pictures only. The
 * tests pass there: those of the machinery have fixtures of their own, those of the content look at whatever it is.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { business } from '../../src/content/business.ts';
import { team } from '../../src/content/team.ts';
import type { Business } from '../../src/content/business.schema.ts';
import { ProjectCopy } from './project-copy.ts';

/** The services that are left, and which of them stands where a text named another one, by category. */
const SERVICES = {
  skin: ['elevated-hydrafacials'],
  face: ['botox-neurotoxins', 'microblading'],
  hair: ['head-spa'],
  body: ['laser-hair-removal'],
} as const;
const LEFT: readonly string[] = Object.values(SERVICES).flat();
const TITLES: Readonly<Record<string, string>> = {
  'elevated-hydrafacials': 'Elevated HydraFacials',
  'botox-neurotoxins': 'Botox & Neurotoxins',
  microblading: 'Microblading',
  'head-spa': 'Head Spa',
  'laser-hair-removal': 'Laser Hair Removal',
};

const { structuredHours: _, ...sample } = business as Business;
const record: Business = {
  ...sample,
  name: 'Harbor & Vale',
  founded: 2019,
  url: 'https://www.harborvale.example.com',
  phone: { display: '(212) 555-0163', href: 'tel:+12125550163' },
  email: 'hello@harborvale.example.com',
  staffEmail: 'desk@harborvale.example.com',
  mailFrom: 'noreply@harborvale.example.com',
  address: { street: '18 Linden Street', city: 'Beacon', region: 'NY', postalCode: '12508', country: 'US' },
  timeZone: 'America/New_York',
  mapUrl: 'https://maps.example.com/harbor-vale',
  geo: { latitude: 41.5048, longitude: -73.9696 },
  openingHours: [
    { days: ['Tuesday', 'Wednesday', 'Friday'], opens: '09:00', closes: '19:30' },
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
  ],
  bookingUrl: 'https://booking.example.com/harbor-vale/book-now',
  social: { label: 'Instagram', url: 'https://social.example.com/harborvale' },
  servedCities: ['Beacon', 'Cold Spring', 'Newburgh'],
  firstVisitDiscountPercent: 15,
  replyWithinHours: 12,
};
const founder = 'Ines Calder';

async function rebrand(copy: ProjectCopy): Promise<void> {
  copy.write(
    'src/content/business.ts',
    `import type { Business } from './business.schema.ts';\n\nexport const business = ${JSON.stringify(record, null, 2)} satisfies Business;\n`,
  );
  changeTeam(copy);
  leaveFiveServices(copy);
  // Pictures: another portrait, and photos from a camera, one of them sideways.
  const photo = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } }).jpeg();
  copy.remove('src/media/masters/about.webp');
  copy.write('src/media/masters/about.jpg', await photo(4000, 3000, '#b08d57').toBuffer());
  copy.remove('src/media/masters/spa-1.webp');
  copy.write(
    'src/media/masters/spa-1.jpg',
    await photo(3000, 2400, '#57788d').withMetadata({ orientation: 6 }).toBuffer(),
  );
  copy.remove('src/media/masters/team-founder.svg');
  copy.write('src/media/masters/team-founder.jpg', await photo(1600, 2000, '#8d5773').toBuffer());
}

/** Another founder, and four people. */
function changeTeam(copy: ProjectCopy): void {
  const [sampleFounder] = team;
  const firstName = (name: string) => name.split(' ')[0]!;
  for (const file of recordsOf(copy)) {
    const text = copy.read(file);
    const renamed = text
      .replaceAll(sampleFounder!.name, founder)
      .replaceAll(`${firstName(sampleFounder!.name)} performs`, `${firstName(founder)} performs`);
    if (renamed !== text) copy.write(file, renamed);
  }
  copy.edit(
    'src/content/team.ts',
    '] satisfies TeamMember[]',
    `  {
    key: 'esthetician',
    name: 'June Park',
    title: 'Esthetician',
    photo: 'team-nurse',
    alt: 'Illustrated portrait of June Park, esthetician',
    summary: 'Gives facials with an unhurried hand.',
  },
] satisfies TeamMember[]`,
  );
}

/** Removes the other services. Where a record named one of them, it names one that is left. */
function leaveFiveServices(copy: ProjectCopy): void {
  const inCategory = (slug: string) =>
    /category: '(\w+)'/.exec(copy.read(`src/content/services/${slug}.ts`))![1] as keyof typeof SERVICES;
  const records = readdirSync(join(copy.folder, 'src/content/services'))
    .filter((file) => !/^categories|\.(?:schema|test)\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''));
  const instead = new Map(
    records.filter((slug) => !LEFT.includes(slug)).map((slug) => [slug, SERVICES[inCategory(slug)][0]]),
  );
  for (const slug of instead.keys()) copy.remove(`src/content/services/${slug}.ts`);

  const names = [...instead.keys()].join('|');
  // A technique may have the name of a service.
  const named = new RegExp(
    `(?<!techniques: \\[[^\\]]*)'(${names})'|(\\]\\(/(?:services|aftercare)/)(${names})(?=[#)])`,
    'g',
  );
  const byName = /\{\s*name: '[^']*',\s*slug: '([\w-]+)',?\s*\}/g;
  const lists = /(relatedServices|services): \[((?:\s*'[\w-]+',?)+\s*)\]/g;
  for (const file of recordsOf(copy).filter((path) => !path.endsWith('services/categories.ts'))) {
    const own = /services\/([\w-]+)\.ts$/.exec(file)?.[1];
    const text = copy.read(file);
    const changed = text
      .replace(named, (_match, slug: string | undefined, link = '', linked = '') =>
        slug ? `'${instead.get(slug)}'` : `${link}${instead.get(linked)}`,
      )
      .replace(byName, (_match, slug: string) => `{ name: '${TITLES[slug]}', slug: '${slug}' }`)
      .replace(lists, (_match, field: string, list: string) => {
        const slugs = new Set([...list.matchAll(/'([\w-]+)'/g)].map(([, slug]) => slug!));
        if (own) slugs.delete(own);
        // A service names two others at least.
        for (const slug of LEFT) if (own && slugs.size < 2 && slug !== own) slugs.add(slug);
        return `${field}: [${[...slugs].map((slug) => `'${slug}'`).join(', ')}]`;
      });
    if (changed !== text) copy.write(file, changed);
  }
  // What the pages count must be true.
  copy.edit('src/content/services-page.ts', 'value: 38', 'value: 4');
  for (const [category, slugs] of Object.entries(SERVICES))
    copy.edit(
      'src/content/services/categories.ts',
      new RegExp(`(?<=id: '${category}',[^]*?)slugs: \\[[^\\]]*\\]`),
      `slugs: [${slugs.map((slug) => `'${slug}'`).join(', ')}]`,
    );
}

/** The files of the content that hold records. */
const recordsOf = (copy: ProjectCopy): string[] =>
  readdirSync(join(copy.folder, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:schema|test)\.ts$|^derived\//.test(file))
    .map((file) => `src/content/${file}`);

const MINUTES_MS = 60_000;
const rebranded = new ProjectCopy();
beforeAll(async () => {
  await rebrand(rebranded);
  await rebranded.writeFunctionContent();
}, MINUTES_MS);
afterAll(() => rebranded.dispose());

const PROJECTS = ['unit', 'html', 'database'].flatMap((name) => ['--project', name]);
/** What reads no content. */
const LEFT_OUT = ['src/outbox/**', 'tests/proof/**', 'tests/abuse/**'].flatMap((files) => [
  '--exclude',
  files,
]);
it(
  'the unit, html and database tests pass for another business',
  async () =>
    expect(
      await rebranded.problemsOf(
        'vitest',
        'run',
        '--config',
        'tests/vitest.config.ts',
        ...PROJECTS,
        ...LEFT_OUT,
      ),
    ).toBe(''),
  15 * MINUTES_MS,
);
