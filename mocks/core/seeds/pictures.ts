import { createHash } from 'node:crypto';
import type { Db } from '../db';
import { fileUrl } from '../files';
import { png, SQUARE } from '../png';
import type { Drawing, Rgb } from '../png';
import { stampOf } from '../time';
import { glyphs, GLYPH } from './glyphs';

/** A drawn picture: a word in the middle of a field with a ring and a bar. */
export interface Motif {
  /** Capital letters, digits and `%`. */
  word: string;
  width: number;
  height: number;
  colours: Drawing['colours'];
}

/** Which of its colours a square of a motif has: field, decoration, bar, word. */
function draw({ word, width, height, colours }: Motif): Drawing {
  const [columns, rows] = [width / SQUARE, height / SQUARE];
  const letters = Array.from(word, (letter) => glyphs[letter] ?? []);
  const across = letters.length * GLYPH.step - 1;
  const size = Math.max(1, Math.floor(Math.min((columns * 0.7) / across, (rows * 0.4) / GLYPH.height)));
  const left = Math.floor((columns - across * size) / 2);
  const top = Math.floor((rows - GLYPH.height * size) / 2);
  const isWord = (column: number, row: number): boolean => {
    const [x, y] = [Math.floor((column - left) / size), Math.floor((row - top) / size)];
    const letter = letters[Math.floor(x / GLYPH.step)];
    return letter?.[y]?.[x % GLYPH.step] === '#';
  };
  const reach = rows * 0.8;
  return {
    width,
    height,
    colours,
    at(column, row) {
      if (isWord(column, row)) return 3;
      if (row > rows * 0.9) return 2;
      const away = Math.hypot(column - columns * 0.86, row - rows * 0.3);
      return away < reach && away > reach * 0.6 ? 1 : 0;
    },
  };
}

/** Pictures that were drawn, by what they show: a process draws each of them once. */
const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

function bytesOf(motif: Motif): Uint8Array<ArrayBuffer> {
  const key = JSON.stringify(motif);
  const bytes = drawn.get(key) ?? png(draw(motif));
  drawn.set(key, bytes);
  return bytes;
}

/** Puts a picture among the files. @returns its address */
export function seedPicture(db: Db, motif: Motif, file: { name: string; by: string; at: number }): string {
  const bytes = bytesOf(motif);
  const id = db.nextId('file');
  const key = db.random('picture').text(32, '0123456789abcdef');
  db.files.set(id, {
    id,
    name: `${file.name}.png`,
    size: bytes.length,
    md5: createHash('md5').update(bytes).digest('hex'),
    content: [bytes],
    key,
    createdBy: file.by,
    createdAt: stampOf(file.at),
  });
  return fileUrl(key);
}

/** A colour half as bright. */
export const dimmed = ([red, green, blue]: Rgb): Rgb => [red >> 1, green >> 1, blue >> 1];
