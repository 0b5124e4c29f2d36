import { oneLine } from '../addresses.ts';
import { business } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import type { Digest, DigestInquiry } from './digest.ts';
import { figures, inquiryBlock, inquiryRow, rowsOf, section } from './digest-blocks.ts';
import { type DigestPlan, planDigest } from './digest-plan.ts';
import { digestText } from './digest-text.ts';
import { count, factsOf, introOf, more, signUpParts, SUSPECTED } from './digest-words.ts';
import { COLORS, layout, postalAddress, SERIF } from './layout.ts';
import { html } from './markup.ts';
import { formatDay } from './when.ts';

/**
 * The staff's mail about what is still open, and about the sign-ups and scans of a day. It has a size that every mail
 * program shows. `attempt` makes the Message-ID of a digest sent by hand unique.
 */
export function digestMail(digest: Digest, settings: Settings, attempt = ''): Mail {
  const { since, day } = digest;
  const days = since === day ? formatDay(day) : `${formatDay(since)} to ${formatDay(day)}`;
  const facts = factsOf(digest);
  const plan = planDigest(digest, settings.siteUrl);
  return {
    messageId: `<digest-${day}${attempt}@${settings.mailFrom.split('@')[1]}>`,
    from: { name: `${business.name} website`, address: settings.mailFrom },
    to: settings.staffEmail,
    replyTo: null,
    subject: `${days}: ${facts.join(', ')}`,
    html: htmlOf(digest, plan, days, facts.join(' · '), settings.siteUrl),
    text: digestText(digest, plan, days, settings.siteUrl),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function htmlOf(digest: Digest, plan: DigestPlan, days: string, preheader: string, siteUrl: string): string {
  const row = (one: DigestInquiry) => inquiryRow(one, digest.writtenAt, siteUrl);
  const knownCount = digest.inquiryCount - digest.suspectedCount;
  const betweenCount = knownCount - plan.full.length;
  return layout({
    title: `Daily summary: ${days}`,
    preheader,
    kicker: 'Daily summary',
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:36px 40px 0">
          <div class="ink" style="font-family:${SERIF};font-size:34px;line-height:38px;color:${COLORS.ink}">
            ${days}
          </div>
        </td>
      </tr>
      <tr>
        <td class="edge" style="padding:26px 40px 0">${figures(digest)}</td>
      </tr>
      ${section(
        'Waiting for an answer',
        plan.full.map((inquiry) => inquiryBlock(inquiry, digest.writtenAt, siteUrl)),
        { intro: introOf(digest) },
      )}
      ${
        digest.suspectedCount > 0 &&
        section('Possibly from a bot', [rowsOf(plan.suspected.map(row))], {
          intro: SUSPECTED,
          more: more(digest.suspectedCount, plan.suspected.length, 'inquiry', 'inquiries'),
        })
      }
      ${
        betweenCount > 0 &&
        section('Also waiting', [rowsOf(plan.rows.map(row))], {
          more: more(betweenCount, plan.rows.length, 'inquiry', 'inquiries'),
        })
      }
      <tr>
        <td class="edge" style="padding:20px 40px 0">
          <a class="ink" href="${siteUrl}/staff" style="color:${COLORS.ink}">Open the staff desk</a>
        </td>
      </tr>
      ${section(
        'New on the mailing list',
        [
          rowsOf(
            plan.signUps.map((one) => {
              const [email = '', ...details] = signUpParts(one);
              return [email, details.filter(Boolean).join(' · '), ''];
            }),
          ),
        ],
        {
          empty: digest.signUpCount === 0 && 'No one signed up.',
          more: more(digest.signUpCount, plan.signUps.length, 'sign-up', 'sign-ups'),
          note:
            digest.unsubscribedCount > 0 &&
            `${count(digest.unsubscribedCount, 'person', 'people')} left the list.`,
        },
      )}
      ${section(
        'Scans by code',
        [rowsOf(plan.scans.map(({ code, place, visits }) => [place, oneLine(code, 64), visits]))],
        {
          empty: digest.scanCount === 0 && 'No codes were scanned.',
          more: more(digest.codeCount, plan.scans.length, 'code', 'codes'),
        },
      )}
      <tr>
        <td style="padding:0 0 36px"></td>
      </tr>
    </table>`,
    footer: html`We promise visitors an answer within ${business.replyWithinHours} hours.<br />${postalAddress}`,
  });
}
