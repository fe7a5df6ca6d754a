import { AuthStatus } from '../../src/contract/member/authFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { parse, sum } from '../core/money';
import type { RechargeRow } from '../core/rows';
import { DAY, msOf, stampOf } from '../core/time';
import { LOST } from '../core/rechargeStates';
import { isRiskySource } from './screening';
import { secondThreshold } from '../core/config/rechargeSettings';
import { largeRecharge } from './settings';

/** Fewest recharges of a day that may be one in parts. */
const PARTS = 3;

type Rule = (db: Db, row: RechargeRow) => boolean;

/** The name that a member was known by at a moment; `undefined` for one who was not known. */
function nameAt(db: Db, memberId: number, at: string): string | undefined {
  const approved = rowsOf(db.auths, memberId).filter(
    (row) => row.status === AuthStatus.approved && (row.reviewedAt ?? '') <= at,
  );
  return approved.at(-1)?.realName;
}

const plain = (name: string): string => name.replace(/\s+/g, '').toLowerCase();

const isPaidByAnother: Rule = (db, { memberId, payerName, createdAt }) => {
  const name = nameAt(db, memberId, createdAt);
  return payerName !== '' && name !== undefined && plain(name) !== plain(payerName);
};

/** Several within a day, each below what two reviewers look at, together above it. */
const isInParts: Rule = (db, row) => {
  const from = stampOf(msOf(row.createdAt) - DAY);
  const most = setting(db, secondThreshold);
  const parts = rowsOf(db.recharges, row.memberId).filter(
    (other) =>
      other.id !== row.id &&
      !other.deleted &&
      !LOST.has(other.status) &&
      other.createdAt > from &&
      other.createdAt <= row.createdAt,
  );
  const values = [row, ...parts].map(({ usdtValue }) => usdtValue);
  return values.length >= PARTS && values.every((value) => parse(value) <= most) && sum(values) > most;
};

/** Below the minimum of its wallet code, or at least the value that counts as large. */
const isUnusual: Rule = (db, { walletCode, amount, usdtValue }) => {
  const wallet = db.walletCodes.find((item) => item.walletCode === walletCode);
  const below = wallet !== undefined && parse(amount) < parse(wallet.minRecharge);
  return below || parse(usdtValue) >= setting(db, largeRecharge);
};

/** By code of `biz_risk_flag`. */
const RULES: Readonly<Record<string, Rule>> = {
  R01: (_, { fromAddress }) => isRiskySource(fromAddress),
  R02: isPaidByAnother,
  R03: isInParts,
  R04: isUnusual,
};

/**
 * What is doubtful about a recharge when it is made. What an operator enters takes two people in any case, and what
 * stays inside the platform was looked at as a withdraw.
 */
export const flagsOf = (db: Db, row: RechargeRow): string[] =>
  row.source === RechargeSource.manual || row.transferNo !== ''
    ? []
    : Object.entries(RULES).flatMap(([code, holds]) => (holds(db, row) ? [code] : []));
