import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paths } from '../../site/paths.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { codeSvg, drawCode, QUIET } from '../../site/qr-code-svg.ts';
import { PAPERS, sheetHtml } from './sheet.ts';

const address = (code: string) => `https://www.lumentide.example.com${paths.qrCode(code)}`;
const pixels = async (svg: string, size: number) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
};

describe.each(qrCodes.entries.map(({ code }) => code))('the printed code "%s"', (code) => {
  const drawing = drawCode(address(code));

  it('decodes to its address', async () => {
    expect(decodeQR(await pixels(codeSvg(drawing, 40), 600))).toBe(address(code));
  });

  it('still decodes with a stain on a tenth of it', async () => {
    const image = await pixels(codeSvg(drawing, 40), 600);
    // A white rectangle in the middle.
    for (let y = 220; y < 380; y++) image.data.fill(255, (y * 600 + 240) * 4, (y * 600 + 360) * 4);
    expect(decodeQR(image)).toBe(address(code));
  });

  it('has a border of four light modules', () => {
    expect(QUIET).toBe(4);
    const starts = [...drawing.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      +x!,
      +y!,
      +x! + +width!,
    ]);
    for (const [x, y, end] of starts) {
      expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(4);
      expect(Math.max(end!, y! + 1)).toBeLessThanOrEqual(drawing.size - 4);
    }
  });

  it.each(Object.entries(PAPERS))('is on the sheet %s, which loads no other files', (_, paper) => {
    const html = sheetHtml(drawing, paper, 'www.lumentide.example.com');
    expect(html).toContain(`@page { size: ${paper.width}mm ${paper.height}mm`);
    expect(html).toContain(drawing.path);
    expect(html).toContain(qrCodes.print.title);
    expect(html).not.toMatch(/(src|href)="|url\(http/);
  });
});
