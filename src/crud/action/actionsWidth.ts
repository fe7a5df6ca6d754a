import { textWidth } from '@/lib/textWidth';

/** Pixels; the width of the column's own heading in any language. */
const NARROWEST = 76;

/** Pixels: around the words of a button, around the cell's content, and the menu of further actions. */
const [BUTTON, CELL, MENU] = [14, 24, 32];

/**
 * Pixels for the column of row actions: the first of each row's as buttons, and a menu if a row has more.
 * @param rows words of each row's actions
 */
export function actionsWidth(rows: readonly (readonly string[])[], inline: number): number {
  const widths = rows.map((actions) => {
    const buttons = actions.slice(0, inline).reduce((sum, words) => sum + textWidth(words) + BUTTON, 0);
    return buttons + (actions.length > inline ? MENU : 0) + CELL;
  });
  return Math.round(Math.max(NARROWEST, ...widths));
}
