import { Inflate } from 'fflate';

/** An archive whose parts are larger unpacked than is allowed. */
export class TooLarge extends Error {}

/** How an archive's end and each of its entries begin. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;

const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

/** Ways to pack. */
const STORED = 0;
const DEFLATED = 8;

/** Packed bytes that are unpacked at a time: what has come out is counted after each. */
const STEP = 16 * 1024;

interface Entry {
  path: string;
  method: number;
  packed: Uint8Array;
}

function endOf(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= least; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new Error('no archive');
}

/** The files of an archive as they are packed. @throws Error for what is no archive */
function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let turn = 0; turn < count; turn += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('a broken archive');
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [size, local] = [20, 42].map((place) => view.getUint32(at + place, true));
    const [method, nameEnd, head] = [view.getUint16(at + 10, true), at + 46 + (name ?? 0), local ?? 0];
    const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    yield {
      path: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      method,
      packed: bytes.subarray(start, start + (size ?? 0)),
    };
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
}

/** Unpacks until there is more than is allowed. @throws TooLarge */
function inflated(packed: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size > most) throw new TooLarge();
    parts.push(part);
  });
  for (let at = 0; at < packed.length; at += STEP)
    stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}

/**
 * Unpacks the wanted files of an archive. The sizes that the archive tells are not believed: what comes out is counted.
 * @param most bytes of all wanted files together
 * @throws TooLarge, Error for what is no archive
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  most: number,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let left = most;
  for (const { path, method, packed } of entriesOf(bytes)) {
    if (!isWanted(path)) continue;
    if (method !== STORED && method !== DEFLATED) throw new Error('packed in an unknown way');
    const file = method === STORED ? packed : inflated(packed, left);
    left -= file.length;
    if (left < 0) throw new TooLarge();
    files.set(path, file);
  }
  return files;
}
