import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { business } from '../../content/business.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { LOGO_MARK, LOGO_NAME } from '../../shell/logo.ts';
import { CODE_PLACE, codeSvg, type CodeDrawing } from '../../site/qr-code-svg.ts';

/** A paper size in millimeters. */
export interface Paper {
  width: number;
  height: number;
}
export const PAPERS = {
  'card-a6': { width: 105, height: 148 },
  'poster-a4': { width: 210, height: 297 },
} as const satisfies Record<string, Paper>;

const require = createRequire(import.meta.url);
const font = (family: string, name: string) =>
  `@font-face{font-family:"${family}";font-weight:300 700;src:url(data:font/woff2;base64,${readFileSync(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ).toString('base64')})}`;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * A printable sheet with the code in the brand's design: one self-contained HTML file that prints in its size. All
 * measures are fractions of the sheet's width, so that the card is a smaller poster. Without a code it has `CODE_PLACE`.
 */
export function sheetHtml(code: CodeDrawing | undefined, { width, height }: Paper, address: string): string {
  const { title, text, hint } = qrCodes.print;
  const at = (part: number) => `${((part * width) / 100).toFixed(3)}mm`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(business.name)}: ${escape(address)}</title>
<style>
${font('Cormorant Garamond', 'cormorant-garamond')}
${font('Jost', 'jost')}
@page { size: ${width}mm ${height}mm; margin: 0 }
* { margin: 0; box-sizing: border-box }
html { background: #fbf8f4; -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { position: relative; display: flex; flex-direction: column; align-items: center; width: ${width}mm;
  height: ${height}mm; padding: ${at(11)} ${at(12)} ${at(8.5)}; overflow: hidden; background: #fbf8f4;
  color: #2a2320; font-family: Jost, sans-serif; text-align: center }
body::before { content: ''; position: absolute; inset: ${at(4)}; border: ${at(0.25)} solid #c9a36a }
.mark { width: ${at(15)}; color: #c9a36a }
.name { width: ${at(46)}; margin-top: ${at(2.5)}; color: #1f3b3f }
.tagline { margin-top: ${at(2)}; font-size: ${at(2.5)}; letter-spacing: .23em; text-transform: uppercase }
h1 { margin-top: ${at(6)}; font: 500 ${at(8.6)}/1.05 'Cormorant Garamond', serif }
.text { max-width: ${at(66)}; margin-top: ${at(3)}; font-size: ${at(3.3)}; line-height: 1.45; color: #6b5f58 }
.code { width: ${at(41)}; margin-top: ${at(5)}; border: ${at(0.25)} solid #c9a36a; background: #fff; line-height: 0 }
.code svg { width: 100%; height: auto }
.hint { margin-top: ${at(3.5)}; color: #8f5440; font-size: ${at(2.6)}; font-weight: 500; letter-spacing: .16em;
  text-transform: uppercase }
.foot { margin-top: auto; font-size: ${at(2.6)}; line-height: 1.6; color: #6b5f58 }
</style>
<body>
<svg class="mark" viewBox="0 0 200 200" fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round"><path d="${LOGO_MARK}"/></svg>
<svg class="name" viewBox="0 0 1140 112" fill="currentColor"><path d="${LOGO_NAME}"/></svg>
<p class="tagline">${escape(business.tagline)}</p>
<h1>${escape(title)}</h1>
<p class="text">${escape(text)}</p>
<div class="code">${code ? codeSvg(code, width * 0.41) : CODE_PLACE}</div>
<p class="hint">${escape(hint)}</p>
<p class="foot">${escape(address)}<br>${escape(`${business.address.street}, ${business.address.city} · ${business.phone.display}`)}</p>
</body>
</html>
`;
}
