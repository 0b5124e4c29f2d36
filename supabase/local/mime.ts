const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

const COMPRESSIBLE = new Set(
  'css html js json map mjs svg ttf otf txt vtt wasm webmanifest xml ico'.split(' '),
);

const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** The media type that a file's name stands for. */
export function typeOf(file: string): string {
  return TYPES[extension(file)] ?? 'application/octet-stream';
}

/** Whether compressing such a file saves anything. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.has(extension(file));
}
