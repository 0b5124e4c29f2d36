/**
 * Writes what the edge functions need from `src/content` to `supabase/functions/_shared/content.json`. `npm start` and
 * `npm run dev` do it at each start; `npm run deploy` does it, too.
 */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { business } from '../../src/content/business.ts';
import { inquiryForm } from '../../src/content/inquiry-form.ts';
import { offerSetting } from '../../src/content/offer.ts';
import { offerTerms } from '../../src/content/offer-terms.ts';
import { qrCodes } from '../../src/content/qr-codes.ts';
import { virtualConsultations } from '../../src/content/virtual-consultations.ts';
import { linkedPages } from '../../src/site/pages.ts';
import { repositoryFiles } from '../check/files.ts';
import { FIELD_NAMES, valuesOf } from '../functions/_shared/inquiry-fields.ts';
import { displayHours } from '../functions/_shared/hours-text.ts';
import { writeDurably } from './durable-write.ts';

/** Path inside the project. */
export const FUNCTION_CONTENT = path.join('supabase', 'functions', '_shared', 'content.json');

/** The text of the file, as `npm run format` leaves it. */
export function functionContent(): string {
  const { name, tagline, url, phone, email, staffEmail, mailFrom, address, timeZone, bookingUrl } = business;
  const { street, city, region, postalCode } = address;
  const { hoursNote, replyWithinHours, confirmInquiries } = business;
  const { card, howItWorks, preparation } = virtualConsultations;
  const content = {
    business: {
      name,
      tagline,
      url,
      phone,
      email,
      staffEmail,
      mailFrom,
      address: { street, city, region, postalCode },
      timeZone,
      bookingUrl,
      hours: displayHours(business.openingHours),
      specialHours: business.specialHours,
      hoursNote,
      replyWithinHours,
      confirmInquiries,
    },
    offer: { setting: offerSetting, ...offerTerms },
    virtualConsultation: {
      text: card.text,
      facts: card.facts,
      steps: howItWorks.steps,
      preparation: preparation.items,
    },
    fieldLabels: valuesOf(FIELD_NAMES, (name) => inquiryForm[name]),
    pages: linkedPages(repositoryFiles().articles),
    qrCodes: Object.fromEntries(qrCodes.entries.map(({ code, description }) => [code, description])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes the file if it is missing or differs. @returns whether it did */
export async function writeFunctionContent(projectRoot: string): Promise<boolean> {
  const file = path.join(projectRoot, FUNCTION_CONTENT);
  const content = functionContent();
  if ((await readFile(file, 'utf8').catch(() => null)) === content) return false;
  await writeDurably(file, content);
  return true;
}

const command = process.argv[1];
if (command !== undefined && (await realpath(command)) === fileURLToPath(import.meta.url)) {
  const written = await writeFunctionContent(path.resolve(import.meta.dirname, '..', '..'));
  console.log(`${FUNCTION_CONTENT} ${written ? 'written' : 'is up to date'}.`);
}
