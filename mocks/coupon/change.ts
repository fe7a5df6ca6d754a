import { coupon as contract } from '../../src/contract/campaign/coupon';
import { FROZEN } from '../../src/contract/campaign/couponTerms';
import type { CouponFacts } from '@/contract/campaign/couponTerms';
import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { ReceiveMode } from '../../src/contract/campaign/couponRules';
import { isSame } from '../../src/contract/guard';
import type { FieldChange } from '@/api/types';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import { takesSecond } from '../core/campaign';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import { guarding } from '../core/change/guarding';
import type { Guarding } from '../core/change/guarding';
import { withinDecimals } from '../core/check';
import { campaignThreshold } from '../core/config/campaignSettings';
import { setting } from '../core/config/setting';
import { ledgerDecimalsOf } from '../core/coins';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format } from '../core/money';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { User } from '../core/systemRows';
import { mustBeUnique } from '../core/unique';
import { budgetEffect, budgetOf } from './budget';
import { coupons } from './coupons';
import { refusals } from './refusals';

type Calls = (typeof contract)['calls'];
type Draft = Sent<Calls['add']['body']>;
type Edit = Sent<Calls['edit']['body']>;

/** Whether a budget rises to what takes a second person when this operator raises it. */
const factsFor =
  (user: User) =>
  (db: Db, row: CouponRow, after: CouponRow): CouponFacts => {
    const wanted = budgetOf(db, after);
    // Who grants coupons hands them out then; what members get by themselves is handed out with the budget.
    const isLarge =
      after.receiveMode === ReceiveMode.granted
        ? wanted >= setting(db, campaignThreshold)
        : takesSecond(db, user, wanted);
    return { budgetWaits: wanted > budgetOf(db, row) && isLarge };
  };

/** @throws Refusal 42207 for an end that is over already */
function mustEndLater(db: Db, endAt: string | null | undefined): void {
  if (typeof endAt === 'string' && endAt <= db.stamp())
    throw new Refusal(42207, { because: refusals.endsInPast });
}

/** @throws Refusal 40000 for a coin that there is not, 42203, 42207 for an end that is moved to what is over already */
function mustFit({ db }: Context<unknown>, row: CouponRow, before: CouponRow): void {
  const decimals = ledgerDecimalsOf(db, row.coin);
  if (decimals === undefined)
    throw new Refusal(40000, { field: 'coin', because: refusals.unknownCoin, value: row.coin });
  withinDecimals(row.faceValue, decimals);
  withinDecimals(row.minAmount, decimals);
  if (row.endAt !== before.endAt) mustEndLater(db, row.endAt);
  const changed = FROZEN.find((name) => !isSame(before[name], row[name], contract.row[name]));
  if (row.issuedQty > 0 && changed !== undefined)
    throw new Refusal(40000, { field: changed, because: refusals.frozenTerms });
}

/**
 * Members get coupons without a grant where they claim or earn them: what such a coupon may hand out is handed out by
 * whoever raises its budget.
 */
function noteOpened({ db, user }: Context<unknown>, row: CouponRow, before: CouponRow): void {
  const raised = budgetOf(db, row) - budgetOf(db, before);
  if (raised <= 0n || row.receiveMode === ReceiveMode.granted) return;
  row.opened.push({ createdBy: user.userName, createdAt: db.stamp(), usdtValue: format(raised) });
}

/** Coupons as changes of them are decided. */
export const guardedCoupons = guarding<CouponRow>(contract, {
  resource: coupons,
  mustHold: mustFit,
  consequences: budgetEffect,
  inForce(context, row, before, isConfirmed) {
    if (!isConfirmed) noteOpened(context, row, before);
  },
});

/** As one operator changes them: from which budget on a second person is needed depends on who raises it. */
export const guardedFor = (user: User): Guarding<CouponRow> => ({ ...guardedCoupons, facts: factsFor(user) });

/** What may be left out of a draft. */
type Optional = Pick<
  CouponRow,
  | 'rate'
  | 'minAmount'
  | 'turnoverTimes'
  | 'startAt'
  | 'endAt'
  | 'validDays'
  | 'levels'
  | 'countries'
  | 'rules'
  | 'sort'
  | 'remark'
