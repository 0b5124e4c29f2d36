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
import { paths } from '../../site/paths.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { buildVariables } from '../../plugins/build-variables.ts';
import { printKit } from '../../plugins/staff/print-kit.ts';
import { PAPERS } from '../../plugins/staff/sheet.ts';

const folder = resolve(import.meta.dirname, '../../../print');
const { siteUrl } = buildVariables(process.env);
const sheets: { file: string; width: number; height: number }[] = [];

for (const { code, description } of qrCodes.entries) {
  await mkdir(`${folder}/${code}`, { recursive: true });
  for (const [name, content] of Object.entries(await printKit(code, siteUrl)))
    await writeFile(`${folder}/${code}/${name}`, content);
  for (const [name, paper] of Object.entries(PAPERS))
    sheets.push({ file: `${folder}/${code}/${name}.html`, ...paper });
  console.log(`print/${code}: ${description}, ${siteUrl}${paths.qrCode(code)}`);
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
