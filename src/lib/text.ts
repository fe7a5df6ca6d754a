/**
 * Control characters, format characters (zero-width, bidi) and lone surrogates, except line breaks and tabs.
 */
const UNSEEN = /[^\P{C}\n\t]/gu;
/** The zero-width joiner inside an emoji is legitimate. */
const EMOJI_JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;
const PRINTABLE_ASCII = /^[\x21-\x7e]*$/;
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Converts full-width digits, points, ideographic full stops and commas to ASCII. Not NFKC, which turns `10²`
 * into 102.
 */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\uff0e\u3002]/g, '.')
    .replaceAll('\uff0c', ',');
}

/** The text with invisible characters written out: `[U+202E]`. For display only; copy the original. */
export function visibleText(text: string): string {
  const joiners = new Set(Array.from(text.matchAll(EMOJI_JOINER), (match) => match.index));
  return text.replace(UNSEEN, (character, at: number) => (joiners.has(at) ? character : codeName(character)));
}

/**
 * What may deceive in an address or hash, which consist of printable ASCII only: invisible characters, or
 * look-alike letters. Null when there is nothing.
 */
export function addressProblem(text: string): 'invisible' | 'lookAlike' | null {
  if (PRINTABLE_ASCII.test(text)) return null;
  return INVISIBLE.test(text) ? 'invisible' : 'lookAlike';
}

/** At most `max` characters; a text that was cut ends with an ellipsis. Never splits a surrogate pair. */
export function clip(text: string, max: number): string {
  return text.length <= max ? text : `${head(text, max - 1)}\u2026`;
}

/**
 * The first and last characters with an ellipsis between; a text that would not become shorter is unchanged.
 */
export function middleEllipsis(text: string, start = 6, end = 6): string {
  if (text.length <= start + end + 1) return text;
  return `${head(text, start)}\u2026${tail(text, end)}`;
}

function head(text: string, length: number): string {
  return text.slice(0, isPairAt(text, length - 1) ? length - 1 : length);
}

function tail(text: string, length: number): string {
  const from = text.length - length;
  return text.slice(isPairAt(text, from - 1) ? from + 1 : from);
}

function isPairAt(text: string, index: number): boolean {
  return (text.codePointAt(index) ?? 0) > 0xffff;
}

function codeName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
