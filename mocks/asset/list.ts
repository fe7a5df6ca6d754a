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
import { format, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import { anyOf, between, is, questionOf } from '../core/question';
import type { Narrow, Question } from '../core/question';
import type { Resource } from '../core/resource';
import { frozenParts } from '../core/frozen';
import { latest } from '../core/time';
import type { Viewer } from '../core/http';
import { descending } from '../core/order';

type Row = Readonly<Account>;

const totalOf = ({ available, frozen }: Row): Money => available + frozen;

/** Worth of an account in USDT, at the present price. */
const worthOf = (db: Db, row: Row): Money => times(totalOf(row), priceOf(db, row.coin));

/** What the last comparison with its lines said. */
const checkOf = (db: Db, { id }: Row): 1 | 2 => db.assetChecks.get(id) ?? 1;

/** What campaigns have given, as far as it is still there. */
function bonusLeft(db: Db, row: Row): Money {
  const given = bonusOf(db.ledger.linesOn(row));
  return given < row.available ? given : row.available;
}

const wire = (db: Db, row: Row, viewer: Viewer): MemberAsset => ({
  ...row,
  ...briefOf(db, row.memberId, viewer),
  available: format(row.available),
  frozen: format(row.frozen),
  total: format(totalOf(row)),
  usdtValue: format(worthOf(db, row)),
  checkState: checkOf(db, row),
  bonusAmount: format(bonusLeft(db, row)),
  frozenParts: frozenParts(db, row),
});

/** Accounts without a balance are shown only when the question asks for them. */
const filled: Narrow<Row> = (given, name) =>
  String(given.get(name)) === '1' ? null : (row) => totalOf(row) !== 0n;

/** Members' accounts as the toolkit lists them. */
export const assets: Resource<Row, MemberAsset> = {
  contract: asset,
  name: 'memberAsset',
  title: '会员资产',
  target: 'asset',
  rows: (db) => db.ledger.accounts(),
  find: (db, id) => db.ledger.accounts()[id - 1],
  question: questionOf<Row>(
    asset,
    {
      accountType: anyOf((row) => row.accountType),
      coin: anyOf((row) => row.coin),
      available: between((row) => format(row.available)),
      frozen: between((row) => format(row.frozen)),
      total: between((row) => format(totalOf(row))),
      usdtValue: between((row, db) => format(worthOf(db, row))),
      checkState: is((row, db) => checkOf(db, row)),
      showZero: filled,
    },
    { updatedAt: (row) => row.updatedAt },
  ),
  sorts: (db) => ({
    // The toolkit's own order: what is worth most comes first.
    createdAt: (row) => worthOf(db, row),
    updatedAt: (row) => row.updatedAt,
    uid: (row) => db.members.get(row.memberId)?.uid ?? null,
    coin: (row) => row.coin,
    accountType: (row) => row.accountType,
    available: (row) => row.available,
    frozen: (row) => row.frozen,
    total: totalOf,
    usdtValue: (row) => worthOf(db, row),
  }),
  wire,
  nameOf: (row) => `${row.memberId} ${row.coin}`,
};

/** The question of the list, which may be about members instead of accounts. */
export const groupedQuestion: Check<Question<Row> & { group?: string }> = (value, field) => {
  const { group, ...question } = Object.fromEntries(entriesOf(value, field, () => true));
  return { ...assets.question(question, field), group: optional(oneOf('member'))(group, 'group') };
};

/** Accounts of one member. */
export interface HoldingsRow {
  id: number;
  memberId: number;
  worth: Money;
  accounts: readonly Row[];
}

/** One row a member. */
export const holdingsOf = (db: Db, rows: readonly Row[]): HoldingsRow[] =>
  [...groups(rows, (row) => row.memberId)].map(([memberId, accounts]) => ({
    id: memberId,
    memberId,
    worth: accounts.reduce((total, row) => total + worthOf(db, row), 0n),
    accounts,
  }));

const updatedAt = ({ accounts }: HoldingsRow): string => latest(accounts.map((row) => row.updatedAt)) ?? '';

/** Columns the members may be ordered by. */
export const holdingsSorts = (db: Db): SortColumns<HoldingsRow> => ({
  createdAt: (row) => row.worth,
  usdtValue: (row) => row.worth,
  updatedAt,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
});

export function holdingsWire(db: Db, row: HoldingsRow, viewer: Viewer): MemberHoldings {
  const { id, memberId, worth } = row;
  const accounts = row.accounts.toSorted(descending((one) => worthOf(db, one)));
  return {
    id,
    usdtValue: format(worth),
    updatedAt: updatedAt(row),
    ...briefOf(db, memberId, viewer),
    accounts: accounts.map((one) => wire(db, one, viewer)),
  };
}
