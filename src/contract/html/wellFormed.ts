import { DEEPEST, ELEMENTS, LONGEST_HTML, ROOT } from './elements';
import type { Element } from './elements';
import { decoded } from './entities';

/** A start tag with its attributes, an end tag, or a piece of text, as the editor writes them and in no other way. */
const TOKEN =
  /<(?<start>[a-z][a-z0-9]*)(?<attributes>(?: [a-z]+="[^"<>]*")*)>|<\/(?<end>[a-z][a-z0-9]*)>|(?<text>[^<>]+)/y;

const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;

function areAllowed({ attributes, needs }: Element, text: string): boolean {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => ({ name, value }));
  const names = new Set(found.map(({ name }) => name));
  return (
    names.size === found.length &&
    (needs === undefined || names.has(needs)) &&
    found.every(({ name, value }) => {
      const plain = decoded(value);
      return plain !== null && attributes?.get(name)?.(plain) === true;
    })
  );
}

/** Whether text may stand in an element; blanks between the items of a list mean nothing. */
const takesText = ({ holds = [] }: Element, text: string): boolean =>
  holds.includes('inline') || text.trim() === '';

/**
 * Whether a text is HTML that a formatted text may consist of: the elements of the table, well nested, with their
 * attributes in double quotes, and links that lead to no script. A browser reads such a text as it stands. Takes time in
 * proportion to its length.
 */
export function isAllowedHtml(html: string): boolean {
  if (html.length > LONGEST_HTML || !html.isWellFormed() || html.includes('\0')) return false;
  const open: { name: string; element: Element }[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const { start, attributes = '', end, text } = token.exec(html)?.groups ?? {};
    const around = open.at(-1)?.element ?? ROOT;
    if (text !== undefined) {
      if (decoded(text) === null || !takesText(around, text)) return false;
    } else if (end !== undefined) {
      if (open.pop()?.name !== end) return false;
    } else if (start !== undefined) {
      const element = ELEMENTS.get(start);
      if (!element || !around.holds?.includes(element.is) || !areAllowed(element, attributes)) return false;
      // A link within a link ends the outer one.
      if (start === 'a' && open.some(({ name }) => name === 'a')) return false;
      if (element.holds) open.push({ name: start, element });
      if (open.length > DEEPEST) return false;
    } else return false;
  }
  return open.length === 0;
}