>;

/** What a draft is made of. */
type Terms = Omit<Draft, keyof Optional | 'operPassword' | 'requestId'> & {
  [Name in keyof Optional]?: Optional[Name] | undefined;
};

/** Makes a draft; its budget is in force, or waits. */
function addDraft(context: Context<unknown>, terms: Terms, password: string | undefined): { id: number } {
  const { db, user, note } = context;
  mustBeUnique(contract, db.coupons.values(), terms);
  const at = db.stamp();
  const {
    rate = null,
    minAmount = '0',
    turnoverTimes = 0,
    startAt = null,
    endAt = null,
    validDays = null,
    levels = [],
    countries = [],
    rules = { zh: '', en: '', tw: '' },
    sort = 100,
    remark = '',
    ...given
  } = terms;
  const row: CouponRow = {
    ...given,
    rate,
    minAmount,
    turnoverTimes,
    startAt,
    endAt,
    validDays,
    levels,
    countries,
    rules,
    sort,
    remark,
    ...NO_CHANGE,
    id: 0,
    version: 0,
    deleted: false,
    totalQty: 0,
    issuedQty: 0,
    usedQty: 0,
    costUsdt: '0',
    opened: [],
    status: CouponStatus.draft,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
  };
  const diff = makeChange(context, guardedFor(user), row, { totalQty: terms.totalQty }, password);
  row.id = db.nextId('coupon');
  row.version = 1;
  db.coupons.set(row.id, row);
  note({ targetType: coupons.target, targetId: String(row.id), targetText: row.couponCode, diff });
  return { id: row.id };
}

/** @throws Refusal 40905, 40000, 42203, 42207, 40301, 40302 */
export function addCoupon(context: Context<Draft>): { id: number } {
  const { operPassword, requestId: _requestId, ...terms } = context.input;
  mustEndLater(context.db, terms.endAt);
  return addDraft(context, terms, operPassword);
}

/** A draft with the terms of another coupon, its dates too, over or not. @throws Refusal 40400, 40905, 42203, 40301, 40302 */
export function copyCoupon(context: Context<Sent<Calls['copy']['body']>>): { id: number } {
  const { id, couponCode, operPassword } = context.input;
  const { couponName, type, coin, validType, perMember, rules, sort, remark, ...row } = findRow(
    context,
    coupons,
    id,
  );
  const { faceValue, rate, minAmount, turnoverTimes, scope, receiveMode, totalQty } = row;
  const { startAt, endAt, validDays, levels, countries, pendingChange } = row;
  const told = { couponName, rules, sort, remark };
  const dates = { validType, startAt, endAt, validDays };
  const given = { type, coin, faceValue, rate, minAmount, turnoverTimes, scope, levels, countries };
  const quantity = { receiveMode, perMember, totalQty: pendingChange?.totalQty ?? totalQty };
  return addDraft(context, { couponCode, ...told, ...dates, ...given, ...quantity }, operPassword);
}

/** Fields that an edit may change. */
const EDITED = ['couponName', 'totalQty', 'perMember', ...FROZEN, 'rules', 'sort', 'remark'] as const;

/** @throws Refusal 40904 for one that has ended */
function mustLive({ status }: CouponRow): void {
  if (status === CouponStatus.ended) throw new Refusal(40904);
}

/** What a dry run asks about. @throws Refusal 40904 for a coupon that has ended */
export function livingBudget(_: Context<unknown>, row: CouponRow, sent: object): object {
  mustLive(row);
  return sent;
}

/** @throws Refusal 40904 for one that has ended, 40000, 42203, 42207, 40301, 40302 */
export function editCoupon(context: Context<Edit>): { version: number; waits: boolean } {
  const { input, note, user } = context;
  const { id: _id, version: _version, operPassword, ...given } = input;
  let asked: FieldChange[] = [];
  const { version, diff } = changeRow(context, coupons, [...EDITED, 'changeBy'], (row) => {
    mustLive(row);
    asked = makeChange(context, guardedFor(user), row, sentFields(given), operPassword);
  });
  note({ diff: [...diff, ...asked] });
  return { version, waits: asked.length > 0 };
}
