import { encodeQR } from 'qr';

/** Light modules around the code, as scanners want it (ISO/IEC 18004, 9.1). */
export const QUIET = 4;

/** A code as drawing: one path of dark modules, each one unit wide. `size` includes the quiet zone. */
export interface CodeDrawing {
  size: number;
  path: string;
}

/**
 * Draws `text` as a QR code. A quarter of it may be dirty, creased or covered and it still reads: enough for bags and
 * banners.
 */
export function drawCode(text: string): CodeDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
  const runs = rows.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      found.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
    }
    return found;
  });
  return { size: rows.length, path: runs.join('') };
}

/** The code alone: `width` in millimetres or pixels, dark on white, no edge blurred. */
export function codeSvg({ size, path }: CodeDrawing, width: number, unit: 'mm' | 'px' = 'mm'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${width}${unit}" viewBox="0 0 ${size} ${size}"` +
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1f3b3f" d="${path}"/></svg>\n`
  );
}
