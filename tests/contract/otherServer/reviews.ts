import type { Json } from './document';
import type { Reviewed } from './recharges';
import type { Rules } from './rules';
import { stamp } from './rows';

/** A refused call: the message is its code, the cause its data. */
export class Refusal extends Error {}

export const refusal = (code: number, data: unknown = null) => new Refusal(String(code), { cause: data });

export const invalid = (name: string): Refusal => refusal(40000, { fields: { [name]: name } });

export function found<Row extends { id: number }>(rows: readonly Row[], id: unknown): Row {
  const row = rows.find((one) => String(one.id) === String(id));
  if (!row) throw refusal(40400);
  return row;
}

const PENDING = 1;

export const pending = (rows: readonly Reviewed[]): Reviewed[] =>
  rows.filter(({ status }) => status === PENDING).reverse();

const holder = ({ claimBy, claimUntil }: Reviewed): string => ((claimUntil ?? '') > stamp() ? claimBy : '');

export const claims = (rows: readonly Reviewed[]): Json[] =>
  rows.filter(holder).map(({ id, claimBy, claimUntil }) => ({ id, claimBy, claimUntil }));

/** Decisions about one kind of records: states that end them, who must not decide, and what becomes of them. */
export interface Kind {
  rows: readonly Reviewed[];
  ended: readonly number[];
  /** Who made it, where that operator must not decide it. */
  maker: (row: Reviewed) => string;
  from: (result: unknown) => number;
  outcome: (row: Reviewed, body: Json, who: string) => Json;
}

const decision = ({ status, reviewerName, reviewedAt }: Reviewed): Json => ({
  status,
  reviewerName,
  reviewedAt,
});

/** Claims a record for ten minutes, or releases it. */
export function claim(rules: Rules, kind: Kind, row: Reviewed, who: string, minutes: number): Json {
  if (minutes > 0 && !rules.isIn(row, PENDING)) throw refusal(40904);
  if (!rules.isFree(holder(row), who)) throw refusal(40902);
  if (minutes > 0 && !rules.isOther(who, kind.maker(row), row.firstReviewer)) throw refusal(40903);
  const claimUntil = minutes ? stamp(Date.now() + minutes * 60_000) : null;
  const { claimBy } = Object.assign(row, { claimBy: minutes ? who : '', claimUntil });
  return { claimBy, claimUntil };
}

export function next(rules: Rules, { rows, maker }: Kind, afterId: unknown, who: string): Json {
  const mine = (row: Reviewed) =>
    rules.isFree(holder(row), who) && ![row.firstReviewer, maker(row)].includes(who);
  const line = pending(rows).filter(mine);
  const at = line.findIndex(({ id }) => String(id) === String(afterId));
  const ahead = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))];
  return { id: ahead[0]?.id ?? null, left: ahead.length };
}

/** What a recharge becomes; from 20,000 USDT on two operators have to approve. */
export function rechargeOutcome(row: Reviewed, body: Json, who: string): Json {
  const { result, rejectCode, creditAmount } = body;
  if (result === 'hold') return { status: 5 };
  if (result === 'release') return { status: 1 };
  if (result === 'reject' && !rejectCode) throw invalid('rejectCode');
  const credit = creditAmount ?? row['proposedCredit'] ?? row['amount'];
  const isFirst = Number(row['usdtValue']) > 20_000 && row.firstReviewer === '';
  if (result === 'approve' && isFirst) return { firstReviewer: who, proposedCredit: credit };
  const done = { reviewerName: who, reviewedAt: stamp() };
  if (result === 'reject') return { status: 3, rejectCode, ...done };
  return { status: 2, creditAmount: credit, creditedAt: stamp(), ...done };
}

export const adjustOutcome = (_: Reviewed, { result, remark }: Json, who: string): Json => {
  if (result === 'reject' && (typeof remark !== 'string' || remark.trim().length < 5)) throw refusal(40001);
  return { status: result === 'approve' ? 2 : 3, reviewerName: who, reviewedAt: stamp() };
};

/** @throws Refusal in the order of the checks */
export function mustBeOpen(
  rules: Rules,
  { ended }: Kind,
  row: Reviewed,
  version: unknown,
  who: string,
): void {
  const { history: _, doubles: __, proof: ___, ...current } = row;
  if (rules.isIn(row, ...ended)) throw refusal(40901, decision(row));
  if (!rules.isFree(holder(row), who)) throw refusal(40902);
  if (!rules.isCurrent(row, version)) throw refusal(40900, { current });
}

/** Changes a record, and writes that down. */
export function change(row: Reviewed, who: string, result: unknown, note: unknown, fields: Json): void {
  const { history } = row;
  const step = { id: history.length + 1, step: 1, at: stamp(), diff: [], result, operatorName: who, note };
  const trace = { version: row.version + 1, updatedAt: stamp(), updatedBy: who };
  Object.assign(row, fields, trace, { claimBy: '', claimUntil: null, history: [...history, step] });
}

function decide(rules: Rules, kind: Kind, row: Reviewed, body: Json, who: string): void {
  const { result, remark = '', versions } = body;
  mustBeOpen(rules, kind, row, (versions as Json)[row.id], who);
  if (!rules.isOther(who, kind.maker(row), row.firstReviewer)) throw refusal(40903);
  if (!rules.isIn(row, kind.from(result))) throw refusal(40904);
  change(row, who, result, remark, { ...kind.outcome(row, body, who), reviewRemark: remark });
}

/** A decision about one record or several, answered record by record. */
export function review(rules: Rules, kind: Kind, body: Json, who: string): Json {
  const ids = (body['ids'] as unknown[] | undefined) ?? [body['id']];
  const refused = new Map<unknown, Refusal>();
  for (const id of ids) {
    try {
      decide(rules, kind, found(kind.rows, id), body, who);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(id, error);
    }
  }
  const failed = [...refused].map(([id, { message }]) => ({ id, code: Number(message), msg: message }));
  const answer = { success: ids.filter((id) => !refused.has(id)), failed };
  const [first] = refused.values();
  if (!first || refused.size < ids.length) return answer;
  throw ids.length > 1 ? new Refusal(first.message, { cause: answer }) : first;
}
