import { asset } from '../../src/contract/member/asset';
import type { MemberAsset, MemberHoldings } from './wire';
import { entriesOf, oneOf, optional } from '../core/check';
import type { Check } from '../core/check';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import type { Account } from '../core/ledger';
import { bonusOf } from '../core/ledgerKinds';
import type { SortColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import { anyOf, between, is, questionOf } from '../core/question';
import type { Narrow, Question } from '../core/question';
import type { Resource } from '../core/resource';
import { frozenParts } from '../core/frozen';
import type { Viewer } from '../core/http';

/** An account as it is listed. */
export interface AssetRow {
  id: number;
  memberId: number;
  accountType: number;
  coin: string;
  available: string;
  frozen: string;
  total: string;
  usdtValue: string;
  updatedAt: string;
  checkState: 1 | 2;
  account: Account;
}

const rowOf = (db: Db, account: Account): AssetRow => {
  const { id, memberId, accountType, coin, available, frozen, updatedAt } = account;
  return {
    id,
    memberId,
    accountType,
    coin,
    available: format(available),
    frozen: format(frozen),
    total: format(available + frozen),
    usdtValue: format(times(available + frozen, priceOf(db, coin))),
    updatedAt,
    checkState: db.assetChecks.get(id) ?? 1,
    account,
  };
};

/** What campaigns have given, as far as it is still there. */
function bonusLeft(db: Db, { memberId, accountType, coin, available }: Account): Money {
  const given = bonusOf(
    db.ledger.lines.filter(
      (line) => line.memberId === memberId && line.accountType === accountType && line.coin === coin,
    ),
  );
  return given < available ? given : available;
}

const wire = (db: Db, { account, ...row }: AssetRow, viewer: Viewer): MemberAsset => ({
  ...row,
  ...briefOf(db, row.memberId, viewer),
  bonusAmount: format(bonusLeft(db, account)),
  frozenParts: frozenParts(db, account),
});

/** Accounts without a balance are only shown to whoever asks for them. */
const filled: Narrow<AssetRow> = (given, name) =>
  String(given.get(name)) === '1' ? null : ({ total }) => total !== '0';

/** Members' accounts as the toolkit lists them. */
export const assets: Resource<AssetRow, MemberAsset> = {
  contract: asset,
  name: 'memberAsset',
  title: '会员资产',
  target: 'asset',
  rows: (db) => [...db.ledger.accounts()].map((account) => rowOf(db, account)),
  find: (db, id) => {
    const account = [...db.ledger.accounts()].find((one) => one.id === id);
    return account && rowOf(db, account);
  },
  question: questionOf<AssetRow>(
    asset,
    {
      accountType: anyOf((row) => row.accountType),
      coin: anyOf((row) => row.coin),
      available: between((row) => row.available),
      frozen: between((row) => row.frozen),
      total: between((row) => row.total),
      usdtValue: between((row) => row.usdtValue),
      checkState: is((row) => row.checkState),
      showZero: filled,
    },
    { updatedAt: (row) => row.updatedAt },
  ),
  sorts: (db) => ({
    // The toolkit's order unless told: what is worth most comes first.
    createdAt: (row) => parse(row.usdtValue),
    updatedAt: (row) => row.updatedAt,
    uid: (row) => db.members.get(row.memberId)?.uid ?? null,
    coin: (row) => row.coin,
    accountType: (row) => row.accountType,
    available: (row) => parse(row.available),
    frozen: (row) => parse(row.frozen),
    total: (row) => parse(row.total),
    usdtValue: (row) => parse(row.usdtValue),
  }),
  wire,
  nameOf: (row) => `${row.memberId} ${row.coin}`,
};

/** The question of the list, which may be about members instead of accounts. */
export const groupedQuestion: Check<Question<AssetRow> & { group?: string }> = (value, field) => {
  const { group, ...question } = Object.fromEntries(entriesOf(value, field, () => true));
  return { ...assets.question(question, field), group: optional(oneOf('member'))(group, 'group') };
};

/** Accounts of one member. */
export interface HoldingsRow {
  id: number;
  memberId: number;
  usdtValue: string;
  updatedAt: string;
  accounts: AssetRow[];
}

/** One row a member. */
export function holdingsOf(rows: readonly AssetRow[]): HoldingsRow[] {
  return [...groups(rows, (row) => row.memberId)].map(([memberId, accounts]) => ({
    id: memberId,
    memberId,
    usdtValue: format(sum(accounts.map((row) => row.usdtValue))),
    updatedAt: accounts.reduce((last, row) => (row.updatedAt > last ? row.updatedAt : last), ''),
    accounts: accounts.toSorted((a, b) => (parse(a.usdtValue) < parse(b.usdtValue) ? 1 : -1)),
  }));
}

/** Columns the members may be ordered by. */
export const holdingsSorts = (db: Db): SortColumns<HoldingsRow> => ({
  createdAt: (row) => parse(row.usdtValue),
  usdtValue: (row) => parse(row.usdtValue),
  updatedAt: (row) => row.updatedAt,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
});

export const holdingsWire = (db: Db, { accounts, ...row }: HoldingsRow, viewer: Viewer): MemberHoldings => ({
  ...row,
  ...briefOf(db, row.memberId, viewer),
  accounts: accounts.map((one) => wire(db, one, viewer)),
});
