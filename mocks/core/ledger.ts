import type { ledgerLine } from '@/contract/block/ledger';
import type { WireShape } from '@/contract/field/field';
import type { DateTime } from '@/api/types';
import { ledgerKind } from '../../src/contract/ledgerKinds';
import type { Sign } from '@/contract/ledgerKinds';
import { lookup, rowsOf } from './lookup';
import { format, sum } from './money';
import type { Money } from './money';
import { Refusal } from './refusal';
import { compactDay, stampOf } from './time';

/** One movement on one account of a member. */
export interface Entry {
  memberId: number;
  uid: string;
  accountType: number;
  coin: string;
  /** `biz_asset_biz`. */
  bizType: number;
  available?: Money;
  frozen?: Money;
  refType: string;
  refNo: string;
  /** Empty for the member and the system. */
  operatorName?: string;
  requestId?: string;
  /** Milliseconds. */
  at: number;
}

export interface Balance {
  available: Money;
  frozen: Money;
}

/** One account of a member in one coin. */
export interface Account extends Balance {
  /** From 1, in the order of first use. */
  id: number;
  memberId: number;
  accountType: number;
  coin: string;
  /** Of its last line. */
  updatedAt: DateTime;
}

/** One line as it travels. */
export interface LedgerLine extends Omit<WireShape<typeof ledgerLine>, 'id' | 'memberId'> {
  id: number;
  memberId: number;
}

export type StoredLine = LedgerLine & { requestId: string };

/** What a ledger remembers, as plain data: its lines, and its accounts by their key. */
export interface Books {
  lines: StoredLine[];
  balances: Map<string, Account>;
}

/** What names an account. */
type AccountKey = Pick<Account, 'memberId' | 'accountType' | 'coin'>;

/** Members' balances. Nothing but `book` changes one. */
export interface Ledger {
  /** Every line as it was booked: those of one account are in the order of their time, all of them need not be. */
  readonly lines: readonly StoredLine[];
  /** The lines of a member, of an account, of a cause, in the same order. */
  linesOf(memberId: number): readonly StoredLine[];
  linesOn(account: AccountKey): readonly StoredLine[];
  linesFor(refType: string, refNo: string): readonly StoredLine[];
  /** As it is now. Zero for an account that was never used. */
  balance(memberId: number, accountType: number, coin: string): Readonly<Balance>;
  /** Every account that was ever used, in the order of their first use; they change with each line. */
  accounts(): readonly Readonly<Account>[];
  accountsOf(memberId: number): readonly Readonly<Account>[];
  /** True when the lines of an account add up to its balance. */
  addsUp(account: Readonly<Account>): boolean;
  /**
   * @throws Refusal 42201 when a balance would turn negative; nothing is booked then
   * @throws Error for a line that its kind does not allow
   */
  book(entry: Entry): StoredLine;
}

const keyOf = (memberId: number, accountType: number, coin: string) => `${memberId}|${accountType}|${coin}`;

const onAccount = lookup((line: StoredLine) => [keyOf(line.memberId, line.accountType, line.coin)]);

const byCause = lookup(({ refType, refNo }: StoredLine) => [`${refType} ${refNo}`]);

const fits = (sign: Sign, amount: Money): boolean =>
  amount === 0n || sign === '±' || sign === (amount > 0n ? '+' : '-');

/** @throws Error for a line that its kind does not allow: that is a mistake of the code, never of an operator */
function mustFit({ bizType, available = 0n, frozen = 0n }: Entry): void {
  const kind = ledgerKind(bizType);
  if (kind && fits(kind.available, available) && fits(kind.frozen, frozen)) return;
  throw new Error(`A line of kind ${bizType} cannot book ${format(available)} and ${format(frozen)}`);
}

/** A ledger that goes on in these books. */
export function createLedger({ lines, balances }: Books = { lines: [], balances: new Map() }): Ledger {
  const accounts = [...balances.values()];

  function balance(memberId: number, accountType: number, coin: string): Balance {
    const { available = 0n, frozen = 0n } = balances.get(keyOf(memberId, accountType, coin)) ?? {};
    return { available, frozen };
  }

  function change(key: string, now: Omit<Account, 'id'>): void {
    const known = balances.get(key);
    if (known) {
      Object.assign(known, now);
      return;
    }
    const account = { ...now, id: accounts.length + 1 };
    balances.set(key, account);
    accounts.push(account);
  }

  return {
    lines,
    linesOf: (memberId) => rowsOf(lines, memberId),
    linesOn: ({ memberId, accountType, coin }) => onAccount(lines, keyOf(memberId, accountType, coin)),
    linesFor: (refType, refNo) => byCause(lines, `${refType} ${refNo}`),
    balance,
    accounts: () => accounts,
    accountsOf: (memberId) => rowsOf(accounts, memberId),
    addsUp({ memberId, accountType, coin, available, frozen }) {
      const own = onAccount(lines, keyOf(memberId, accountType, coin));
      return (
        sum(own.map((line) => line.availableChange)) === available &&
        sum(own.map((line) => line.frozenChange)) === frozen
      );
    },
    book(entry) {
      mustFit(entry);
      const { memberId, accountType, coin } = entry;
      const before = balance(memberId, accountType, coin);
      const available = before.available + (entry.available ?? 0n);
      const frozen = before.frozen + (entry.frozen ?? 0n);
      if (available < 0n || frozen < 0n) throw new Refusal(42201);
      const key = keyOf(memberId, accountType, coin);
      const updatedAt = stampOf(entry.at);
      change(key, { memberId, accountType, coin, available, frozen, updatedAt });
      const id = lines.length + 1;
      const line: StoredLine = {
        id,
        logNo: `L${compactDay(entry.at)}${String(id).padStart(8, '0')}`,
        createdAt: updatedAt,
        memberId,
        uid: entry.uid,
        accountType,
        coin,
        bizType: entry.bizType,
        availableChange: format(entry.available ?? 0n),
        frozenChange: format(entry.frozen ?? 0n),
        availableAfter: format(available),
        frozenAfter: format(frozen),
        refType: entry.refType,
        refNo: entry.refNo,
        operatorName: entry.operatorName ?? '',
        requestId: entry.requestId ?? '',
      };
      lines.push(line);
      return line;
    },
  };
}
