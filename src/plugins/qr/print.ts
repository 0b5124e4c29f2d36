/**
 * `npm run qr`: writes a print-ready SVG and PNG, an A6 card and an A4 poster for every code of `src/content/qr-codes.ts`
 * into `print/<code>/`. The codes lead to SITE_URL, or else to the URL of the business record. The sheets are HTML files
 * that print in their size, and also PDF files if Chromium is installed.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { paths } from '../../site/paths.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { buildEnvironment } from '../build-variables.ts';
import { codeSvg, drawCode } from '../../site/qr-code-svg.ts';
import { PAPERS, sheetHtml } from './sheet.ts';

/** 40 pixels per module give about 1500 for the whole code, which is 300 dpi at 12 cm. */
const MODULE_PIXELS = 40;
const CODE_WIDTH_MM = 40;

const folder = resolve(import.meta.dirname, '../../../print');
const { siteUrl } = buildEnvironment(process.env);
const sheets: { file: string; width: number; height: number }[] = [];

for (const { code, description } of qrCodes.entries) {
  const address = siteUrl + paths.qrCode(code);
  const drawing = drawCode(address);
  const codeFolder = resolve(folder, code);
  await mkdir(codeFolder, { recursive: true });
  await writeFile(`${codeFolder}/code.svg`, codeSvg(drawing, CODE_WIDTH_MM));
  await sharp(Buffer.from(codeSvg(drawing, drawing.size * MODULE_PIXELS, 'px')))
    .withMetadata({ density: 300 })
    .png({ palette: true })
    .toFile(`${codeFolder}/code.png`);
  for (const [name, paper] of Object.entries(PAPERS)) {
    const file = `${codeFolder}/${name}.html`;
    await writeFile(file, sheetHtml(drawing, paper, new URL(siteUrl).host));
    sheets.push({ file, ...paper });
  }
  console.log(`print/${code}: ${description}, ${address}`);
}
await printSheets();

/** Prints the sheets to PDF files, if there is a browser. */
async function printSheets(): Promise<void> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium
    .launch({ args, ...(installed && { executablePath: installed }) })
    .catch(() => undefined);
  if (!browser) {
    console.log(
      'No Chromium found for the PDF files. Open the HTML files and print them; their size is set.',
    );
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
