import { business } from '../content.ts';
import { html, Markup } from './markup.ts';

/** The site's design tokens. Mail programs do not support custom properties. */
export const COLORS = {
  paper: '#fbf8f4',
  card: '#ffffff',
  ink: '#2a2320',
  /** Ink at 72 %, on the card. */
  soft: '#665f5b',
  line: '#eadfd2',
  clay: '#8f5440',
  tide: '#1f3b3f',
  gold: '#c9a36a',
} as const;

export const SERIF = "'Cormorant Garamond', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
export const SANS = "Jost, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Dark colors for mail programs that support them. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-decoration-thickness: 1px; }
@media (max-width: 480px) {
  .edge { padding-left: 24px !important; padding-right: 24px !important; }
  .half { display: block !important; width: 100% !important; padding: 0 0 12px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: #171312 !important; }
  .card { background: #221c1a !important; border-color: #c9a36a #3a302b #3a302b !important; }
  .ink, .ink a { color: #f3ebe2 !important; }
  .soft { color: #c3b6aa !important; }
  .clay, .clay a { color: #e0a58c !important; }
  .line { border-color: #3a302b !important; }
  .note { background: #2b2320 !important; }
  .primary { background: #c9a36a !important; border-color: #c9a36a !important; color: #171312 !important; }
  .secondary { border-color: #c9a36a !important; color: #f3ebe2 !important; }
}`;

/** Space after the preview text: without it mail programs add the first words of the mail. */
const PREHEADER_PADDING = new Markup('\u00a0\u200c'.repeat(80));

/** A whole mail: preview text, masthead, card, and `footer` in small type below the card. */
export function layout(parts: {
  title: string;
  preheader: string;
  kicker: string;
  body: Markup;
  footer: Markup;
}): string {
  return `<!doctype html>${
    html`<html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${parts.title}</title>
        <style>
          ${new Markup(DARK)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${COLORS.paper};-webkit-text-size-adjust:100%">
        <div
          style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${COLORS.paper}"
        >
          ${parts.preheader}${PREHEADER_PADDING}
        </div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${COLORS.paper}"
        >
          <tr>
            <td align="center" style="padding:28px 12px 40px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px"
              >
                <tr>
                  <td align="center" style="padding:0 0 22px">
                    <div
                      class="ink"
                      style="font-family:${SERIF};font-size:25px;line-height:30px;letter-spacing:.14em;text-transform:uppercase;color:${COLORS.ink}"
                    >
                      ${business.name}
                    </div>
                    <div
                      class="clay"
                      style="font-family:${SANS};font-size:12px;line-height:18px;letter-spacing:.2em;text-transform:uppercase;color:${COLORS.clay};padding-top:4px"
                    >
                      ${parts.kicker}
                    </div>
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:${COLORS.card};border:1px solid ${COLORS.line};border-top:3px solid ${COLORS.gold};border-radius:4px"
                  >
                    ${parts.body}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft edge"
                    align="center"
                    style="padding:24px 36px 0;font-family:${SANS};font-size:13px;line-height:21px;color:${COLORS.soft}"
                  >
                    ${parts.footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source
  }`.replace(/\n\s+/g, '\n');
}

/** The business's address in one line, as a commercial mail must state it (CAN-SPAM). */
export const postalAddress = [
  business.name,
  business.address.street,
  `${business.address.city}, ${business.address.region} ${business.address.postalCode}`,
].join(', ');

/** A wide link, at least 48 px high. `primary` is filled. */
export function button(href: string, label: string, kind: 'primary' | 'secondary'): Markup {
  const colors =
    kind === 'primary'
      ? `background:${COLORS.tide};border:1px solid ${COLORS.tide};color:#ffffff`
      : `border:1px solid ${COLORS.tide};color:${COLORS.tide}`;
  return html`<a
    href="${href}"
    class="${kind}"
    style="display:block;${colors};border-radius:2px;padding:15px 20px;font-family:${SANS};font-size:15px;line-height:20px;font-weight:500;letter-spacing:.08em;text-align:center;text-decoration:none"
    >${label}</a
  >`;
}
