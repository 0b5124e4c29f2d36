import { encodeQR } from 'qr';

/** Width of the light border in modules, which scanners need (ISO/IEC 18004, 9.1). */
export const QUIET = 4;

/** A code as a path of dark modules, each one unit wide. `size` includes the border. */
export interface CodeDrawing {
  size: number;
  path: string;
}

/**
 * Draws `text` as a QR code. It stays readable with a quarter of it dirty, creased or covered, as on bags and banners.
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

/** The code alone, dark on white with sharp edges. `width` in millimeters or pixels. */
export function codeSvg({ size, path }: CodeDrawing, width: number, unit: 'mm' | 'px' = 'mm'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${width}${unit}" viewBox="0 0 ${size} ${size}"` +
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1f3b3f" d="${path}"/></svg>\n`
  );
}

/** Where a sheet without a code has its place. */
export const CODE_PLACE = '<!-- code -->';
