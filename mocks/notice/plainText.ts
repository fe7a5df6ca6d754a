/** A piece of a text, from one place up to another. */
interface Piece {
  from: number;
  to: number;
}

/** What may stand between the `<` of a tag and its name; `<` itself too, so that no tag is made of what is left of another. */
const SIGNS = /[<!/?]*/y;

/** The name of an element. */
const NAME = /[a-z]\w*/iy;

/** The ends of elements whose content is no text. */
const RAW_ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<\/script\s*>/gi],
  ['style', /<\/style\s*>/gi],
]);

/** What a pattern matches, from a place on; `undefined` when it does not. */
function matched(pattern: RegExp, text: string, from: number): Piece | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

/** The place behind an end. What is not closed goes to the end of the text, as browsers read it. */
function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

/** Where the markup ends whose name or `--` stands at `inner`; `undefined` where there is none: `<` is a character there. */
function endOf(text: string, inner: number): number | undefined {
  const sign = text.charAt(inner - 1);
  if (sign === '!' && text.charAt(inner) === '-')
    return text.startsWith('--', inner) ? behind(text, '-->', inner) : behind(text, '>', inner);
  const name = matched(NAME, text, inner);
  if (!name) return undefined;
  const rawEnd = sign === '<' ? RAW_ENDS.get(text.slice(name.from, name.to).toLowerCase()) : undefined;
  if (rawEnd) return matched(rawEnd, text, name.to)?.to ?? text.length;
  return behind(text, '>', name.to);
}

/**
 * Everything in a text that looks like HTML: elements whose content is no text, comments and tags. Each character is looked
 * at once: a piece begins behind the one before it, however tags are nested.
 */
export function* markupIn(text: string): Generator<Piece> {
  for (let from = text.indexOf('<'); from !== -1;) {
    const inner = matched(SIGNS, text, from)?.to ?? from + 1;
    const to = endOf(text, inner);
    if (to !== undefined) yield { from, to };
    from = text.indexOf('<', to ?? inner);
  }
}

/** A text without anything that looks like HTML. */
export function plainText(text: string): string {
  let [plain, done] = ['', 0];
  for (const { from, to } of markupIn(text)) {
    plain += text.slice(done, from);
    done = to;
  }
  return (plain + text.slice(done)).trim();
}
