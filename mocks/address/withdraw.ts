import { withdrawAddress } from '../../src/contract/finance/withdrawAddress';
import type { addressHolder } from '@/contract/finance/withdrawAddress';
import type { WireShape } from '@/contract/field/field';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { holdersOf } from '../core/addressBook';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import type { Context, Viewer } from '../core/http';
import type { DateColumns, SortColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { format, parse, sum } from '../core/money';
import { placeKey, placeOf, sameAddress } from '../core/place';
import type { Place } from '../core/place';
import { anyOf, between, has, is, questionOf, within } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import type { WithdrawAddressRow } from '../core/rows';
import { dayStart, stampOf } from '../core/time';

type WithdrawAddress = WireRowOf<typeof withdrawAddress>;
type WithdrawAddressSummary = WireSummaryOf<typeof withdrawAddress>;
type AddressHolder = WireShape<typeof addressHolder>;

/** Addresses that were added 24 hours ago may be used. */
export function activateAddresses(db: Db): void {
  const now = db.stamp();
  for (const row of db.withdrawAddresses.values()) {
    if (row.status === 1 && row.activeAt <= now) row.status = 2;
  }
}

const keyOf = (memberId: number, walletCode: string, place: Place): string =>
  `${memberId} ${walletCode} ${placeKey(place)}`;

/** These addresses, each with what its member has taken to it so far. */
function used(db: Db, rows: Iterable<WithdrawAddressRow>): WithdrawAddressRow[] {
  const completed = [...db.withdraws.values()].filter(({ status }) => status === 6);
  const byAddress = groups(completed, (row) => keyOf(row.memberId, row.walletCode, placeOf(row)));
  return [...rows].map((row) => {
    const own = byAddress.get(keyOf(row.memberId, row.walletCode, row)) ?? [];
    row.useCount = own.length;
    row.totalAmount = format(sum(own.map(({ netAmount }) => netAmount)));
    row.lastUsedAt = own.reduce<string | null>(
      (last, { completedAt }) => (completedAt !== null && completedAt > (last ?? '') ? completedAt : last),
      null,
    );
    return row;
  });
}

const membersOf = (rows: readonly WithdrawAddressRow[]): number =>
  new Set(rows.map(({ memberId }) => memberId)).size;

const sharedBy = (db: Db, row: WithdrawAddressRow): number => membersOf(holdersOf(db, row));

const dates: DateColumns<WithdrawAddressRow> = {
  createdAt: (row) => row.createdAt,
  lastUsedAt: (row) => row.lastUsedAt,
  updatedAt: (row) => row.updatedAt,
};

const sorts = (db: Db): SortColumns<WithdrawAddressRow> => ({
  ...dates,
  id: (row) => row.id,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
  walletCode: (row) => row.walletCode,
  activeAt: (row) => row.activeAt,
  useCount: (row) => row.useCount,
  totalAmount: (row) => parse(row.totalAmount),
  sharedMembers: (row) => sharedBy(db, row),
});

function wire(db: Db, row: WithdrawAddressRow, viewer: Viewer): WithdrawAddress {
  const { deleted: _deleted, ...stored } = row;
  const wallet = db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode);
  return {
    ...stored,
    ...briefOf(db, row.memberId, viewer),
    explorerAddress: wallet?.explorerAddress ?? '',
    sharedMembers: sharedBy(db, row),
  };
}

/** Withdraw addresses as the toolkit lists them. */
export const withdrawAddresses: Resource<WithdrawAddressRow, WithdrawAddress> = {
  contract: withdrawAddress,
  name: 'memberWithdrawAddress',
  title: '提现地址',
  target: 'withdrawAddress',
  rows: (db) => used(db, db.withdrawAddresses.values()),
  find: (db, id) => {
    const row = db.withdrawAddresses.get(id);
    return row && used(db, [row])[0];
  },
  question: questionOf<WithdrawAddressRow>(
    withdrawAddress,
    {
      label: has((row) => row.label),
      address: is((row) => row.address, sameAddress),
      memo: is((row) => row.memo),
      coin: anyOf((row) => row.coin),
      chain: is((row) => row.chain),
      walletCode: is((row) => row.walletCode),
      isWhitelist: is((row) => row.isWhitelist),
      status: anyOf((row) => row.status),
      createdIp: is((row) => row.createdIp),
      useCount: within((row) => row.useCount),
      totalAmount: between((row) => row.totalAmount),
      sharedMembers: within((row, db) => sharedBy(db, row)),
    },
    dates,
  ),
  sorts,
  wire,
  nameOf: (row) => row.address,
};

/** Members with an address, as far as the operator may see them, who had it first before the others. */
export const addressHolders = ({
  db,
  input,
  inScope,
}: Context<{ address: string; memo?: string }>): AddressHolder[] => {
  const given = used(db, db.withdrawAddresses.values()).filter(
    (row) =>
      !row.deleted &&
      sameAddress(row.address, input.address) &&
      (!input.memo || row.memo === input.memo) &&
      inScope(row.memberId),
  );
  return given
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map(
      ({ id, memberId, label, walletCode, coin, status, useCount, totalAmount, lastUsedAt, createdAt }) => ({
        ...briefOf(db, memberId, { inScope }),
        id,
        label,
        walletCode,
        coin,
        status,
        useCount,
        totalAmount,
        lastUsedAt,
        createdAt,
      }),
    );
};

/** Figures over the filter; an address of several members counts once. */
export function withdrawAddressSummary(
  context: Context<Question<WithdrawAddressRow>>,
): WithdrawAddressSummary {
  const { db, input } = context;
  const all = rowsFor(context, withdrawAddresses, 'status');
  const rows = all.filter((row) => input.keeps(row, db));
  const today = stampOf(dayStart(db.now()));
  const places = [...groups(rows, placeKey).values()].flatMap(([first]) => first ?? []);
  return {
    byStatus: Object.fromEntries(
      [...groups(all, ({ status }) => status)].map(([status, some]) => [status, some.length]),
    ),
    newToday: rows.filter(({ createdAt }) => createdAt >= today).length,
    shared: places.filter((row) => sharedBy(db, row) > 1).length,
    blacklisted: places.filter(({ status }) => status === 4).length,
  };
}
