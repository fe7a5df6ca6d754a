import { UserStatus } from '../../../src/contract/system/user';
import { can } from '../access';
import type { Db } from '../db';
import { countedRows } from '../figures';
import { format, parse } from '../money';
import type { Money } from '../money';
import { DAY, stampOf } from '../time';
import type { Measure } from './setting';

/** Days that measures look back. */
const DAYS = 30;

/** A record of a member, and what it is worth. */
interface Valued {
  memberId: number | null;
  createdAt: string;
  usdtValue: string;
}

/** What the records of the last 30 days are worth that customers have made. */
export const recentWorths = (db: Db, rows: Iterable<Valued>): Money[] => {
  const since = stampOf(db.now() - DAYS * DAY);
  return countedRows(
    db,
    [...rows].filter(({ createdAt }) => createdAt >= since),
  ).map(({ usdtValue }) => parse(usdtValue));
};

/** Most that operators who may make such records can make in a day under a cap for each of them. */
export function worstDay(db: Db, cap: Money, path: string): Measure[] {
  const operators = [...db.users.values()].filter(
    (user) => user.userStatus === UserStatus.active && can(db, user, path),
  ).length;
  return [
    {
      label: ['可操作的用户', 'Operators who may do it', '可操作的使用者'],
      value: String(operators),
      worse: 'more',
    },
    {
      label: ['每日最坏情况（USDT）', 'Worst case a day (USDT)', '每日最壞情況（USDT）'],
      value: format(cap * BigInt(operators)),
      usdt: true,
      worse: 'more',
    },
  ];
}
