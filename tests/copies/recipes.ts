/** The recipes of CONTRIBUTING, followed in a copy. Each returns the files that it touched by hand. */
import sharp from 'sharp';
import type { ProjectCopy } from './project-copy.ts';

const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8aa39b' } })
    .jpeg()
    .toBuffer();

/** Edits files of a copy and notes which. */
class Steps {
  readonly files = new Set<string>();
  private readonly copy: ProjectCopy;
  constructor(copy: ProjectCopy) {
    this.copy = copy;
  }
  edit(file: string, from: string, to: string): void {
    this.copy.edit(file, from, to);
    this.files.add(file);
  }
  write(file: string, text: string | Buffer): void {
    this.copy.write(file, text);
    this.files.add(file);
  }
}

export function addPage(copy: ProjectCopy): Set<string> {
  const steps = new Steps(copy);
  steps.edit('src/site/paths.ts', "  rewards: '/rewards',", "  rewards: '/rewards',\n  parties: '/parties',");
  steps.edit(
    'src/site/pages.ts',
    '  { pattern: paths.sitemap,',
    "  { pattern: paths.parties, module: 'parties/parties.tsx' },\n  { pattern: paths.sitemap,",
  );
  steps.write(
    'src/content/parties.ts',
    `export const parties = {
  meta: {
    title: 'Parties at our studio',
    description:
      'Bring three friends or more for an evening of facials and head spa rituals. See what is included, how to book, and what each guest needs to know.',
  },
  title: 'An evening for you and your friends',
  text: 'Bring three friends or more. We’ll have the studio ready for you.',
};
`,
  );
  steps.edit(
    'src/content/registry.ts',
    "  'paying.ts':",
    "  'parties.ts': { parties: words() },\n  'paying.ts':",
  );
  steps.write(
    'src/app/routes/parties/parties.tsx',
    `import { parties } from '../../../content/parties.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { FirstScreen } from '../../../ui/below-fold.tsx';
import { Section } from '../../../ui/section.tsx';

/** The page about parties. */
export function Component() {
  return (
    <FirstScreen>
      <Section labelledBy="parties-title">
        <div className="wrap">
          <h1 id="parties-title" className="display-l">
            {parties.title}
          </h1>
          <p className="lead">{parties.text}</p>
        </div>
      </Section>
    </FirstScreen>
  );
}

export const head: HeadOf = () => ({ ...parties.meta, path: paths.parties });
`,
  );
  steps.edit(
    'src/content/sitemap.ts',
    "    rewards: 'Points & Rewards',",
    "    rewards: 'Points & Rewards',\n    parties: 'Parties',",
  );
  return steps.files;
}

/** An article that is published today and has no other date. It names one service, whose page links back by itself. */
export async function addArticle(copy: ProjectCopy): Promise<Set<string>> {
  const steps = new Steps(copy);
  const paragraphs = Array.from(
    { length: 10 },
    (_, at) => `    { type: 'paragraph', text: 'Paragraph ${at + 1} says how to look after your scalp.' },`,
  );
  steps.write(
    'src/content/articles/scalp-in-summer.ts',
    `import type { Article } from './article.schema.ts';

export const scalpInSummer = {
  slug: 'scalp-in-summer',
  title: 'Your scalp in summer',
  subtitle: 'Shade, water and a gentle wash',
  author: 'Maren Solis',
  authorRole: 'Founder and Medical Aesthetician',
  publishDate: '${new Date().toISOString().slice(0, 10)}',
  readTime: '1 min read',
  category: 'Hair Care',
  tags: ['Scalp', 'Summer', 'Sun'],
  thumbnail: { name: 'article-scalp-in-summer', alt: 'A straw hat on a wooden bench' },
  featured: false,
  excerpt: 'Sun, salt and chlorine dry the scalp. Three habits keep it calm.',
  content: [
${paragraphs.join('\n')}
  ],
  relatedArticles: [],
  relatedServices: ['head-spa'],
  metaTitle: 'How to care for your scalp in summer',
  metaDescription:
    'Sun, salt water and chlorine dry the skin under your hair. See how shade, water and a gentle wash keep your scalp calm from June through September.',
  keywords: ['scalp care', 'summer scalp', 'sun protection for hair'],
} satisfies Article;
`,
  );
  steps.write('src/media/masters/article-scalp-in-summer.jpg', await picture());
  return steps.files;
}

