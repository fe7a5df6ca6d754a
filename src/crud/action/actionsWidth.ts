/** Approximate width of a text in the table's font, in units where a Han character counts as two. */
function textWidth(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 14 : 7.5),
    0,
  );
}

/** Pixels; the width of the column's own heading in any language. */
const NARROWEST = 76;

/**
 * Pixels for the column of row actions: the longest of the given labels as buttons, and a menu if there are
 * `more`.
 */
export function actionsWidth(
  words: readonly string[],
  inline: number,
  more: boolean = words.length > inline,
): number {
  const widths = words.map(textWidth).sort((a, b) => b - a);
  const buttons = widths.slice(0, inline).reduce((sum, width) => sum + width + 20, 0);
  return Math.max(NARROWEST, Math.round(buttons + (more ? 32 : 0) + 24));
}
