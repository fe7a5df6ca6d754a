import { crc32, deflateSync } from 'node:zlib';

/** A colour as red, green and blue. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Pixels; a drawing is made of squares of this size. */
export const SQUARE = 4;

/** A picture of four colours: which of them a square has, as 0 to 3. Width and height are in pixels. */
export interface Drawing {
  width: number;
  height: number;
  colours: readonly [Rgb, Rgb, Rgb, Rgb];
  at(column: number, row: number): number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Two bits a pixel, with a palette. */
const [DEPTH, INDEXED] = [2, 3];

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** One square of a line: four pixels of two bits are a byte. */
const FOUR_TIMES = 0x55;

/** The lines of a drawing, each after a byte that says that it is not filtered. */
function lines({ width, height, at }: Drawing): Uint8Array {
  const squares = Math.ceil(width / SQUARE);
  const line = new Uint8Array(1 + squares);
  const bytes = new Uint8Array(line.length * height);
  for (let y = 0; y < height; y += 1) {
    if (y % SQUARE === 0)
      for (let column = 0; column < squares; column += 1)
        line[1 + column] = at(column, y / SQUARE) * FOUR_TIMES;
    bytes.set(line, y * line.length);
  }
  return bytes;
}

/** A drawing as a PNG file. */
export function png(drawing: Drawing): Uint8Array<ArrayBuffer> {
  const { width, height, colours } = drawing;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, INDEXED], 8);
  return new Uint8Array(
    Buffer.concat([
      Uint8Array.from(SIGNATURE),
      chunk('IHDR', header),
      chunk('PLTE', Uint8Array.from(colours.flat())),
      chunk('IDAT', deflateSync(lines(drawing), { level: 1 })),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}
