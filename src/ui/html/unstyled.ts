const TAG = /<[a-z](?:[^"'<>]|"[^"]{0,2000}"|'[^']{0,2000}')*>/gi;

const ACTIVE = /([\s"'/])(?:on[a-z]+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*)/gi;

const STYLE = /<(\/?)style(?=[\s/>])/gi;

/**
 * The same HTML without styles and handlers. A browser looks at them with the page's policy while it reads a text, even one
 * that nothing is ever done with, and would report each of a paste from a word processor. Nothing is made safe by it.
 */
export const unstyled = (html: string): string =>
  html
    // Reads its content in the same way, and its content is removed as well.
    .replace(STYLE, '<$1xmp')
    .replace(TAG, (tag) => tag.replace(ACTIVE, '$1'));
