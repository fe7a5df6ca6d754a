const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

const EMPTY = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** How many elements of any HTML stand open at the same time at most, in one pass over the text. */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (EMPTY.has(name) || (slash && count === 0)) continue;
    open.set(name, slash ? count - 1 : count + 1);
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
