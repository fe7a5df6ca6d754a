/** Elements whose content is no text, comments, and tags; `<` before a space or a digit is a character. */
const MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[/!?]*[a-z][^>]*>?/gi;

/** A text without anything that looks like HTML, however it was nested. */
export function plainText(text: string): string {
  const left = text.replace(MARKUP, '');
  return left === text ? text.trim() : plainText(left);
}
