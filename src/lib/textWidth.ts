/** Pixels of characters in the table's font: Han ones, narrow and wide Latin ones, capitals with digits, and all others. */
const [HAN, NARROW, WIDE, CAPITAL, OTHER] = [14, 4.6, 11.5, 8.8, 7.6];

function widthOf(character: string): number {
  if (/[\u2e80-\uffef]/u.test(character)) return HAN;
  if (/[ijlftrI.,':;()|\- ]/.test(character)) return NARROW;
  if (/[mwMW@%]/.test(character)) return WIDE;
  return /[A-Z\d]/.test(character) ? CAPITAL : OTHER;
}

/** Approximate width of a text in the table's font, in pixels. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
