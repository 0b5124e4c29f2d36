import sharp from 'sharp';
import type { Plugin } from 'vite';
import { qrCodes } from '../../content/qr-codes.ts';
import { paths } from '../../site/paths.ts';
import { codeSvg, drawCode } from '../../site/qr-code-svg.ts';
import { PAPERS, sheetHtml } from '../qr/sheet.ts';
import { STAFF_FILES } from './served-paths.ts';

const CODE_WIDTH_MM = 40;
/** 40 pixels per module give about 1500 for the whole code, which is 300 dpi at 12 cm. */
const MODULE_PIXELS = 40;

/** Adds what `npm run qr` writes for every code, except the PDF files, so that the desk can offer it for download. */
export function printKit(siteUrl: string): Plugin {
  return {
    name: 'print-kit',
    apply: 'build',
    async generateBundle() {
      const { host } = new URL(siteUrl);
      // For codes that owners add in the desk.
      for (const [name, paper] of Object.entries(PAPERS))
        this.emitFile({
          type: 'asset',
          fileName: `${STAFF_FILES.slice(1)}/print/blank-${name}.html`,
          source: sheetHtml(undefined, paper, host),
        });
      for (const { code } of qrCodes.entries) {
        const drawing = drawCode(siteUrl + paths.qrCode(code));
        const emit = (name: string, file: string | Uint8Array) =>
          this.emitFile({
            type: 'asset',
            fileName: `${STAFF_FILES.slice(1)}/print/${code}/${name}`,
            source: file,
          });
        emit('code.svg', codeSvg(drawing, CODE_WIDTH_MM));
        const svg = Buffer.from(codeSvg(drawing, drawing.size * MODULE_PIXELS, 'px'));
        emit('code.png', await sharp(svg).withMetadata({ density: 300 }).png({ palette: true }).toBuffer());
        for (const [name, paper] of Object.entries(PAPERS))
          emit(`${name}.html`, sheetHtml(drawing, paper, host));
      }
    },
  };
}
