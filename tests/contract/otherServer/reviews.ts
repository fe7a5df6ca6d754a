import type { Json } from './document';
import { recharges, stamp } from './recharges';
import type { Recharge } from './recharges';

/** A refused call: the message is its code, the cause its data. */
export class Refusal extends Error {}

export const refusal = (code: number, data: unknown = null) => new Refusal(String(code), { cause: data });

export const invalid = (name: string): Refusal => refusal(40000, { fields: { [name]: name } });

export function found(id: unknown): Recharge {
  const row = recharges.find((one) => String(one.id) === String(id));
  if (!row) throw refusal(40400);
  return row;
}

export const pending = (): Recharge[] => recharges.filter(({ status }) => status === 1).reverse();

const holder = ({ claimBy, claimUntil }: Recharge): string => ((claimUntil ?? '') > stamp() ? claimBy : '');

const isFree = (row: Recharge, who: string): boolean => ['', who].includes(holder(row));

export const claims = (): Json[] =>
  recharges.filter(holder).map(({ id, claimBy, claimUntil }) => ({ id, claimBy, claimUntil }));

/** Claims a record for ten minutes, or releases it. */
export function claim(row: Recharge, who: string, minutes: number): Json {
  if (minutes > 0 && row.status !== 1) throw refusal(40904);
  if (!isFree(row, who)) throw refusal(40902);
  const claimUntil = minutes ? stamp(Date.now() + minutes * 60_000) : null;
  const { claimBy } = Object.assign(row, { claimBy: minutes ? who : '', claimUntil });
  return { claimBy, claimUntil };
}

export function next(afterId: unknown, who: string): Json {
  const line = pending().filter((row) => isFree(row, who) && row.firstReviewer !== who);
  const at = line.findIndex(({ id }) => String(id) === String(afterId));
  const ahead = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))];
  return { id: ahead[0]?.id ?? null, left: ahead.length };
}

/** Changes of a decision; from 20,000 USDT on two operators have to approve. */
function outcome(row: Recharge, { result, rejectCode, creditAmount }: Json, who: string): Json {
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

function decide(row: Recharge, body: Json, who: string): void {
  const { history, doubles: _, ...current } = row;
  const { status, reviewerName, reviewedAt } = current;
  const { result, remark, versions } = body;
  if (status === 2 || status === 3) throw refusal(40901, { status, reviewerName, reviewedAt });
  if (!isFree(row, who)) throw refusal(40902);
  if ((versions as Json)[row.id] !== row.version) throw refusal(40900, { current });
  if (row.firstReviewer === who) throw refusal(40903);
  if (status !== (result === 'release' ? 5 : 1)) throw refusal(40904);
  const about = { id: history.length + 1, step: 1, at: stamp(), diff: [] };
  const step = { ...about, result, operatorName: who, note: remark };
  const trace = { version: row.version + 1, updatedAt: stamp(), updatedBy: who, reviewRemark: remark };
  const rest = { claimBy: '', claimUntil: null, history: [...history, step] };
  Object.assign(row, outcome(row, body, who), trace, rest);
}

/** A decision about one record or several, answered record by record. */
export function review(body: Json, who: string): Json {
  const ids = (body['ids'] as unknown[] | undefined) ?? [body['id']];
  const refused = new Map<unknown, Refusal>();
  for (const id of ids) {
    try {
      decide(found(id), body, who);
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
