/**
 * `npm run qr`: for every code of `src/content/qr-codes.ts` a print-ready SVG and PNG, an A6 card and an A4 poster, in
 * `print/<code>/`. The address in the codes is SITE_URL's, else that of the business record. The sheets are HTML files
 * that print at their size; where there is a Chromium they come as PDF, too.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { paths } from '../../site/paths.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { buildEnvironment } from '../environment.ts';
import { codeSvg, drawCode } from './code-svg.ts';
import { PAPERS, sheetHtml } from './sheet.ts';

/** Pixels per module: 40 make about 1500 for the whole code, 300 dpi at 12 cm. */
const MODULE = 40;
const CODE_WIDTH = 40;

const folder = resolve(import.meta.dirname, '../../../print');
const { siteUrl } = buildEnvironment(process.env);
const sheets: { file: string; width: number; height: number }[] = [];

for (const { code, description } of qrCodes.entries) {
  const address = siteUrl + paths.qrCode(code);
  const drawing = drawCode(address);
  const own = resolve(folder, code);
  await mkdir(own, { recursive: true });
  await writeFile(`${own}/code.svg`, codeSvg(drawing, CODE_WIDTH));
  await sharp(Buffer.from(codeSvg(drawing, drawing.size * MODULE, 'px')))
    .withMetadata({ density: 300 })
    .png({ palette: true })
    .toFile(`${own}/code.png`);
  for (const [name, paper] of Object.entries(PAPERS)) {
    const file = `${own}/${name}.html`;
    await writeFile(file, sheetHtml(drawing, paper, new URL(siteUrl).host));
    sheets.push({ file, ...paper });
  }
  console.log(`print/${code}: ${description}, ${address}`);
}
await printSheets();

/** The sheets as PDF. Without a browser the HTML files are what there is, and say so. */
async function printSheets(): Promise<void> {
  const own = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(own && { executablePath: own }) }).catch(() => undefined);
  if (!browser) {
    console.log('No Chromium for the PDF files: open the HTML files and print them, their size is set.');
    return;
  }
  try {
    const page = await browser.newPage();
    for (const { file, width, height } of sheets) {
      await page.goto(pathToFileURL(file).href);
      await page.evaluate('document.fonts.ready');
      await page.pdf({
        path: file.replace(/html$/, 'pdf'),
        width: `${width}mm`,
        height: `${height}mm`,
        printBackground: true,
      });
    }
  } finally {
    await browser.close();
  }
}
