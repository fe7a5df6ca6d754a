import { sentence } from '../rule';
import type { Sentence } from '../rule';

/** What the first bytes of a picture say. */
export interface PictureFacts {
  readonly kind: 'PNG' | 'JPEG' | 'WebP' | 'GIF';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The size that a picture is drawn in, in pixels; `most` is how many times as large it may be. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** Bytes; a larger picture is slow on phones, which a form says. */
export const HEAVY_PICTURE = 2 * 1024 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Markers of a JPEG file that are followed by its size. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFacts(bytes: Uint8Array, view: DataView): PictureFacts | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker))
      return { kind: 'JPEG', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const threeBytes = (view: DataView, at: number): number =>
  view.getUint8(at) + view.getUint8(at + 1) * 0x100 + view.getUint8(at + 2) * 0x1_0000;

function webpFacts(bytes: Uint8Array, view: DataView): PictureFacts | null {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8X':
      return { kind: 'WebP', width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { kind: 'WebP', width: 1 + (bits % 0x4000), height: 1 + (Math.floor(bits / 0x4000) % 0x4000) };
    }
    case 'VP8 ':
      return {
        kind: 'WebP',
        width: view.getUint16(26, true) % 0x4000,
        height: view.getUint16(28, true) % 0x4000,
      };
    default:
      return null;
  }
}

/** Bytes that the headers of all kinds but JPEG fit in. */
const HEADER = 30;

/** Kind and size of a picture, by its content alone; `null` for anything else. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  if (bytes.length < HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (ascii(bytes, 1, 4) === 'PNG' && ascii(bytes, 12, 16) === 'IHDR')
    return { kind: 'PNG', width: view.getUint32(16), height: view.getUint32(20) };
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6)))
    return { kind: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return webpFacts(bytes, view);
  return view.getUint16(0) === 0xffd8 ? jpegFacts(bytes, view) : null;
}

/** A picture has the ratio of its place to the pixel, and is no smaller than it is drawn. */
function fits({ width, height }: PictureFacts, size: PictureSize): boolean {
  const off = Math.abs(width * size.height - height * size.width);
  return width >= size.width && width <= size.width * size.most && off < size.width;
}

/** What keeps a file from being the picture of a place: its kind, or its size, both of which are told. */
export function pictureProblem(bytes: Uint8Array, size: PictureSize): Sentence | null {
  const facts = pictureFacts(bytes);
  if (!facts) return sentence('rule.pictureKind');
  if (fits(facts, size)) return null;
  const { kind, width, height } = facts;
  return sentence('rule.pictureSize', {
    kind,
    width,
    height,
    wanted: `${size.width} × ${size.height}`,
    most: size.most,
  });
}
