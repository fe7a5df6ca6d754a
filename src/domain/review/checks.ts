/** One row of evidence behind a check. */
export interface EvidenceRow {
  /** Description in the operator's language. */
  text: string;
  /** A figure, as the server wrote it. */
  value?: string | undefined;
  /** The view of the screen that shows the evidence, and the filters of its list. */
  link?: { view: string; params: Readonly<Record<string, string>> } | undefined;
}

/** One risk check of a record, with the figures behind it. */
export interface RiskCheck {
  /** Code of the check (`W05`), and key of its label in the dictionary of the review. */
  code: string;
  /** Any other value blocks approval like `block`. */
  level: 'pass' | 'warn' | 'block';
  /** Replaces the label of the dictionary. */
  label?: string;
  /** Points a warning adds to the score. */
  weight?: number;
  /** One sentence with the figures. */
  evidence?: string;
  rows?: readonly EvidenceRow[];
}

const WORST = 100;

/** The result of a check; an unknown level counts as `block`. */
export const levelOf = ({ level }: RiskCheck): RiskCheck['level'] =>
  level === 'pass' || level === 'warn' ? level : 'block';

/** The risk score: 100 if a check blocks, else the sum of the weights of the warnings, at most 100. */
export function scoreOf(checks: readonly RiskCheck[]): number {
  if (blocks(checks)) return WORST;
  const sum = checks.reduce((total, { level, weight = 0 }) => (level === 'warn' ? total + weight : total), 0);
  return Math.min(WORST, sum);
}

/** Whether a check forbids approval. */
export const blocks = (checks: readonly RiskCheck[]): boolean =>
  checks.some((check) => levelOf(check) === 'block');

/** Sorts blocking checks first, then warnings, then passed ones; the server's order is kept within each group. */
export function worstFirst(checks: readonly RiskCheck[]): RiskCheck[] {
  const rank = { block: 0, warn: 1, pass: 2 };
  return checks.toSorted((a, b) => rank[levelOf(a)] - rank[levelOf(b)]);
}
