import type { Json } from './document';
import { newAdjust, someAdjusts, someAuths, someRecharges } from './recharges';
import { adjustOutcome, change, found, mustBeOpen, rechargeOutcome, refusal } from './reviews';
import type { Kind } from './reviews';
import type { Rules } from './rules';

/** Everything that one server keeps. */
export function createStore() {
  const [recharges, adjusts, auths] = [someRecharges(), someAdjusts(), someAuths()];
  const recharge: Kind = {
    rows: recharges,
    ended: [2, 3, 4],
    maker: () => '',
    from: (result) => (result === 'release' ? 5 : 1),
    outcome: rechargeOutcome,
  };
  const adjust: Kind = {
    rows: adjusts,
    ended: [2, 3, 4],
    maker: ({ createdBy }) => createdBy,
    from: () => 1,
    outcome: adjustOutcome,
  };
  return {
    recharges,
    adjusts,
    auths,
    recharge,
    adjust,
    kinds: { recharge, adjust } as Readonly<Record<string, Kind>>,
    answers: new Map<string, { wish: string; data: unknown }>(),
  };
}

export type Store = ReturnType<typeof createStore>;

/** Asks for an adjustment, which another operator decides. */
export function addAdjust({ adjusts }: Store, body: Json, who: string): Json {
  const { operPassword: _own, requestId: _once, memberId, refNo = '', attachments = [], ...given } = body;
  if (Number(memberId) > 5) throw refusal(40400);
  const money = { usdtValue: given['amount'], memberId: Number(memberId) };
  const id = adjusts.length + 1;
  adjusts.push(newAdjust(id, 1, who, { ...given, ...money, refNo, attachments }));
  return { id, adjustNo: adjusts.at(-1)?.adjustNo };
}

/** Takes an own adjustment back while it waits. */
export function cancelAdjust(
  rules: Rules,
  { adjusts, adjust }: Store,
  { id, version }: Json,
  who: string,
): Json {
  const row = found(adjusts, id);
  mustBeOpen(rules, adjust, row, version, who);
  if (row.createdBy !== who) throw refusal(40300);
  if (!rules.isIn(row, 1)) throw refusal(40904);
  change(row, who, 'cancel', '', { status: 4 });
  return { version: row.version };
}
