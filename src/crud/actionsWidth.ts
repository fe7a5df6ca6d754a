/** Rough width of a text in the table's letters: Han characters are twice as wide as others. */
function textWidth(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 14 : 7.5),
    0,
  );
}

/** Pixels for the column of row actions: some of the given words as buttons, and a menu for more. */
export function actionsWidth(words: readonly string[], inline: number): number {
  const widths = words.map(textWidth).sort((a, b) => b - a);
  const buttons = widths.slice(0, inline).reduce((sum, width) => sum + width + 20, 0);
  return Math.max(56, Math.round(buttons + (words.length > inline ? 32 : 0) + 24));
}
