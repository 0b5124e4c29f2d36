import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A font face of the site. `token` is the custom property that stylesheets use for its family. */
interface Face {
  token: '--font-display' | '--font-text';
  family: string;
  file: string;
  style: 'normal' | 'italic';
  weights: { min: number; max: number };
}

const require = createRequire(import.meta.url);

function face(token: Face['token'], family: string, style: Face['style'], min: number, max: number): Face {
  const name = family.toLowerCase().replace(' ', '-');
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`);
  return { token, family, style, file, weights: { min, max } };
}

const faces = [
  face('--font-display', 'Cormorant Garamond', 'normal', 400, 600),
  face('--font-display', 'Cormorant Garamond', 'italic', 400, 500),
  face('--font-text', 'Jost', 'normal', 400, 600),
];

/** A subsetted font file of the build, in `fonts/`. */
export interface FontFile extends Face {
  fileName: string;
  source: Buffer;
}

/** Characters that visitors may type or scripts may show, in addition to those on the pages. */
const always =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + '’‘“”–—…›®™©éèêñüöäßç°½×→←';

/** Jost draws it no larger than a middle dot. The fallback font draws a bullet. */
const BULLET = '•';

/** The font files, subsetted to the characters of `text` and to the weights in use. */
export async function fontFiles(text: string): Promise<FontFile[]> {
  const characters = [...new Set(always + text)].filter((one) => one !== BULLET).join('');
  return Promise.all(
    faces.map(async (face) => {
      const source = await subsetFont(readFileSync(face.file), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: face.weights },
      });
      const digest = hash('sha256', source, 'base64url').slice(0, 8);
      const name = face.family.split(' ')[0]!.toLowerCase();
      return { ...face, source, fileName: `fonts/${name}-${face.style}-${digest}.woff2` };
    }),
  );
}

/**
 * The `@font-face` rules of the files, and the tokens that put each family before its fallback: once the app says so
 * (`src/app/web-fonts.ts`), or without scripts.
 */
export function fontFaceCss(files: readonly FontFile[]): string {
  const rules = files.map(
    ({ family, style, weights, fileName }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights.min} ${weights.max};` +
      `font-display:swap;src:url(/${fileName}) format("woff2")}`,
  );
  const families = new Map(files.map(({ token, family }) => [token, family]));
  const tokens = [...families].map(([token, family]) => `${token}:"${family}",var(${token}-fallback)`);
  const shown = `{${tokens.join(';')}}`;
  return [...rules, `:root[data-fonts=shown]${shown}`, `@media (scripting:none){:root${shown}}`].join('\n');
}
