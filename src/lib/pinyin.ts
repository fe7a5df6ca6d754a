/**
 * The first character of each initial in the pinyin order of Chinese, `a` to `z`; no syllable begins with i, u
 * or v. Given as code points, because the characters only mark positions.
 */
const MARKS: readonly (readonly [initial: string, first: number])[] = [
  ['a', 0x963f],
  ['b', 0x516b],
  ['c', 0x5693],
  ['d', 0x54d2],
  ['e', 0x59b8],
  ['f', 0x53d1],
  ['g', 0x65ee],
  ['h', 0x54c8],
  ['j', 0x4e0c],
  ['k', 0x5494],
  ['l', 0x5783],
  ['m', 0x5463],
  ['n', 0x62cf],
  ['o', 0x5594],
  ['p', 0x5991],
  ['q', 0x4e03],
  ['r', 0x5465],
  ['s', 0x4ee8],
  ['t', 0x4ed6],
  ['w', 0x7a75],
  ['x', 0x5915],
  ['y', 0x4e2b],
  ['z', 0x5e00],
];

const HAN = /\p{Script=Han}/u;

const order = new Intl.Collator('zh-u-co-pinyin');

/** Cache: menus use few different characters, and all are looked up at each key press. */
const found = new Map<string, string>();

function initialOf(character: string): string {
  const known = found.get(character);
  if (known !== undefined) return known;
  const mark = MARKS.findLast(([, first]) => order.compare(String.fromCodePoint(first), character) <= 0);
  found.set(character, mark?.[0] ?? '');
  return mark?.[0] ?? '';
}

/**
 * Pinyin initials of a text in lower case, for searching; other letters and digits are kept. A character with
 * several readings has its most common one.
 */
export function pinyinInitials(text: string): string {
  return Array.from(text.toLowerCase(), (character) => {
    if (HAN.test(character)) return initialOf(character);
    return /[a-z\d]/.test(character) ? character : '';
  }).join('');
}
