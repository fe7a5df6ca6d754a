/** What a check says about one line of a file. */
export interface CheckedLine {
  line: number;
  /** What is wrong with it; empty: it can be imported. */
  msg: string;
  /** Column of the wrong cell. */
  field: string;
  /** Number of an earlier line that says the same. */
  twin: number | null;
  /** Records that look the same. */
  doubles?: readonly { no: string }[];
}

/** The lines that an import sends. */
export interface Chosen {
  /** What was checked; an answer about something else does not count. */
  checked: string;
  /** Lines without a problem. */
  good: readonly number[];
  /** Lines that look the same as others and are sent all the same, because the operator has said so. */
  again: readonly number[];
}

/** True for a line that may be the same as another one. */
export const isDouble = ({ twin, doubles = [] }: CheckedLine): boolean => twin !== null || doubles.length > 0;

/** What is sent unless the operator says otherwise: the lines that have no problem and are no doubles. */
export const chosenOf = (checked: string, lines: readonly CheckedLine[]): Chosen => ({
  checked,
  good: lines.filter((one) => one.msg === '' && !isDouble(one)).map(({ line }) => line),
  again: [],
});

const rank = (line: CheckedLine): number => (line.msg !== '' ? 0 : isDouble(line) ? 1 : 2);

/** What needs attention first; otherwise in the order of the file. */
export const worstFirst = <Row extends CheckedLine>(lines: readonly Row[]): Row[] =>
  lines.toSorted((a, b) => rank(a) - rank(b));
