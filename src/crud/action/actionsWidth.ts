/** Approximate width of a text in the table's font, in units where a Han character counts as two. */
function textWidth(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 14 : 7.5),
    0,
  );
}

/** Pixels; the width of the column's own heading in any language. */
const NARROWEST = 76;

/** An action of a row, as far as its width matters. */
export interface Labelled {
  words: string;
  /** True: every row has it. */
  always: boolean;
}

/** The widest buttons that a row can have: the first of its actions, of which some rows have only a part. */
function widest(actions: readonly Labelled[], inline: number): number {
  if (inline === 0) return 0;
  const end = actions.findIndex(({ always }) => always);
  const first = end < 0 ? actions : actions.slice(0, end + 1);
  return Math.max(
    0,
    ...first.map(({ words }, at) => textWidth(words) + 20 + widest(actions.slice(at + 1), inline - 1)),
  );
}

/** Pixels for the column of row actions: the first of them as buttons, and a menu if there are more. */
export function actionsWidth(actions: readonly Labelled[], inline: number): number {
  const more = actions.length > inline ? 32 : 0;
  return Math.max(NARROWEST, Math.round(widest(actions, inline) + more + 24));
}
