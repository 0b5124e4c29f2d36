import { COLORS, SANS, SERIF } from './mails/layout.ts';
import { Markup } from './mails/markup.ts';

const ALERT = '#9b2f24';

/** The look of the pages without script: the site's colors and measures, with fonts that every device has. */
export const FORM_STYLE = new Markup(`
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1.25rem 3rem; background: ${COLORS.paper}; color: ${COLORS.ink};
  font: 1.0625rem/1.6 ${SANS}; overflow-wrap: anywhere; }
header, main, footer { max-width: 40rem; margin: 0 auto; }
header { text-align: center; }
header a { display: inline-block; padding: 0.5rem; font: 1.625rem/1.2 ${SERIF}; letter-spacing: 0.14em;
  text-transform: uppercase; text-decoration: none; }
header p { margin: 0; color: ${COLORS.clay}; font-size: 0.8125rem; letter-spacing: 0.16em; text-transform: uppercase; }
main { margin-top: 2rem; padding: 1.5rem clamp(1.25rem, 5vw, 3rem) 2.5rem; background: ${COLORS.card};
  border: 1px solid ${COLORS.line}; border-top: 3px solid ${COLORS.gold}; border-radius: 4px; }
h1 { margin: 0.5em 0 0.4em; font: 400 clamp(2rem, 1.6rem + 2vw, 2.75rem)/1.1 ${SERIF}; }
a { color: ${COLORS.ink}; }
.field { margin: 1.5rem 0; }
label { display: block; margin-bottom: 0.25rem; font-weight: 500; }
label span { color: ${COLORS.soft}; font-weight: 400; }
input, textarea { display: block; width: 100%; min-height: 3rem; padding: 0.625rem 0.75rem; border: 1px solid #8d7d72;
  border-radius: 3px; background: #fff; color: inherit; font: inherit; }
[aria-invalid] { border: 2px solid ${ALERT}; }
.problem, .problems, .problems a { color: ${ALERT}; }
.problem { margin: 0.375rem 0 0; }
.problems { padding: 0.25rem 1.25rem; border: 2px solid ${ALERT}; border-radius: 3px; }
.problems li { padding: 0.25rem 0; }
.button { display: inline-block; min-height: 3rem; padding: 0.75rem 1.75rem; border: 1px solid ${COLORS.tide};
  border-radius: 3px; background: ${COLORS.tide}; color: #fff; font: 500 0.9375rem/1.5 ${SANS}; letter-spacing: 0.08em;
  text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid ${COLORS.clay}; outline-offset: 2px; }
footer { margin-top: 1.5rem; color: ${COLORS.soft}; font-size: 0.9375rem; text-align: center; }
footer p { margin: 0.25rem 0; }
footer a { color: ${COLORS.soft}; display: inline-block; padding: 0.25rem; }
`);
