import { withdrawAddress } from '../../src/contract/finance/withdrawAddress';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import type { addressHolder } from '@/contract/finance/withdrawAddress';
import type { WireShape } from '@/contract/field/field';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { holdersOf } from '../core/addressBook';
import type { Db } from '../core/db';
import { countedRows, isIn, todayAndBefore } from '../core/figures';
import { groups } from '../core/groups';
import { listOf } from '../core/indexed';
import type { Context, Viewer } from '../core/http';
import type { DateColumns, SortColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import type { Job } from '../core/job';
import { format, parse, sum } from '../core/money';
import { withdrawsTo } from '../core/orders';
import { placeKey, sameAddress } from '../core/place';
import { perRecord } from '../core/perRecord';
import { anyOf, between, has, is, questionOf, within } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import type { WithdrawAddressRow } from '../core/rows';
import { latest, msOf } from '../core/time';
import { ascending } from '../core/order';

type WithdrawAddress = WireRowOf<typeof withdrawAddress>;
type WithdrawAddressSummary = WireSummaryOf<typeof withdrawAddress>;
type AddressHolder = WireShape<typeof addressHolder>;

/** Lets addresses be used that were added 24 hours ago. */
export const addressActivate: Job = {
  key: 'addressActivate',
  title: ['提现地址启用', 'Enable new withdraw addresses', '提現地址啟用'],
  group: 'SYSTEM',
  ...perRecord<WithdrawAddressRow>({
    rows: (db) => db.withdrawAddresses.values(),
    dueAt: (_, { status, activeAt }) =>
      status === WithdrawAddressStatus.waiting ? msOf(activeAt) : undefined,
    act: (_, row) => {
      row.status = WithdrawAddressStatus.active;
    },
  }),
};

/** What a member has taken to an address so far. */
function usageOf(
  db: Db,
  row: WithdrawAddressRow,
): Pick<WithdrawAddress, 'useCount' | 'totalAmount' | 'lastUsedAt'> {
  const own = withdrawsTo(db, row).filter(
    ({ memberId, walletCode, status }) =>
      status === WithdrawStatus.completed && memberId === row.memberId && walletCode === row.walletCode,
  );
  return {
    useCount: own.length,
    totalAmount: format(sum(own.map(({ netAmount }) => netAmount))),
    lastUsedAt: latest(own.map(({ completedAt }) => completedAt)),
  };
}

const membersOf = (rows: readonly WithdrawAddressRow[]): number =>
  new Set(rows.map(({ memberId }) => memberId)).size;

const sharedBy = (db: Db, row: WithdrawAddressRow): number => membersOf(holdersOf(db, row));

const dates: DateColumns<WithdrawAddressRow> = {
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
};

const sorts = (db: Db): SortColumns<WithdrawAddressRow> => ({
  ...dates,
  lastUsedAt: (row) => usageOf(db, row).lastUsedAt,
  id: (row) => row.id,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
  walletCode: (row) => row.walletCode,
  activeAt: (row) => row.activeAt,
  useCount: (row) => usageOf(db, row).useCount,
  totalAmount: (row) => parse(usageOf(db, row).totalAmount),
  sharedMembers: (row) => sharedBy(db, row),
});

function wire(db: Db, row: WithdrawAddressRow, viewer: Viewer): WithdrawAddress {
  const { deleted: _deleted, ...stored } = row;
  const wallet = db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode);
  return {
    ...stored,
    ...usageOf(db, row),
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
  rows: (db) => listOf(db.withdrawAddresses),
  find: (db, id) => db.withdrawAddresses.get(id),
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
      useCount: within((row, db) => usageOf(db, row).useCount),
      totalAmount: between((row, db) => usageOf(db, row).totalAmount),
      sharedMembers: within((row, db) => sharedBy(db, row)),
    },
    { ...dates, lastUsedAt: (row, db) => usageOf(db, row).lastUsedAt },
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
  const given = listOf(db.withdrawAddresses).filter(
    (row) =>
      !row.deleted &&
      sameAddress(row.address, input.address) &&
      (!input.memo || row.memo === input.memo) &&
      inScope(row.memberId),
  );
  return given.sort(ascending(({ createdAt }) => createdAt)).map((row) => {
    const { id, memberId, label, walletCode, coin, status, createdAt } = row;
    const brief = briefOf(db, memberId, { inScope });
    return { ...brief, id, label, walletCode, coin, status, ...usageOf(db, row), createdAt };
  });
};

/** Figures over the filter; an address of several members counts once. */
export function withdrawAddressSummary(
  context: Context<Question<WithdrawAddressRow>>,
): WithdrawAddressSummary {
  const { db, input } = context;
  const all = rowsFor(context, withdrawAddresses, 'status');
  const listed = all.filter((row) => input.keeps(row, db));
  const rows = countedRows(db, listed);
  const { today } = todayAndBefore(db.now());
  const places = [...groups(rows, placeKey).values()].flatMap(([first]) => first ?? []);
  return {
    byStatus: Object.fromEntries(
      [...groups(all, ({ status }) => status)].map(([status, some]) => [status, some.length]),
    ),
    newToday: rows.filter(({ createdAt }) => isIn(today, createdAt)).length,
    shared: places.filter((row) => sharedBy(db, row) > 1).length,
    blacklisted: places.filter(({ status }) => status === WithdrawAddressStatus.blacklisted).length,
    notCounted: listed.length - rows.length,
  };
}
