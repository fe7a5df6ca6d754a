import type { Db } from '../db';
import { format, parse } from '../money';
import type { Money } from '../money';
import { TRANSFER } from '../transfers';
import type { Complain } from './complain';

/** Part of a frozen balance. */
interface Aside {
  memberId: number;
  accountType: number;
  coin: string;
  /** Below zero where it is released. */
  amount: Money;
}

declare module '../area' {
  interface Area {
    /** What it keeps frozen. */
    setAside?(db: Db): Aside[];
    /** Numbers that ledger lines may refer to, by their `refType`. */
    causes?: Record<string, (db: Db) => Iterable<string>>;
  }
}

/** The lines of every account add up, step by step, to its balance. */
export function checkLedger(db: Db, complain: Complain): void {
  const sums = new Map<string, { available: bigint; frozen: bigint }>();
  for (const line of db.ledger.lines) {
    const key = `${line.memberId}|${line.accountType}|${line.coin}`;
    const before = sums.get(key) ?? { available: 0n, frozen: 0n };
    const after = {
      available: before.available + parse(line.availableChange),
      frozen: before.frozen + parse(line.frozenChange),
    };
    sums.set(key, after);
    if (after.available !== parse(line.availableAfter) || after.frozen !== parse(line.frozenAfter)) {
      complain(`ledger line ${line.logNo} does not follow from the one before`);
    }
    if (after.available < 0n || after.frozen < 0n) complain(`ledger line ${line.logNo} goes below zero`);
  }
  for (const { memberId, accountType, coin, available, frozen } of db.ledger.accounts()) {
    const sum = sums.get(`${memberId}|${accountType}|${coin}`);
    if (sum?.available !== available || sum.frozen !== frozen) {
      complain(`balance of member ${memberId} in ${coin} is not the sum of its lines`);
    }
  }
}

/** What is frozen is what areas have set aside. */
export function checkFrozen(db: Db, complain: Complain): void {
  const wanted = new Map<string, bigint>();
  for (const { memberId, accountType, coin, amount } of db.areas.flatMap(
    (area) => area.setAside?.(db) ?? [],
  )) {
    const key = `${memberId}|${accountType}|${coin}`;
    wanted.set(key, (wanted.get(key) ?? 0n) + amount);
  }
  for (const { memberId, accountType, coin, frozen } of db.ledger.accounts()) {
    const expected = wanted.get(`${memberId}|${accountType}|${coin}`) ?? 0n;
    if (frozen !== expected)
      complain(`member ${memberId} has ${format(frozen)} ${coin} frozen, not ${format(expected)}`);
  }
}

/** Every line names a cause that is there. */
export function checkCauses(db: Db, complain: Complain): void {
  const known = new Map<string, Set<string>>([[TRANSFER, db.transfers]]);
  for (const { causes = {} } of db.areas) {
    for (const [refType, numbers] of Object.entries(causes)) known.set(refType, new Set(numbers(db)));
  }
  for (const { logNo, refType, refNo } of db.ledger.lines) {
    if (known.get(refType)?.has(refNo) !== true)
      complain(`ledger line ${logNo} refers to ${refNo}, which is not there`);
  }
}
