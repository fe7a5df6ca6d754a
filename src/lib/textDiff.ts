import { diffArrays } from 'diff';

/** A part of a text in two versions: in both of them, in the earlier one, or in the later one. */
export interface Piece {
  is: 'same' | 'gone' | 'new';
  text: string;
}

/** Lines that changed, in pieces; a line beside them that stayed; or a number of lines that are left out. */
export type Passage = { pieces: readonly Piece[] } | { leftOut: number };

/** Words that differ between two passages; above it, they are shown as replaced. */
const MOST_WORDS = 400;

/** Lines that differ; above it, the whole text is shown as replaced. */
const MOST_LINES = 1000;

const wordsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

const replaced = (before: string, after: string): Piece[] =>
  [
    { is: 'gone' as const, text: before },
    { is: 'new' as const, text: after },
  ].filter(({ text }) => text !== '');

function piecesOf(before: string, after: string, language: string): Piece[] {
  const words = diffArrays(wordsOf(before, language), wordsOf(after, language), {
    maxEditLength: MOST_WORDS,
  });
  if (!words) return replaced(before, after);
  return words.map(({ added, removed, value }) => ({
    is: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}

/** Of lines that stayed, those beside a change. */
function stayed(lines: readonly string[], isFirst: boolean, isLast: boolean): Passage[] {
  const line = (text: string): Passage => ({ pieces: [{ is: 'same', text }] });
  const [head, tail] = [isFirst ? 0 : 1, isLast ? 0 : 1];
  if (lines.length <= head + tail + 1) return lines.map(line);
  return [
    ...lines.slice(0, head).map(line),
    { leftOut: lines.length - head - tail },
    ...lines.slice(lines.length - tail).map(line),
  ];
}

/**
 * What differs between two texts: lines that changed word by word, with one line before and after them. Empty for equal
 * texts.
 */
export function textDiff(before: string, after: string, language: string): Passage[] {
  if (before === after) return [];
  const runs = diffArrays(before.split('\n'), after.split('\n'), { maxEditLength: MOST_LINES });
  if (!runs) return [{ pieces: replaced(before, after) }];
  return runs.flatMap((run, at) => {
    const next = runs[at + 1];
    if (run.removed && next?.added)
      return [{ pieces: piecesOf(run.value.join('\n'), next.value.join('\n'), language) }];
    if (run.removed) return [{ pieces: replaced(run.value.join('\n'), '') }];
    if (run.added) return runs[at - 1]?.removed ? [] : [{ pieces: replaced('', run.value.join('\n')) }];
    return stayed(run.value, at === 0, at === runs.length - 1);
  });
}
