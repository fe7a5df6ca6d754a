import type { Db } from './db';
import { format, parse } from './money';
import { queues } from './queues';

/** States of a withdraw whose amount is still set aside. */
const SET_ASIDE = new Set([1, 2, 3, 4, 5, 10, 11]);

type Complain = (text: string) => void;

/** The lines of every account add up, step by step, to its balance. */
function checkLedger(db: Db, complain: Complain): void {
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

/** What is frozen is what open withdraws have set aside. */
function checkFrozen(db: Db, complain: Complain): void {
  const wanted = new Map<string, bigint>();
  for (const row of db.withdraws.values()) {
    if (!SET_ASIDE.has(row.status)) continue;
    const key = `${row.memberId}|${row.coin}`;
    wanted.set(key, (wanted.get(key) ?? 0n) + parse(row.amount));
  }
  for (const { memberId, accountType, coin, frozen } of db.ledger.accounts()) {
    const expected = accountType === 1 ? (wanted.get(`${memberId}|${coin}`) ?? 0n) : 0n;
    if (frozen !== expected)
      complain(`member ${memberId} has ${format(frozen)} ${coin} frozen, not ${format(expected)}`);
  }
}

/** Every line names an existing cause, and every credited recharge has exactly one line of its amount. */
function checkReferences(db: Db, complain: Complain): void {
  const recharges = new Map([...db.recharges.values()].map((row) => [row.orderNo, row]));
  const withdraws = new Set([...db.withdraws.values()].map((row) => row.orderNo));
  const credited = new Map<string, string[]>();
  for (const line of db.ledger.lines) {
    const known = line.refType === 'recharge' ? recharges.has(line.refNo) : withdraws.has(line.refNo);
    if (!known) complain(`ledger line ${line.logNo} refers to ${line.refNo}, which is not there`);
    if (line.refType === 'recharge') {
      credited.set(line.refNo, [...(credited.get(line.refNo) ?? []), line.availableChange]);
    }
  }
  for (const row of recharges.values()) {
    const booked = (credited.get(row.orderNo) ?? []).join(' + ');
    if (booked !== (row.creditAmount ?? ''))
      complain(`recharge ${row.orderNo} booked ${booked}, not ${row.creditAmount}`);
    if ((row.status === 2) !== (row.creditAmount !== null))
      complain(`recharge ${row.orderNo} has the wrong state`);
  }
  for (const step of db.steps) {
    if (
      !queues[step.kind].find(db, step.refId) &&
      step.result !== 'delete' &&
      !db.recharges.get(step.refId)?.deleted
    ) {
      complain(`review step ${step.id} refers to ${step.kind} ${step.refId}, which is not there`);
    }
  }
}

function checkWithdraws(db: Db, complain: Complain): void {
  for (const row of db.withdraws.values()) {
    if (parse(row.amount) !== parse(row.netAmount) + parse(row.fee))
      complain(`withdraw ${row.orderNo} does not add up`);
  }
}

/** Nobody decided about his own record, nor twice about one. */
function checkFourEyes(db: Db, complain: Complain): void {
  for (const row of db.recharges.values()) {
    if (!row.reviewerName) continue;
    if (row.reviewerName === row.createdBy) complain(`recharge ${row.orderNo} was decided by its maker`);
    if (row.status === 2 && row.reviewerName === row.firstReviewer)
      complain(`recharge ${row.orderNo} was seen by two eyes only`);
  }
}

function checkDictionaries(db: Db, complain: Complain): void {
  for (const type of db.dictTypes.keys()) {
    const entries = [...db.dictEntries.values()].filter((entry) => entry.dictType === type);
    const defaults = entries.filter((entry) => entry.isDefault).length;
    if (defaults !== 1) complain(`dictionary ${type} has ${defaults} defaults`);
    if (new Set(entries.map((entry) => entry.dictValue)).size !== entries.length)
      complain(`dictionary ${type} repeats a value`);
  }
}

function checkTeams(db: Db, complain: Complain): void {
  for (const member of db.members.values()) {
    const above = db.members.get(member.parentId ?? 0)?.teamPath ?? '/';
    if (member.teamPath !== `${above}${member.id}/`) complain(`team path of member ${member.uid} is wrong`);
  }
}

/** Everything that must always hold; an empty list is a healthy backend. */
export function checkInvariants(db: Db): string[] {
  const complaints: string[] = [];
  const complain: Complain = (text) => complaints.push(text);
  for (const check of [
    checkLedger,
    checkFrozen,
    checkReferences,
    checkWithdraws,
    checkFourEyes,
    checkDictionaries,
    checkTeams,
  ]) {
    check(db, complain);
  }
  return complaints;
}
