import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { WithdrawRow } from '../core/rows';
import { dictList } from '../core/dictionary';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import type { Risk } from '../core/risks';
import { UNDECIDED } from '../core/withdrawStates';
import { BLOCKS } from './blocks';
import { checkText, overriddenText } from './checkTexts';
import { memberEvidence } from './finding';
import type { Check, Rule } from './finding';
import { riskWeights } from './settings';
import { WARNINGS } from './warnings';

const WORST = 100;

const FINAL_BLOCKS = new Set(BLOCKS.flatMap(({ code, final }) => (final ? [code] : [])));

/** False for what no operator can lift. */
const canBeLifted = (code: string): boolean => !FINAL_BLOCKS.has(code);

/** An override lifts what blocked when it was given, and nothing that came after it. */
const isLifted = ({ override }: WithdrawRow, code: string): boolean =>
  canBeLifted(code) && override?.rules.includes(code) === true;

type Reader = Pick<Context<unknown>, 'db' | 'lang'>;

/** Whether a rule hit, and what it found. */
function foundBy({ db, lang }: Reader, row: WithdrawRow, { code, find }: Rule) {
  const { hit, figures = {}, rows = [], members } = find(db, row);
  return {
    hit,
    evidence: checkText(code, hit, lang, figures),
    rows: members ? memberEvidence(db, members) : rows,
  };
}

function warningOf(context: Reader, row: WithdrawRow, rule: Rule): Check {
  const { hit, evidence, rows } = foundBy(context, row, rule);
  const weight = setting(context.db, riskWeights).get(rule.code) ?? 0;
  return { code: rule.code, level: hit ? 'warn' : 'pass', weight, evidence, rows };
}

function blockOf(context: Reader, row: WithdrawRow, rule: Rule): Check {
  const { code } = rule;
  const { hit, evidence, rows } = foundBy(context, row, rule);
  if (!hit) return { code, level: 'pass', weight: 0, evidence, rows };
  // A lifted block no longer stops the withdraw, but the score still shows that there was one.
  if (!row.override || !isLifted(row, code)) return { code, level: 'block', weight: 0, evidence, rows };
  const { by, reason } = row.override;
  return {
    code,
    level: 'warn',
    weight: WORST,
    evidence: overriddenText(context.lang, { by, reason, evidence }),
    rows,
  };
}

/** Every automatic check of a withdraw, worked out from the data as it is now. */
export const checksOf = (context: Reader, row: WithdrawRow): Check[] => [
  ...BLOCKS.map((rule) => blockOf(context, row, rule)),
  ...WARNINGS.map((rule) => warningOf(context, row, rule)),
];

/** What the checks say of a withdraw. */
export interface Assessment {
  /** 100 as soon as something blocks, lifted or not, else the points of what warns, at most 100. */
  riskScore: number;
  /** Codes of the checks that hit. */
  riskFlags: string[];
  /** Codes that forbid an approval. */
  blocks: string[];
}

const codesOf = (db: Db, row: WithdrawRow, rules: readonly Rule[]): string[] =>
  rules.filter(({ find }) => find(db, row).hit).map(({ code }) => code);

/** The score of a past request by what the request itself says; its member, address and wallets may have changed since. */
export function assessPast(db: Db, row: WithdrawRow): { riskScore: number; riskFlags: string[] } {
  const weights = setting(db, riskWeights);
  const riskFlags = codesOf(db, row, WARNINGS);
  const points = riskFlags.reduce((total, code) => total + (weights.get(code) ?? 0), 0);
  return { riskScore: Math.min(WORST, points), riskFlags };
}

/** Codes of what forbids an approval or a payment of a withdraw as things are now. */
export const blocksOf = (db: Db, row: WithdrawRow): string[] =>
  codesOf(db, row, BLOCKS).filter((code) => !isLifted(row, code));

/** Codes of what forbids them and can be lifted. */
export const liftableBlocksOf = (db: Db, row: WithdrawRow): string[] => blocksOf(db, row).filter(canBeLifted);

/** What the checks say of a withdraw as things are now. Changes nothing. */
export function assess(db: Db, row: WithdrawRow): Assessment {
  const blocking = codesOf(db, row, BLOCKS);
  const { riskScore, riskFlags } = assessPast(db, row);
  return {
    riskScore: blocking.length ? WORST : riskScore,
    riskFlags: [...blocking, ...riskFlags],
    blocks: blocking.filter((code) => !isLifted(row, code)),
  };
}

/** @throws Refusal 42206 with the rules that block a withdraw as things are now */
export function mustNotBeBlocked({ db }: Pick<Context<unknown>, 'db'>, row: WithdrawRow): void {
  const codes = blocksOf(db, row);
  if (!codes.length) return;
  throw new Refusal(42206, { rule: dictList(db, 'biz_risk_flag', codes) });
}

export const isUndecided = ({ status }: Pick<WithdrawRow, 'status'>): boolean => UNDECIDED.has(status);

const known = new WeakMap<Db, { print: string; risks: Map<number, { version: number; risk: Risk }> }>();

/** What every rule rests on besides the row: it grows with each booking, action and sign-in, and with the clock. */
const printOf = (db: Db): string =>
  [
    db.ledger.lines.length,
    db.withdraws.size,
    db.operLogs.length,
    db.memberSignIns.length,
    db.stamp(),
    ...db.config.values(),
  ].join();

/** Score and flags of a withdraw: as they are now while it is undecided, as they were when it was decided after. */
export function riskOf(db: Db, row: WithdrawRow): Risk {
  if (!isUndecided(row)) return row;
  const print = printOf(db);
  const last = known.get(db);
  const risks = last?.print === print ? last.risks : new Map<number, { version: number; risk: Risk }>();
  if (risks !== last?.risks) known.set(db, { print, risks });
  const found = risks.get(row.id);
  if (found?.version === row.version) return found.risk;
  const { riskScore, riskFlags } = assess(db, row);
  const risk = { riskScore, riskFlags };
  risks.set(row.id, { version: row.version, risk });
  return risk;
}
