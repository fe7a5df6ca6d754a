/** What a piece of code is; `''` for the rest. */
export type Tone = 'comment' | 'text' | 'word' | 'number' | '';

/** A piece of code of one tone. */
export interface Piece {
  tone: Tone;
  text: string;
}

const WORDS =
  'import|export|from|const|type|interface|declare|module|default|async|await|for|let|function|return|extends|satisfies|typeof|keyof|as|true|false|null';

const TOKENS = new RegExp(
  [
    '(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)',
    '(?<text>\'(?:[^\'\\\\\\n]|\\\\.)*\'|"(?:[^"\\\\\\n]|\\\\.)*"|`(?:[^`\\\\]|\\\\.)*`)',
    `(?<word>\\b(?:${WORDS})\\b)`,
    '(?<number>\\b\\d[\\d_.]*\\b)',
  ].join('|'),
  'g',
);

const TONES = ['comment', 'text', 'word', 'number'] as const;

/** The pieces of TypeScript code in their order; together they are the code. */
export function piecesOf(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(TOKENS)) {
    if (index > end) pieces.push({ tone: '', text: code.slice(end, index) });
    pieces.push({ tone: TONES.find((tone) => groups?.[tone] !== undefined) ?? '', text });
    end = index + text.length;
  }
  return end < code.length ? [...pieces, { tone: '', text: code.slice(end) }] : pieces;
}
