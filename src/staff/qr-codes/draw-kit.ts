/** Draws the print kit of a code that is newer than the build. */
import { CODE_PLACE, codeSvg, drawCode } from '../../site/qr-code-svg.ts';
import { paths } from '../../site/paths.ts';

const CODE_WIDTH_MM = 40;
/** As in the kits of the build (`src/plugins/staff/print-kit.ts`). */
const MODULE_PIXELS = 40;
const SHEETS = ['card-a6', 'poster-a4'];

/** @returns the address of each file by its name. They lead to nothing once the desk is closed. */
export async function drawKit(code: string): Promise<Record<string, string>> {
  const drawing = drawCode(location.origin + paths.qrCode(code));
  const svg = codeSvg(drawing, CODE_WIDTH_MM);
  const sheets = await Promise.all(
    SHEETS.map(async (name) => {
      const response = await fetch(`/staff-files/print/blank-${name}.html`);
      if (!response.ok) throw new Error(`The blank sheet ${name} answers ${response.status}.`);
      const html = (await response.text()).replace(CODE_PLACE, svg);
      return [`${name}.html`, URL.createObjectURL(new Blob([html], { type: 'text/html' }))] as const;
    }),
  );
  return {
    // Not as a blob: the image of the kit may be shown from a data address only.
    'code.svg': `data:image/svg+xml,${encodeURIComponent(svg)}`,
    'code.png': await png(codeSvg(drawing, drawing.size * MODULE_PIXELS, 'px')),
    ...Object.fromEntries(sheets),
  };
}

async function png(svg: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}
