import sharp from 'sharp';
import { paths } from '../../site/paths.ts';
import { codeSvg, drawCode } from '../../site/qr-code-svg.ts';
import { PAPERS, sheetHtml } from './sheet.ts';

/** 40 pixels per module give about 1500 for the whole code, which is 300 dpi at 12 cm. */
const MODULE_PIXELS = 40;
const CODE_WIDTH_MM = 40;

/** The files to print a code with, by name: the code as SVG and PNG, and a sheet in each paper size. */
export async function printKit(code: string, siteUrl: string): Promise<Record<string, string | Buffer>> {
  const drawing = drawCode(siteUrl + paths.qrCode(code));
  const svg = Buffer.from(codeSvg(drawing, drawing.size * MODULE_PIXELS, 'px'));
  const sheets = Object.entries(PAPERS).map(([name, paper]) => [
    `${name}.html`,
    sheetHtml(drawing, paper, new URL(siteUrl).host),
  ]);
  return {
    'code.svg': codeSvg(drawing, CODE_WIDTH_MM),
    'code.png': await sharp(svg).withMetadata({ density: 300 }).png({ palette: true }).toBuffer(),
    ...Object.fromEntries(sheets),
  };
}
