const decoded = (bytes: ArrayBuffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Encodings of text files that are read. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'GB18030';

/** A text and how it was written. */
export interface Decoded {
  text: string;
  encoding: Encoding;
}

const as = (encoding: Encoding, text: string | null): Decoded | null =>
  text === null ? null : { text, encoding };

/**
 * The text of a file as it was meant: UTF-8, UTF-16 with its mark, or GB18030, in which Chinese office programs write
 * by default. Returns `null` for what is none of these, rather than a text with replacement characters.
 */
export function decodeText(bytes: ArrayBuffer): Decoded | null {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return as('UTF-16', decoded(bytes, 'utf-16le'));
  if (first === 0xfe && second === 0xff) return as('UTF-16', decoded(bytes, 'utf-16be'));
  return as('UTF-8', decoded(bytes, 'utf-8')) ?? as('GB18030', decoded(bytes, 'gb18030'));
}
