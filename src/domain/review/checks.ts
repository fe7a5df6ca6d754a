/** One row of evidence behind a check. */
export interface EvidenceRow {
  /** What it is about, in the operator's language. */
  text: string;
  /** A figure, as the server wrote it. */
  value?: string | undefined;
  /** The screen that shows it, by its view, and the filters of its list. */
  link?: { view: string; params: Readonly<Record<string, string>> } | undefined;
}

/** One risk check of a record, with the figures behind it. */
export interface RiskCheck {
  /** Code of the check (`W05`), and key of its label in the dictionary of the desk. */
  code: string;
  /** Any other word than these three forbids approval as a block does. */
  level: 'pass' | 'warn' | 'block';
  /** In place of the dictionary's word. */
  label?: string;
  /** Points a warning adds to the score. */
  weight?: number;
  /** One sentence with the figures. */
  evidence?: string;
  rows?: readonly EvidenceRow[];
}

const WORST = 100;

/** How a check came out; one that cannot be understood did not pass. */
export const levelOf = ({ level }: RiskCheck): RiskCheck['level'] =>
  level === 'pass' || level === 'warn' ? level : 'block';

/** 100 as soon as something blocks, else the sum of what warns, at most 100. */
export function scoreOf(checks: readonly RiskCheck[]): number {
  if (blocks(checks)) return WORST;
  const sum = checks.reduce((total, { level, weight = 0 }) => (level === 'warn' ? total + weight : total), 0);
  return Math.min(WORST, sum);
}

/** Whether a check forbids approval. */
export const blocks = (checks: readonly RiskCheck[]): boolean =>
  checks.some((check) => levelOf(check) === 'block');

/** What stops first, then what warns, then what passed; the server's order within. */
export function worstFirst(checks: readonly RiskCheck[]): RiskCheck[] {
  const rank = { block: 0, warn: 1, pass: 2 };
  return checks.toSorted((a, b) => rank[levelOf(a)] - rank[levelOf(b)]);
}