/** A service like another one, with names of its own. */
export async function addService(copy: ProjectCopy): Promise<Set<string>> {
  const steps = new Steps(copy);
  const like = copy.read('src/content/services/led-scalp-therapy.ts');
  const field = (name: string, value: string) => (text: string) =>
    text.replace(new RegExp(`^  ${name}:\\s*(?:'[^']*'|\`[^\`]*\`),`, 'm'), `  ${name}: \`${value}\`,`);
  const record = [
    field('slug', 'scalp-facial'),
    field('title', 'Scalp Facial'),
    field('metaTitle', 'Scalp facial in ${business.address.city}'),
    field(
      'metaDescription',
      'A facial for the skin under your hair: a cleanse, a mild peel and a mask. See what happens at each step, how long it takes and who should wait a while.',
    ),
  ].reduce((text, change) => change(text), like);
  steps.write('src/content/services/scalp-facial.ts', record);
  steps.edit(
    'src/content/services/categories.ts',
    "'led-scalp-therapy',",
    "'led-scalp-therapy',\n      'scalp-facial',",
  );
  steps.write('src/media/masters/service-scalp-facial.jpg', await picture());
  return steps.files;
}

export function addQrCode(copy: ProjectCopy): Set<string> {
  const steps = new Steps(copy);
  steps.edit(
    'src/content/qr-codes.ts',
    'const own: QrCode[] = [',
    `const own: QrCode[] = [
  {
    code: 'window',
    destination: paths.services,
    description: 'Sticker on the window',
    enabled: true,
    lastUpdated: '2026-11-20',
  },`,
  );
  return steps.files;
}

/** An optional field of one line, on the site, without script, in the database, in the mail and at the desk. */
export function addFormField(copy: ProjectCopy): Set<string> {
  const steps = new Steps(copy);
  steps.edit(
    'supabase/functions/_shared/inquiry-fields.ts',
    '  message: {',
    "  bestTime: { column: 'best_time', max: 80, kind: 'line' },\n  message: {",
  );
  steps.edit(
    'src/content/inquiry-form.ts',
    "  message: 'Message',",
    "  bestTime: 'Best time to call',\n  message: 'Message',",
  );
  const accept = /create function public\.accept_inquiry[^]*?\$\$;\n/.exec(
    copy.read('supabase/migrations/20261129120300_inquiries.sql'),
  )![0];
  steps.write(
    'supabase/migrations/20270101000000_best_time.sql',
    `-- Why: staff want to know when to call.
alter table public.inquiries add column best_time text check (char_length(best_time) <= 80);
grant insert (best_time) on public.inquiries to anon;
grant select (best_time) on public.inquiries to authenticated;

${accept
  .replace('create function', 'create or replace function')
  .replace('phone, service, message', 'phone, service, best_time, message')
  .replace("inquiry ->> 'service',", "inquiry ->> 'service', inquiry ->> 'best_time',")}`,
  );
  steps.edit(
    'src/staff/api/types.ts',
    '  service: string | null;',
    '  service: string | null;\n  best_time?: string | null;',
  );
  steps.edit(
    'src/staff/api/reading-inquiries.ts',
    "      service: textOrNull(row['service']),",
    "      service: textOrNull(row['service']),\n      best_time: textOrNull(row['best_time']),",
  );
  steps.edit(
    'src/staff/inbox/contact-card.tsx',
    '      <Assignee\n',
    "      {inquiry.best_time && <p className={styles['line']}>{inquiry.best_time}</p>}\n      <Assignee\n",
  );
  return steps.files;
}
