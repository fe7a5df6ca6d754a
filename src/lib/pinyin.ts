/**
 * The first character of each initial in the pinyin order of Chinese, `a` to `z`; no syllable begins with
 * i, u or v. Written by code point, as these are marks on a scale and no words.
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

/** A menu says the same few characters again and again, at each key that is typed. */
const found = new Map<string, string>();

function initialOf(character: string): string {
  const known = found.get(character);
  if (known !== undefined) return known;
  const mark = MARKS.findLast(([, first]) => order.compare(String.fromCodePoint(first), character) <= 0);
  found.set(character, mark?.[0] ?? '');
  return mark?.[0] ?? '';
}

/**
 * Pinyin initials of a text, other letters and digits kept, in lower case: what somebody types to find it.
 * A character with several readings counts with its most common one.
 */
export function pinyinInitials(text: string): string {
  return Array.from(text.toLowerCase(), (character) => {
    if (HAN.test(character)) return initialOf(character);
    return /[a-z\d]/.test(character) ? character : '';
  }).join('');
}
