import type { Db } from './db';
import { placeOf, samePlace } from './place';
import type { Place } from './place';
import type { WithdrawAddressRow, WithdrawRow } from './rows';

/** Every record of one withdraw address, of all members, the oldest first. */
export const holdersOf = (db: Db, place: Place): WithdrawAddressRow[] =>
  [...db.withdrawAddresses.values()].filter((row) => !row.deleted && samePlace(row, place));

/** True for addresses no withdraw may go to. */
export const isBlacklisted = (db: Db, place: Place): boolean =>
  holdersOf(db, place).some(({ status }) => status === 4);

/** The record of a member's address on one wallet code: `createdAt` is its age, `useCount` its uses. */
export const addressOf = (
  db: Db,
  row: Pick<WithdrawRow, 'memberId' | 'walletCode' | 'toAddress' | 'memo'>,
): WithdrawAddressRow | undefined =>
  holdersOf(db, placeOf(row)).find(
    ({ memberId, walletCode }) => memberId === row.memberId && walletCode === row.walletCode,
  );

/** The member whose recharge address a place is, one that was replaced included; `undefined` for any other place. */
export const ownerOf = (db: Db, place: Place): number | undefined =>
  [...db.rechargeAddresses.values()].find(
    (row) => row.memberId !== null && !row.deleted && samePlace(row, place),
  )?.memberId ?? undefined;
