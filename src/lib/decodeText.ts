const decoded = (bytes: ArrayBuffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * The text of a file as it was meant: UTF-8, UTF-16 with its mark, or GB18030, in which Chinese office programs write
 * by default. Returns `null` for what is none of these, rather than a text with replacement characters.
 */
export function decodeText(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
}
