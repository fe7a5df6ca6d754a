import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import type { Db } from './db';
import { lookup, rowsOf } from './lookup';
import { placeKey, placeOf } from './place';
import type { Place } from './place';
import type { WithdrawAddressRow, WithdrawRow } from './rows';

/** Records of addresses by their place. */
const atPlace = lookup((row: Place) => [placeKey(row)]);

/** Every record of one withdraw address, of all members, the oldest first. */
export const holdersOf = (db: Db, place: Place): WithdrawAddressRow[] =>
  atPlace(db.withdrawAddresses, placeKey(place)).filter(({ deleted }) => !deleted);

/** Withdraw addresses of a member, on all wallet codes. */
export const placesOf = (db: Db, memberId: number): WithdrawAddressRow[] =>
  rowsOf(db.withdrawAddresses, memberId).filter(({ deleted }) => !deleted);

/** True for addresses no withdraw may go to. */
export const isBlacklisted = (db: Db, place: Place): boolean =>
  holdersOf(db, place).some(({ status }) => status === WithdrawAddressStatus.blacklisted);

/** The record of a member's address on one wallet code: `createdAt` is its age, `useCount` its uses. */
export const addressOf = (
  db: Db,
  row: Pick<WithdrawRow, 'memberId' | 'walletCode' | 'toAddress' | 'memo'>,
): WithdrawAddressRow | undefined =>
  holdersOf(db, placeOf(row)).find(
    ({ memberId, walletCode }) => memberId === row.memberId && walletCode === row.walletCode,
  );

/** Recharge addresses at a place. */
export const rechargeAddressesAt = (db: Db, place: Place) =>
  atPlace(db.rechargeAddresses, placeKey(place)).filter(({ deleted }) => !deleted);

/** The member whose recharge address a place is, one that was replaced included; `undefined` for any other place. */
export const ownerOf = (db: Db, place: Place): number | undefined =>
  rechargeAddressesAt(db, place).find(({ memberId }) => memberId !== null)?.memberId ?? undefined;
