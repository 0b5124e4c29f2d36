import { business, virtualConsultation } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { button, COLORS, layout, SANS, SERIF } from './layout.ts';
import { html, type Markup } from './markup.ts';
import {
  copyStyle,
  envelopeOf,
  footerLines,
  footerOf,
  later,
  smallStyle,
  type SubscriberRecord,
} from './subscriber-mail.ts';

const { text, facts, steps, preparation } = virtualConsultation;
const title = 'Virtual consultations';
const intro = 'Thank you for your interest. Here’s how the call goes, how to prepare and how to book.';
const pageOf = ({ siteUrl }: Settings) => `${siteUrl}/virtual-consultations`;

/** The mail to somebody who asked about virtual consultations: how they work, how to prepare, how to book. */
export function consultationMail(subscriber: SubscriberRecord, settings: Settings): Mail {
  return {
    ...envelopeOf(subscriber, settings),
    subject: `Virtual consultations at ${business.name}: how they work`,
    html: htmlOf(subscriber, settings),
    text: textOf(subscriber, settings),
  };
}

function htmlOf(subscriber: SubscriberRecord, settings: Settings): string {
  return layout({
    title: `${title} at ${business.name}`,
    preheader: 'How the call goes, how to prepare and how to book.',
    kicker: business.tagline,
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:42px 48px 0">
          <div class="ink" style="font-family:${SERIF};font-size:38px;line-height:42px;color:${COLORS.ink}">
            ${title}
          </div>
          <div class="ink" style="${copyStyle};padding-top:14px">${intro}</div>
          <div class="ink" style="${copyStyle};padding-top:14px">${text}</div>
        </td>
      </tr>
      <tr>
        <td class="edge" style="padding:24px 48px 0">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            ${facts.map(
              ({ label, value }) =>
                html`<tr>
                  <td class="line soft" width="120" style="${cell};color:${COLORS.soft}">${label}</td>
                  <td class="line ink" style="${cell};color:${COLORS.ink}">${value}</td>
                </tr>`,
            )}
          </table>
        </td>
      </tr>
      ${part(
        'How it works',
        steps.map((step, index) => html`<b>${index + 1}. ${step.title}.</b> ${step.text}`),
      )}
      ${part(
        'Before the call',
        preparation.map((item) => html`${item}`),
      )}
      <tr>
        <td class="edge" align="center" style="padding:30px 48px 0">
          ${button(business.bookingUrl, 'Book now', 'primary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:14px 48px 0">
          ${button(pageOf(settings), 'Questions and answers', 'secondary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:26px 48px 42px">
          <div class="soft" style="${smallStyle}">${later}</div>
        </td>
      </tr>
    </table>`,
    footer: footerOf(subscriber, settings),
  });
}

const cell = `border-bottom:1px solid ${COLORS.line};padding:9px 0;font-family:${SANS};font-size:15px;line-height:22px;vertical-align:top`;

const part = (heading: string, paragraphs: readonly Markup[]) =>
  html`<tr>
    <td class="edge" style="padding:30px 48px 0">
      <div class="ink" style="font-family:${SERIF};font-size:24px;line-height:28px;color:${COLORS.ink}">
        ${heading}
      </div>
      ${paragraphs.map((one) => html`<div class="ink" style="${copyStyle};padding-top:10px">${one}</div>`)}
    </td>
  </tr>`;

function textOf(subscriber: SubscriberRecord, settings: Settings): string {
  return [
    title,
    '',
    intro,
    '',
    text,
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    'HOW IT WORKS',
    ...steps.map((step, index) => `${index + 1}. ${step.title}. ${step.text}`),
    '',
    'BEFORE THE CALL',
    ...preparation.map((item) => `- ${item}`),
    '',
    `Book now: ${business.bookingUrl}`,
    `Questions and answers: ${pageOf(settings)}`,
    '',
    later,
    '',
    ...footerLines(subscriber, settings),
  ].join('\n');
}
