import { textWidth } from '@/lib/textWidth';

/** Pixels: around the words of a button with the gap before it, its icon, the key that presses it, the menu of the others. */
const [BUTTON, ICON, KEY, MENU] = [40, 22, 26, 40];

/** A button of a bar, as far as its width goes. */
interface BarButton {
  words: string;
  hasIcon: boolean;
  hasKey: boolean;
}

const widthOf = ({ words, hasIcon, hasKey }: BarButton): number =>
  textWidth(words) + BUTTON + (hasIcon ? ICON : 0) + (hasKey ? KEY : 0);

/**
 * How many of the buttons stand side by side in a bar; the others are in its menu.
 * @param room pixels of the bar
 * @param words what stands in it besides: how many rows are chosen, and the button that leaves them
 */
export function buttonsThatFit(
  buttons: readonly BarButton[],
  room: number,
  words: readonly string[],
): number {
  const left = room - words.reduce((sum, word) => sum + textWidth(word) + BUTTON, 0);
  const ends = buttons.map((_, at) => buttons.slice(0, at + 1).reduce((sum, one) => sum + widthOf(one), 0));
  if ((ends.at(-1) ?? 0) <= left) return buttons.length;
  return ends.filter((end) => end <= left - MENU).length;
}
