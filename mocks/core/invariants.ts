import type { Db } from './db';
import type { Complain } from './invariants/complain';
import { checkChannels, checkWalletCodes } from './invariants/masters';
import { checkClaims, checkMembers } from './invariants/members';
import { checkLog, checkSteps, checkWithdrawEyes } from './invariants/trail';
import { format, parse } from './money';
import { queues } from './queues';

/** States of a withdraw whose amount is still set aside. */
const SET_ASIDE = new Set([1, 2, 3, 4, 5, 10, 11]);

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

/** What is frozen is what open withdraws, and people by hand, have set aside. */
function checkFrozen(db: Db, complain: Complain): void {
  const wanted = new Map<string, bigint>();
  for (const row of db.withdraws.values()) {
    if (!SET_ASIDE.has(row.status)) continue;
    const key = `${row.memberId}|1|${row.coin}`;
    wanted.set(key, (wanted.get(key) ?? 0n) + parse(row.amount));
  }
  for (const { memberId, accountType, coin, direction, amount, status } of db.adjusts.values()) {
    if (status !== 2 || direction < 3) continue;
    const key = `${memberId}|${accountType}|${coin}`;
    wanted.set(key, (wanted.get(key) ?? 0n) + (direction === 3 ? parse(amount) : -parse(amount)));
  }
  for (const { memberId, accountType, coin, frozen } of db.ledger.accounts()) {
    const expected = wanted.get(`${memberId}|${accountType}|${coin}`) ?? 0n;
    if (frozen !== expected)
      complain(`member ${memberId} has ${format(frozen)} ${coin} frozen, not ${format(expected)}`);
  }
}

