import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { DEEPEST, ELEMENTS, LONGEST_HTML, ROOT } from '@/contract/html/elements';
import type { Element as Described } from '@/contract/html/elements';
import { nestingOf } from '@/contract/html/nesting';
import { plainOf } from '@/contract/html/plain';
import { policyOf } from '@/lib/trustedTypes';
import { unstyled } from './unstyled';

/** Elements that other editors write for the ones of the table. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ...['div', 'td', 'th', 'dt', 'dd', 'pre'].map((name) => [name, 'p'] as const),
]);

const RULES: Config & { IN_PLACE: true } = {
  ALLOWED_TAGS: [...ELEMENTS.keys(), ...INSTEAD.keys()],
  ALLOWED_ATTR: [...ELEMENTS.values()].flatMap(({ attributes }) => [...(attributes?.keys() ?? [])]),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  IN_PLACE: true,
  // The text is read below; the package makes no policy of its own.
  TRUSTED_TYPES_POLICY: null,
};

const isInline = (name: string): boolean => ELEMENTS.get(name)?.is === 'inline';

const BLOCKS = [
  ...[...ELEMENTS.keys()].filter((name) => !isInline(name)),
  ...[...INSTEAD].flatMap(([name, instead]) => (isInline(instead) ? [] : [name])),
].join();

/** Characters and nested elements; what has more is shown without any form, because reading it would take too long. */
const LONGEST = 10 * LONGEST_HTML;
const MOST_NESTED = 200;

/** A document made of text runs no scripts and fetches nothing. */
const reading = policyOf('app-html', { createHTML: (html: string) => html });

function purified(html: string): Element {
  const inert = new DOMParser().parseFromString(reading().createHTML(unstyled(html)), 'text/html');
  const root = inert.createElement('blockquote');
  root.append(...inert.body.childNodes);
  DOMPurify.sanitize(root, RULES);
  return root;
}

/** Where nodes go: what was made already, what it may hold, and how many elements are around them. */
interface Place {
  node: Node;
  holds: Described['holds'];
  depth: number;
}

const holdsOnly = (group: 'inline' | 'item', { holds }: Pick<Described, 'holds'>): boolean =>
  holds?.length === 1 && holds[0] === group;

const isWithinLink = ({ node }: Place): boolean => node instanceof Element && node.closest('a') !== null;

/** A new element at a place, with those attributes of its source that are allowed; `null` where it may not stand. */
function added(place: Place, name: string, source?: Element): Place | null {
  const described = ELEMENTS.get(name);
  if (!described || !place.holds?.includes(described.is) || (name === 'a' && isWithinLink(place)))
    return null;
  // A list has room for its items.
  if (place.depth + (holdsOnly('item', described) ? 2 : 1) > DEEPEST) return null;
  const node = document.createElement(name);
  for (const [attribute, isAllowed] of described.attributes ?? []) {
    const value = source?.getAttribute(attribute)?.trim() ?? '';
    if (value !== '' && isAllowed(value)) node.setAttribute(attribute, value);
  }
  if (described.needs !== undefined && !node.hasAttribute(described.needs)) return null;
  place.node.appendChild(node);
  return { node, holds: described.holds, depth: place.depth + 1 };
}

const hasBlocks = (source: Element): boolean => source.querySelector(BLOCKS) !== null;

/** The blocks within an element, and around them elements named so with what stands in lines. */
function split(source: Element, name: string, place: Place): void {
  let line: Place | null = null;
  for (const node of source.childNodes) {
    if (node instanceof Element && (node.matches(BLOCKS) || hasBlocks(node))) {
      line = null;
      copyOne(node, place);
    } else if (line || node instanceof Element || node.nodeValue?.trim()) {
      line ??= added(place, name, source) ?? place;
      copyOne(node, line);
    }
  }
}

function copyElement(source: Element, place: Place): void {
  const name = INSTEAD.get(source.localName) ?? source.localName;
  const described = ELEMENTS.get(name);
  if (!described) copyAll(source, place);
  else if (described.is === 'item' && !place.holds?.includes('item')) split(source, 'p', place);
  else if (holdsOnly('inline', described) && hasBlocks(source)) {
    if (described.is === 'inline') copyAll(source, place);
    else split(source, name, place);
  } else copyAll(source, added(place, name, source) ?? place);
}

/** Copies a node; what is no item of the list that it stands in becomes one. */
function copyOne(node: Node, place: Place): void {
  const isElement = node instanceof Element;
  if (!isElement && node.nodeType !== Node.TEXT_NODE) return;
  const text = node.nodeValue ?? '';
  if (!isElement && place.holds?.includes('inline')) place.node.appendChild(document.createTextNode(text));
  else if (!isElement && text.trim() === '') return;
  else if (holdsOnly('item', place) && !(isElement && node.localName === 'li')) {
    const item = added(place, 'li');
    if (item) copyOne(node, item);
  } else if (isElement) copyElement(node, place);
}

function copyAll(from: Node, to: Place): void {
  for (const node of from.childNodes) copyOne(node, to);
}

/** Takes the blanks off the beginning, as every reader of HTML does: what is cleaned twice stays as it is. */
function withoutFirstBlanks(fragment: DocumentFragment): DocumentFragment {
  fragment.normalize();
  const first = fragment.firstChild;
  if (first?.nodeType === Node.TEXT_NODE) {
    first.nodeValue = (first.nodeValue ?? '').replace(/^[\t\n\f\r ]+/, '');
    if (first.nodeValue === '') first.remove();
  }
  return fragment;
}

function unformed(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const line of plainOf(html.slice(0, LONGEST)).slice(0, LONGEST_HTML).split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    fragment.append(paragraph);
  }
  return fragment;
}

/**
 * The nodes that a formatted text may be shown with, of any HTML: the only way in which a text becomes elements. DOMPurify
 * removes what could run, then everything is made anew of the elements of the contract's table. What is too long or too deep
 * comes as its words.
 */
export function clean(html: string): DocumentFragment {
  if (html.length > LONGEST || nestingOf(html) > MOST_NESTED) return unformed(html);
  const fragment = document.createDocumentFragment();
  copyAll(purified(html), { node: fragment, holds: ROOT.holds, depth: 0 });
  return withoutFirstBlanks(fragment);
}
