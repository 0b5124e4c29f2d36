/**
 * What a photograph may hold that visitors see: its pixels and nothing else. Cameras write where and when it was taken into
 * segments of their own, and programs write names and earlier versions there. Pure: the desk removes them, the function that saves
 * refuses whatever still has any.
 */

/** The largest file, in bytes. The database takes no larger one either. */
export const MAX_PHOTO_BYTES = 200 * 1024;
/** The size at which a photograph is kept, in pixels, and the smallest one that is sharp enough. */
export const PHOTO_SIZE = { width: 1200, height: 900 };
export const MIN_PHOTO_SIZE = { width: 640, height: 480 };

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive images. What browsers write, and what they can show. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, without which the image can't be decoded: Huffman, quantization, restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);

interface Segment {
  marker: number;
  /** The bytes of the whole segment, with its marker, and for a scan with the pixels that follow. */
  start: number;
  end: number;
}

/** The segments of a file from its first byte to its last one; undefined if they don't fit together. */
function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  const segments: Segment[] = [];
  if (bytes[0] !== MARKER || bytes[1] !== START) return undefined;
  for (let at = 2; at < bytes.length;) {
    const [first, marker, high, low] = bytes.subarray(at, at + 4);
    if (first !== MARKER || marker === undefined) return undefined;
    // Nothing may follow the end. Some phones keep a film there.
    if (marker === END) return at + 2 === bytes.length ? segments : undefined;
    if (high === undefined || low === undefined) return undefined;
    let end = at + 2 + high * 256 + low;
    if (marker === SCAN) end = endOfPixels(bytes, end);
    segments.push({ marker, start: at, end });
    at = end;
  }
  return undefined;
}

/** Where the next segment begins. Within pixels, 0xff is followed by 0 or by one of eight restart marks. */
function endOfPixels(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length - 1; at++)
    if (bytes[at] === MARKER && bytes[at + 1] !== 0 && !(bytes[at + 1]! >= 0xd0 && bytes[at + 1]! <= 0xd7))
      return at;
  return bytes.length;
}

const isPixels = ({ marker }: Segment) => marker === SCAN || FRAMES.has(marker) || TABLES.has(marker);

/** A file with nothing but its pixels; undefined if it is no JPEG. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const segments = segmentsOf(bytes);
  if (!segments) return undefined;
  const parts = segments.filter(isPixels).map(({ start, end }) => bytes.subarray(start, end));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 4));
  whole.set([MARKER, START]);
  let at = 2;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  whole.set([MARKER, END], at);
  return whole;
}

/** Whether a file is a photograph as the desk prepares it: of the right size and shape, and with nothing but its pixels. */
export function isPreparedPhoto(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_PHOTO_BYTES) return false;
  const segments = segmentsOf(bytes);
  const frames = segments?.filter(({ marker }) => FRAMES.has(marker));
  if (!segments?.every(isPixels) || frames?.length !== 1) return false;
  const { start } = frames[0]!;
  const [height, width] = [5, 7].map((at) => bytes[start + at]! * 256 + bytes[start + at + 1]!);
  return (
    width! >= MIN_PHOTO_SIZE.width &&
    width! <= PHOTO_SIZE.width &&
    Math.round((width! * PHOTO_SIZE.height) / PHOTO_SIZE.width) === height
  );
}
