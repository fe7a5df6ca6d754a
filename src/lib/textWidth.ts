/** Pixels: a Han character and any other one, in the table's font. */
const [HAN, OTHER] = [14, 7.5];

/** Approximate width of a text in the table's font, in pixels. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? HAN : OTHER), 0);
