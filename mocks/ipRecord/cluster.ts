import type { WireShape } from '@/contract/field/field';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { ipRecord as contract } from '../../src/contract/risk/ipRecord';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { rowsOf } from '../core/lookup';
import { briefOf } from '../core/memberBrief';
import { format, sum } from '../core/money';
import { creditedOf, withdrawsOf } from '../core/orders';
import { Refusal } from '../core/refusal';
import { rechargesUsdt } from '../core/worth';
import { recordsAt } from './facts';

type Cluster = WireShape<typeof contract.calls.cluster.answer>;

const MOST = 200;

const ipsOf = (db: Db, memberId: number): Set<string> =>
  new Set(rowsOf(db.ipRecords, memberId).map(({ ip }) => ip));

/** The members who have come from an address. @throws Refusal 40400 where nobody has */
export function clusterOf(context: Context<{ ip: string }>): Cluster {
  const { db, input, inScope } = context;
  const seen = recordsAt(db, input.ip).filter(({ memberId }) => inScope(memberId));
  if (seen.length === 0) throw new Refusal(40400);
  const all = [...groups(seen, ({ memberId }) => memberId)];
  const places = new Map(all.map(([memberId]) => [memberId, ipsOf(db, memberId)]));
  const sharedIps = (memberId: number): number => {
    const others = [...places].filter(([id]) => id !== memberId).map(([, ips]) => ips);
    const own = places.get(memberId) ?? new Set<string>();
    return [...own].filter((ip) => ip !== input.ip && others.some((ips) => ips.has(ip))).length;
  };
  const members = all
    .map(([memberId, rows]) => ({ memberId, times: rows.length, lastAt: rows.at(-1)?.createdAt ?? '' }))
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : a.lastAt > b.lastAt ? -1 : a.memberId - b.memberId))
    .slice(0, MOST)
    .flatMap(({ memberId, times, lastAt }) => {
      const member = db.members.get(memberId);
      if (!member) return [];
      const { uid, account, nickname } = briefOf(db, memberId, context);
      const paid = withdrawsOf(db, memberId, WithdrawStatus.completed).map(({ usdtValue }) => usdtValue);
      const { status, kycLevel } = member;
      const money = { inUsdt: format(rechargesUsdt(creditedOf(db, memberId))), outUsdt: format(sum(paid)) };
      return [
        {
          memberId,
          uid,
          account,
          nickname,
          status,
          kycLevel,
          ...money,
          sharedIps: sharedIps(memberId),
          times,
          lastAt,
        },
      ];
    });
  return { total: all.length, members };
}
