import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { adjust, AdjustDirection } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { daySumOf } from '../core/byHand';
import { frozenFor } from '../core/frozen';
import { leftOf, mustBeWithinCap } from '../core/caps';
import type { Made } from '../core/caps';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import { isKnownNumber } from '../core/knownNumbers';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { inDictionary } from '../core/dictionary';
import { problemsOf } from '../core/foreseen';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { addStep } from '../core/review/steps';
import type { Member } from '../core/rows';
import type { Role } from '../core/systemRows';
import { shownDoubles } from './doubles';
import { adjustMax, secondThreshold } from './settings';
import { addAdjust, effectOf, isPossible, mayBeBooked } from './store';
import type { AdjustRow } from './store';
import { refusals } from './refusals';

type Calls = (typeof adjust)['calls'];

/**
 * The member to be adjusted. @throws Refusal 40400, 40904 for a closed one, 40303 for the member whom the
 * operator belongs to, 40300 for any other whom such an operator picks
 */
export function adjustable({ db, user, inScope }: Context<unknown>, memberId: number | undefined): Member {
  const member = db.members.get(memberId ?? 0);
  if (!member || !inScope(member.id)) throw new Refusal(40400);
  if (user.bindMemberId) throw new Refusal(member.uid === user.bindMemberId ? 40303 : 40300);
  if (member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  return member;
}

/** The requested adjustment without its member. */
export interface Wish {
  accountType: number;
  coin: string;
  direction: AdjustDirection;
  amount: string;
  category: string;
  reason: string;
  refNo?: string | undefined;
  attachments?: string[];
  batchNo?: string;
}

type Money = Pick<Wish, 'accountType' | 'coin' | 'direction' | 'amount' | 'refNo'>;

/** A request that is in order, with what it is worth. */
type InOrder<W extends Money> = W & { memberId: number; refNo: string; usdtValue: string };

/** Adjustments that were approved, or still may be. */
export const madeAdjusts = (db: Db): AdjustRow[] => [...db.adjusts.values()].filter(mayBeBooked);

/** What an operator's adjustments of a day are held against; `more` are those that are only planned. */
const spendingOf = (db: Db, more: readonly Made[] = []) => ({
  made: [...madeAdjusts(db), ...more],
  capOf: (role: Role) => role.adjustCap,
  ceiling: setting(db, adjustMax),
});

/** @throws Refusal 40000, 42203 for what no account can be booked with */
export function mustBeBookable(
  db: Db,
  { accountType, coin, amount }: Pick<Wish, 'accountType' | 'coin' | 'amount'>,
): void {
  if (!inDictionary(db, 'biz_account_type', accountType)) throw invalid('accountType');
  const decimals = ledgerDecimalsOf(db, coin);
  if (decimals === undefined)
    throw new Refusal(40000, { field: 'coin', because: refusals.unknownValue, value: coin });
  if (parse(amount) <= 0n)
    throw new Refusal(40000, { field: 'amount', because: refusals.notAmount, value: amount });
  withinDecimals(amount, decimals);
}

/**
 * Checks a request and writes nothing.
 * @throws Refusal 40000, 42203, 42205, 42201
 */
export function inOrder<W extends Money>(
  { db, user }: Context<unknown>,
  member: Member,
  wish: W,
  more: readonly Made[] = [],
): InOrder<W> {
  const { accountType, coin, amount, refNo = '' } = wish;
  mustBeBookable(db, { accountType, coin, amount });
  if (refNo && !isKnownNumber(db, refNo))
    throw new Refusal(40000, { field: 'refNo', because: refusals.unknownReference, value: refNo });
  const usdtValue = usdtValueOf(db, coin, amount);
  mustBeWithinCap(db, user, { usdt: usdtValue, ...spendingOf(db, more) });
  const given = { ...wish, refNo, amount: format(parse(amount)), memberId: member.id, usdtValue };
  if (!isPossible(db, given)) throw new Refusal(42201);
  return given;
}

/** Requests one adjustment; another operator has to approve it. @throws Refusal as `inOrder` */
export function putForward(context: Context<unknown>, member: Member, wish: Wish): AdjustRow {
  const { db, user } = context;
  if (!inDictionary(db, 'biz_adjust_cat', wish.category)) throw invalid('category');
  const given = inOrder(context, member, wish);
  const row = addAdjust(db, db.now(), { ...given, createdBy: user.userName });
  const step = { result: 'create', operatorName: user.userName, at: db.stamp(), note: wish.reason };
  addStep(db, 'adjust', row.id, step);
  return row;
}

/** A new adjustment by hand. */
export function addByHand(context: Context<Sent<Calls['add']['body']>>): { id: number; adjustNo: string } {
  const { input, note } = context;
  const { memberId, operPassword: _password, requestId: _requestId, attachments = [], ...given } = input;
  const member = adjustable(context, memberId);
  const row = putForward(context, member, { ...given, attachments });
  note({ targetType: 'adjust', targetId: String(row.id), targetText: row.adjustNo, reason: row.reason });
  return { id: row.id, adjustNo: row.adjustNo };
}

/** What an adjustment would do now, and what it would be refused for. */
export function preview(
  context: Context<Sent<Calls['preview']['query']>>,
): WireShape<Calls['preview']['answer']> {
  const { db, user, input, lang } = context;
  const member = adjustable(context, input.memberId);
  const { beforeAvailable, afterAvailable } = effectOf(db, input);
  const possible = isPossible(db, input);
  return {
    uid: member.uid,
    before: beforeAvailable,
    after: afterAvailable,
    frozen: format(db.ledger.balance(member.id, input.accountType, input.coin).frozen),
    manualFrozen: format(frozenFor(db, 'manual', input)),
    possible,
    decimals: ledgerDecimalsOf(db, input.coin) ?? 0,
    left: format(leftOf(db, user, spendingOf(db))),
    daySum: format(
      daySumOf(db, { memberId: member.id, createdBy: user.userName, createdAt: db.stamp() }) +
        parse(usdtValueOf(db, input.coin, input.amount)),
    ),
    secondAbove: format(setting(db, secondThreshold)),
    // That the balance does not suffice is said by `possible`.
    problems: possible ? problemsOf(lang, () => inOrder(context, member, input)) : [],
    doubles: shownDoubles(db, { ...input, refNo: input.refNo ?? '' }, db.now()),
  };
}
