import { isSafeImage, isSafeLink } from './links';

/** What an element is to the one around it, and what may stand in it. */
type Group = 'block' | 'inline' | 'item';

type Check = (value: string) => boolean;

/** One element of a formatted text. */
export interface Element {
  readonly is: Group;
  /** Missing: it is empty and has no end tag. */
  readonly holds?: readonly Group[];
  /** Its attributes with what their values have to be; others are not allowed. */
  readonly attributes?: ReadonlyMap<string, Check>;
  /** The attribute without which it means nothing. */
  readonly needs?: string;
}

const INLINE = ['inline'] as const;
const ALL = ['block', 'inline'] as const;

const isAlign: Check = (value) => /^(?:left|center|right|justify)$/.test(value);
const isAlt: Check = (value) => value.length <= 200;

const ALIGNED: ReadonlyMap<string, Check> = new Map([['align', isAlign]]);
const paragraph: Element = { is: 'block', holds: INLINE, attributes: ALIGNED };
const mark: Element = { is: 'inline', holds: INLINE };
const list: Element = { is: 'block', holds: ['item'] };

/** The elements of a formatted text. What is not in this table is neither taken nor shown. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map<string, Element>([
  ['p', paragraph],
  ['h2', paragraph],
  ['h3', paragraph],
  ['h4', paragraph],
  ['blockquote', { is: 'block', holds: ALL }],
  ['ul', list],
  ['ol', list],
  ['li', { is: 'item', holds: ALL }],
  ['hr', { is: 'block' }],
  ['strong', mark],
  ['em', mark],
  ['u', mark],
  ['s', mark],
  ['a', { is: 'inline', holds: INLINE, attributes: new Map([['href', isSafeLink]]), needs: 'href' }],
  ['br', { is: 'inline' }],
  [
    'img',
    {
      is: 'block',
      attributes: new Map<string, Check>([
        ['src', isSafeImage],
        ['alt', isAlt],
      ]),
      needs: 'src',
    },
  ],
]);

/** What the text as a whole holds. */
export const ROOT: Element = { is: 'block', holds: ALL };

/** Elements within each other; more would be no text that somebody has written. */
export const DEEPEST = 20;

/** Characters of a formatted text in one language, its tags included. */
export const LONGEST_HTML = 50_000;
