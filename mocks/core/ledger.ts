import type { ledgerLine } from '@/contract/block/ledger';
import type { WireShape } from '@/contract/field/field';
import type { DateTime } from '@/api/types';
import { format } from './money';
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

/** Members' balances. Nothing but `book` changes one. */
export interface Ledger {
  /** Every line, the oldest first. */
  readonly lines: readonly StoredLine[];
  /** Zero for an account that was never used. */
  balance(memberId: number, accountType: number, coin: string): Readonly<Balance>;
  /** Every account that was ever used, in the order of their first use. */
  accounts(): Iterable<Readonly<Account>>;
  /** @throws Refusal 42201 when a balance would turn negative; nothing is booked then */
  book(entry: Entry): StoredLine;
}

const keyOf = (memberId: number, accountType: number, coin: string) => `${memberId}|${accountType}|${coin}`;

/** A ledger that goes on in these books. */
export function createLedger({ lines, balances }: Books = { lines: [], balances: new Map() }): Ledger {
  function balance(memberId: number, accountType: number, coin: string) {
    return balances.get(keyOf(memberId, accountType, coin)) ?? { available: 0n, frozen: 0n };
  }

  return {
    lines,
    balance,
    accounts: () => balances.values(),
    book(entry) {
      const { memberId, accountType, coin } = entry;
      const before = balance(memberId, accountType, coin);
      const available = before.available + (entry.available ?? 0n);
      const frozen = before.frozen + (entry.frozen ?? 0n);
      if (available < 0n || frozen < 0n) throw new Refusal(42201);
      const key = keyOf(memberId, accountType, coin);
      const updatedAt = stampOf(entry.at);
      const accountId = balances.get(key)?.id ?? balances.size + 1;
      balances.set(key, { memberId, accountType, coin, available, frozen, updatedAt, id: accountId });
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
