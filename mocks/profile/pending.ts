import type { PendingItem } from './wire';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { SET_ASIDE } from '../withdraw/facts';

/** Who may see a kind, and what of it waits. */
const SOURCES: readonly { path: string; items: (db: Db, memberId: number) => PendingItem[] }[] = [
  {
    path: 'cwManage/chargeLogList',
    items: (db, memberId) =>
      [...db.recharges.values()]
        .filter((row) => row.memberId === memberId && !row.deleted && [0, 1, 5].includes(row.status))
        .map(({ id, orderNo, amount, coin, status, createdAt }) => ({
          kind: 'recharge',
          id,
          no: orderNo,
          amount,
          coin,
          status,
          createdAt,
        })),
  },
  {
    path: 'cwManage/withdrawLogList',
    items: (db, memberId) =>
      [...db.withdraws.values()]
        .filter((row) => row.memberId === memberId && SET_ASIDE.has(row.status))
        .map(({ id, orderNo, amount, coin, status, createdAt }) => ({
          kind: 'withdraw',
          id,
          no: orderNo,
          amount,
          coin,
          status,
          createdAt,
        })),
  },
  {
    path: 'memberAuth/list',
    items: (db, memberId) =>
      [...db.auths.values()]
        .filter((row) => row.memberId === memberId && row.status === 1)
        .map(({ id, authNo, status, createdAt }) => ({
          kind: 'auth',
          id,
          no: authNo,
          amount: null,
          coin: '',
          status,
          createdAt,
        })),
  },
  {
    path: 'memberAssetAdjust/list',
    items: (db, memberId) =>
      [...db.adjusts.values()]
        .filter((row) => row.memberId === memberId && row.status === 1)
        .map(({ id, adjustNo, amount, coin, status, createdAt }) => ({
          kind: 'adjust',
          id,
          no: adjustNo,
          amount,
          coin,
          status,
          createdAt,
        })),
  },
];

/** What of a member's waits for an operator, of the kinds this one may see, the oldest first. */
export function pendingOf({ db, can }: Context<unknown>, memberId: number): PendingItem[] {
  return SOURCES.filter(({ path }) => can(path))
    .flatMap(({ items }) => items(db, memberId))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
