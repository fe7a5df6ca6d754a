import { rechargeAddress } from '../../src/contract/finance/rechargeAddress';
import { OnOff } from '../../src/contract/block/switchFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import type { MemberBrief } from '@/api/types';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import { listOf } from '../core/indexed';
import type { Context, Viewer } from '../core/http';
import type { DateColumns, SortColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { rechargesAt } from '../core/orders';
import { sameAddress } from '../core/place';
import { priceOf } from '../core/prices';
import { anyOf, between, is, only, questionOf, within } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import type { WalletCode } from '../core/rows';
import { latest } from '../core/time';
import type { RechargeAddressRow } from './rechargeRow';
import { isIdle } from './rules';

type RechargeAddress = WireRowOf<typeof rechargeAddress>;
type RechargeAddressSummary = WireSummaryOf<typeof rechargeAddress>;

/** Fewer idle addresses than this are an alarm. */
const LOW = 20;

const walletOf = (db: Db, walletCode: string): WalletCode | undefined =>
  db.walletCodes.find((item) => item.walletCode === walletCode);

const worthOf = (db: Db, { coin, chainBalance }: RechargeAddressRow): Money =>
  times(parse(chainBalance), priceOf(db, coin));

/** True when its balance reaches the collection threshold and no collection is running. */
function isWorth(db: Db, { walletCode, chainBalance, collection }: RechargeAddressRow): boolean {
  const wallet = walletOf(db, walletCode);
  if (!wallet || collection !== null) return false;
  const balance = parse(chainBalance);
  return balance > 0n && balance >= parse(wallet.collectThreshold);
}

/** What an address has received: recharges that were credited. */
function receivedAt(
  db: Db,
  row: RechargeAddressRow,
): Pick<RechargeAddress, 'totalReceived' | 'receiveCount' | 'lastReceivedAt'> {
  const own = rechargesAt(db, row).filter(
    ({ source, status, transferNo }) =>
      source === RechargeSource.chain && status === RechargeStatus.credited && transferNo === '',
  );
  return {
    totalReceived: format(sum(own.map(({ amount }) => amount))),
    receiveCount: own.length,
    lastReceivedAt: latest(own.map(({ creditedAt }) => creditedAt)),
  };
}

const dates: DateColumns<RechargeAddressRow> = {
  createdAt: (row) => row.createdAt,
  allocatedAt: (row) => row.allocatedAt,
  updatedAt: (row) => row.updatedAt,
};

const sorts = (db: Db): SortColumns<RechargeAddressRow> => ({
  ...dates,
  lastReceivedAt: (row) => receivedAt(db, row).lastReceivedAt,
  id: (row) => row.id,
  uid: (row) => db.members.get(row.memberId ?? 0)?.uid ?? null,
  walletCode: (row) => row.walletCode,
  chainBalance: (row) => parse(row.chainBalance),
  totalReceived: (row) => parse(receivedAt(db, row).totalReceived),
  receiveCount: (row) => receivedAt(db, row).receiveCount,
});

const NOBODY: Pick<RechargeAddress, Exclude<keyof MemberBrief, 'memberId'>> = {
  uid: '',
  account: '',
  nickname: '',
  memberType: null,
  level: null,
  inviterUid: '',
  tags: [],
};

function wire(db: Db, row: RechargeAddressRow, viewer: Viewer): RechargeAddress {
  const { deleted: _deleted, collection, ...stored } = row;
  return {
    ...(row.memberId === null ? NOBODY : briefOf(db, row.memberId, viewer)),
    ...stored,
    ...receivedAt(db, row),
    explorerAddress: walletOf(db, row.walletCode)?.explorerAddress ?? '',
    toCollect: isWorth(db, row),
    collectNo: collection?.taskNo ?? '',
  };
}

/** Recharge addresses as the toolkit lists them. */
export const rechargeAddresses: Resource<RechargeAddressRow, RechargeAddress> = {
  contract: rechargeAddress,
  name: 'memberRechargeAddress',
  title: '充值地址',
  target: 'rechargeAddress',
  rows: (db) => listOf(db.rechargeAddresses),
  find: (db, id) => db.rechargeAddresses.get(id),
  question: questionOf<RechargeAddressRow>(
    rechargeAddress,
    {
      address: is((row) => row.address, sameAddress),
      memo: is((row) => row.memo),
      coin: anyOf((row) => row.coin),
      chain: is((row) => row.chain),
      walletCode: is((row) => row.walletCode),
      allocType: anyOf((row) => row.allocType),
      source: is((row) => row.source),
      status: is((row) => row.status),
      toCollect: only((row, db) => isWorth(db, row)),
      chainBalance: between((row) => row.chainBalance),
      totalReceived: between((row, db) => receivedAt(db, row).totalReceived),
      receiveCount: within((row, db) => receivedAt(db, row).receiveCount),
    },
    { ...dates, lastReceivedAt: (row, db) => receivedAt(db, row).lastReceivedAt },
  ),
  sorts,
  wire,
  nameOf: (row) => row.address,
};

/** How many addresses are left to give away, by wallet code. */
export function idleLeft(db: Db): RechargeAddressSummary['idle'] {
  const idle = groups([...db.rechargeAddresses.values()].filter(isIdle), ({ walletCode }) => walletCode);
  return db.walletCodes
    .filter(({ status, rechargeOn }) => status === OnOff.on && rechargeOn === 1)
    .map(({ walletCode }) => {
      const count = idle.get(walletCode)?.length ?? 0;
      return { walletCode, count, low: count < LOW };
    })
    .sort((a, b) => a.count - b.count);
}

/** Figures over the filter; what is left to give away is counted over everything. */
export function rechargeAddressSummary(
  context: Context<Question<RechargeAddressRow>>,
): RechargeAddressSummary {
  const { db, input } = context;
  const all = rowsFor(context, rechargeAddresses, 'allocType');
  const worth = all.filter((row) => input.keeps(row, db) && isWorth(db, row));
  const byAlloc = groups(all, ({ allocType }) => allocType);
  return {
    byAlloc: Object.fromEntries([...byAlloc].map(([alloc, rows]) => [alloc, rows.length])),
    idle: idleLeft(db),
    toCollect: {
      count: worth.length,
      usdtValue: format(worth.reduce((total, row) => total + worthOf(db, row), 0n)),
    },
  };
}