/** Every line names an existing cause, and every credited recharge has exactly one line of its amount. */
function checkReferences(db: Db, complain: Complain): void {
  const recharges = new Map([...db.recharges.values()].map((row) => [row.orderNo, row]));
  const withdraws = new Set([...db.withdraws.values()].map((row) => row.orderNo));
  const adjusts = new Set([...db.adjusts.values()].map((row) => row.adjustNo));
  const known: Record<string, { has(refNo: string): boolean }> = {
    recharge: recharges,
    withdraw: withdraws,
    adjust: adjusts,
  };
  const credited = new Map<string, string[]>();
  for (const line of db.ledger.lines) {
    if (known[line.refType]?.has(line.refNo) !== true)
      complain(`ledger line ${line.logNo} refers to ${line.refNo}, which is not there`);
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
  const kinds = new Map(Object.entries(queues));
  for (const step of db.steps) {
    if (
      !kinds.get(step.kind)?.find(db, step.refId) &&
      step.result !== 'delete' &&
      !db.recharges.get(step.refId)?.deleted
    ) {
      complain(`review step ${step.id} refers to ${step.kind} ${step.refId}, which is not there`);
    }
  }
}

/** An approved adjustment booked its amount once, in its direction; no other booked anything. */
function checkAdjusts(db: Db, complain: Complain): void {
  const booked = new Map<string, string[]>();
  for (const { refType, refNo, bizType } of db.ledger.lines) {
    if (refType === 'adjust') booked.set(refNo, [...(booked.get(refNo) ?? []), String(bizType)]);
  }
  for (const { adjustNo, status, direction, createdBy, reviewerName } of db.adjusts.values()) {
    const lines = (booked.get(adjustNo) ?? []).join();
    if (lines !== (status === 2 ? String(700 + direction) : ''))
      complain(`adjustment ${adjustNo} in state ${status} booked ${lines || 'nothing'}`);
    if (reviewerName === createdBy) complain(`adjustment ${adjustNo} was decided by its maker`);
  }
}

/** What was asked for adds up, was set aside once, and has left or gone back once, as its state says. */
function checkWithdraws(db: Db, complain: Complain): void {
  const booked = new Map<string, string[]>();
  for (const { refType, refNo, bizType, frozenChange } of db.ledger.lines) {
    if (refType === 'withdraw')
      booked.set(refNo, [...(booked.get(refNo) ?? []), `${bizType} ${frozenChange}`]);
  }
  for (const { orderNo, status, amount, netAmount, fee } of db.withdraws.values()) {
    const [whole, net, cost] = [parse(amount), parse(netAmount), parse(fee)];
    if (whole !== net + cost) complain(`withdraw ${orderNo} does not add up`);
    const expected = [`103 ${format(whole)}`];
    if (status === 6) expected.push(`105 ${format(-net)}`, ...(cost > 0n ? [`106 ${format(-cost)}`] : []));
    if ([7, 8, 9].includes(status)) expected.push(`104 ${format(-whole)}`);
    const lines = (booked.get(orderNo) ?? []).join();
    if (lines !== expected.join())
      complain(`withdraw ${orderNo} in state ${status} booked ${lines}, not ${expected.join()}`);
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

/** A member is known by what was approved, in order, and never has two requests open for one level. */
function checkAuths(db: Db, complain: Complain): void {
  for (const member of db.members.values()) {
    const own = [...db.auths.values()].filter(({ memberId }) => memberId === member.id);
    const levels = own.filter(({ status }) => status === 2).map(({ authLevel }) => authLevel);
    if (levels.length && member.kycLevel !== Math.max(...levels))
      complain(`member ${member.uid} is not known at the level that was approved`);
    if (levels.includes(2) && !levels.includes(1)) complain(`member ${member.uid} skipped a level`);
    const open = own.filter(({ status }) => status === 1).map(({ authLevel }) => authLevel);
    if (new Set(open).size !== open.length) complain(`member ${member.uid} waits twice for one level`);
  }
}

/** No place exists twice, an assigned one has a member, an address is blacklisted for all members or none. */
function checkAddresses(db: Db, complain: Complain): void {
  const places = new Set<string>();
  const given = new Set<string>();
  for (const row of db.rechargeAddresses.values()) {
    const { id, address, memo, memberId, allocType, walletCode, deleted } = row;
    if ((allocType === 2) !== (memberId === null)) complain(`recharge address ${id} is given to nobody`);
    if (allocType === 1 && given.has(`${memberId} ${walletCode}`))
      complain(`member ${memberId} has two recharge addresses of ${walletCode}`);
    if (allocType === 1) given.add(`${memberId} ${walletCode}`);
    if (parse(row.chainBalance) < 0n) complain(`recharge address ${id} is below zero`);
    if (!deleted && places.has(`${address} ${memo}`)) complain(`recharge address ${id} is there twice`);
    if (!deleted) places.add(`${address} ${memo}`);
  }
  const barred = new Map<string, boolean>();
  for (const { id, address, memo, status, deleted } of db.withdrawAddresses.values()) {
    if (deleted) continue;
    const known = barred.get(`${address} ${memo}`) ?? status === 4;
    if (known !== (status === 4)) complain(`withdraw address ${id} is barred for some members only`);
    barred.set(`${address} ${memo}`, known);
  }
}

/** Notes and sign-ins belong to members, and notes to operators. */
function checkMemberRecords(db: Db, complain: Complain): void {
  const staff = new Set([...db.users.values()].map(({ userName }) => userName));
  for (const { id, memberId, createdBy, mentions } of db.memberNotes.values()) {
    if (!db.members.has(memberId)) complain(`note ${id} is about nobody`);
    if (![createdBy, ...mentions].every((name) => staff.has(name))) complain(`note ${id} names a stranger`);
  }
  for (const { id, memberId } of db.memberSignIns) {
    if (!db.members.has(memberId)) complain(`sign-in ${id} is nobody's`);
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
    checkAdjusts,
    checkWithdraws,
    checkFourEyes,
    checkDictionaries,
    checkTeams,
    checkAuths,
    checkAddresses,
    checkMemberRecords,
    checkMembers,
    checkClaims,
    checkWalletCodes,
    checkChannels,
    checkWithdrawEyes,
    checkSteps,
    checkLog,
  ]) {
    check(db, complain);
  }
  return complaints;
}
