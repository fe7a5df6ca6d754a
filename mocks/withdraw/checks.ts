import type { Db } from '../core/db';
import type { WithdrawRow } from '../core/rows';
import { dictLabel } from '../core/dictionary';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { UNDECIDED } from '../core/withdrawStates';
import { BLOCKS } from './blocks';
import { checkText, overriddenText } from './checkTexts';
import { memberEvidence } from './finding';
import type { Check, Rule } from './finding';
import { WARNINGS } from './warnings';

const WORST = 100;

const RULES: readonly Rule[] = [...BLOCKS, ...WARNINGS];

/** An override lifts what blocked when it was given, and nothing that came after it. */
const isLifted = ({ override }: WithdrawRow, code: string): boolean =>
  override?.rules.includes(code) === true;

type Reader = Pick<Context<unknown>, 'db' | 'lang' | 'user' | 'inScope'>;

/** Whether a rule hit, and of what it found as much as the operator may see. */
function foundBy({ db, lang, user, inScope }: Reader, row: WithdrawRow, { code, find, inHouse }: Rule) {
  const { hit, figures = {}, rows = [], members } = find(db, row);
  if (inHouse && user.bindMemberId) return { hit, evidence: '', rows: [] };
  return {
    hit,
    evidence: checkText(code, hit, lang, figures),
    rows: members ? memberEvidence(db, members.filter(inScope)) : rows,
  };
}

function checkOf(context: Reader, row: WithdrawRow, rule: Rule): Check {
  const { code, weight = WORST } = rule;
  const { hit, evidence, rows } = foundBy(context, row, rule);
  if (!hit) return { code, level: 'pass', weight: rule.weight ?? 0, evidence, rows };
  if (rule.weight !== undefined) return { code, level: 'warn', weight, evidence, rows };
  // A lifted block no longer stops the withdraw, but the score still shows that there was one.
  return row.override && isLifted(row, code)
    ? {
        code,
        level: 'warn',
        weight,
        evidence: overriddenText(context.lang, {
          by: row.override.by,
          reason: row.override.reason,
          evidence,
        }),
        rows,
      }
    : { code, level: 'block', weight: 0, evidence, rows };
}

/** Every automatic check of a withdraw, worked out from the data as it is now, as far as the operator may see. */
export const checksOf = (context: Reader, row: WithdrawRow): Check[] =>
  RULES.map((rule) => checkOf(context, row, rule));

/** 100 as soon as something blocks, else the points of what warns, at most 100. */
function scoreOf(hits: readonly Rule[]): number {
  const points = hits.reduce((total, { weight = WORST }) => total + weight, 0);
  return Math.min(WORST, points);
}

/** Works out score and flags of a withdraw anew. */
export function assess(db: Db, row: WithdrawRow): void {
  const hits = RULES.filter((rule) => rule.find(db, row).hit);
  row.riskScore = scoreOf(hits);
  row.riskFlags = hits.map(({ code }) => code);
}

/** Codes of the checks that block a withdraw as things are now, and whose block nobody has lifted. */
export const blocksOf = (db: Db, row: WithdrawRow): string[] =>
  BLOCKS.flatMap(({ code, find }) => (!isLifted(row, code) && find(db, row).hit ? code : []));

/** @throws Refusal 42206 with the rules that block a withdraw as things are now */
export function mustNotBeBlocked({ db, lang }: Context<unknown>, row: WithdrawRow): void {
  const codes = blocksOf(db, row);
  if (!codes.length) return;
  const rule = codes.map((code) => `${code} ${dictLabel(db, 'biz_risk_flag', code, lang)}`).join(', ');
  throw new Refusal(42206, { rule });
}

/** All withdraws, the score of the undecided ones as it is now. */
export function assessed(db: Db): Iterable<WithdrawRow> {
  for (const row of db.withdraws.values()) if (UNDECIDED.has(row.status)) assess(db, row);
  return db.withdraws.values();
}
