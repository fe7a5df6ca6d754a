/** Characters of a line, as the formatter of the project has it. */
const LINE = 110;

/** Columns that a text takes: Chinese and other wide characters take two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, char) =>
      sum +
      (/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/.test(
        char,
      )
        ? 2
        : 1),
    0,
  );

/**
 * A text without what no reader sees: control characters, and marks that turn the direction of writing, by which code
 * could look like other code.
 */
const visible = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** A text as code, in the quotes that need the fewest escapes. */
export function quoted(text: string): string {
  const clean = visible(text).replaceAll('\\', '\\\\');
  const [single, double] = ["'", '"'].map((quote) => clean.split(quote).length);
  return (single ?? 0) > (double ?? 0)
    ? `"${clean.replaceAll('"', '\\"')}"`
    : `'${clean.replaceAll("'", "\\'")}'`;
}

/** A text inside a template literal. */
export const inTemplate = (text: string): string => visible(text).replace(/[\\`]|\$\{/g, '\\$&');

/** A list in brackets: on one line where it fits, else one item a line. */
export function listed(before: string, items: readonly string[], after: string): string {
  const line = `${before}[${items.join(', ')}]${after}`;
  const indent = /^ */.exec(before)?.[0] ?? '';
  if (widthOf(line) <= LINE) return line;
  return [`${before}[`, ...items.map((item) => `${indent}  ${item},`), `${indent}]${after}`].join('\n');
}

/** Properties in braces: none, or one a line. */
export const braced = (before: string, properties: readonly string[], after: string): string => {
  const indent = /^ */.exec(before)?.[0] ?? '';
  return [`${before}{`, ...properties.map((one) => `${indent}  ${one},`), `${indent}}${after}`].join('\n');
};

/** Lines of a file; those that are `null` are left out. */
export const lines = (...all: readonly (string | null)[]): string =>
  `${all.filter((line) => line !== null).join('\n')}\n`;

/** A name that begins with a capital. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A text inside a comment, which it cannot end: a blank stands between every asterisk and the slash behind it. */
export const inComment = (text: string): string =>
  visible(text).replace(/\s+/g, ' ').replaceAll('*/', '* /').trim();

/** The folder of a resource's contract: that of its view, but for the views of trading, which menus of servers call `contract`. */
export const contractFolder = (folder: string): string => (folder === 'contract' ? 'trading' : folder);
