import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import { envelopeRules, EnvelopeType } from '../../src/contract/campaign/envelopeRules';
import { SenderType } from '../../src/contract/campaign/redEnvelope';
import type { redEnvelope } from '@/contract/campaign/redEnvelope';
import type { Sent } from '../core/body';
import { mustKeep } from '../core/change/guarding';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { Refusal } from '../core/refusal';
import { compactDay, msOf } from '../core/time';
import { bookSent } from './bookings';
import { tell } from './history';
import { partyOf } from './party';
import { mustBeFreeCode, newCode } from './passcode';
import { refusals } from './refusals';
import type { EnvelopeRow } from './rows';
import { secureDraw } from './split';
import type { Draw } from './split';

type Calls = (typeof redEnvelope)['calls'];

/** What decides about the money of an envelope. */
export type Wish = Sent<Calls['preview']['query']>;

/** All that a sender says of one. */
export type WholeWish = Wish & Pick<EnvelopeRow, 'condition' | 'greeting'> & { remark?: string | undefined };

/** The smallest amount of a coin with so many decimals. */
export const unitOf = (decimals: number): bigint => 10n ** BigInt(18 - decimals);

/** Amounts fit the coin, and the parts can be made of them. @throws Refusal 40000, 42203 */
function mustBeDivisible(db: Db, { coin, totalAmount, maxPerClaim, count, type }: Wish): void {
  const decimals = ledgerDecimalsOf(db, coin);
  if (decimals === undefined)
    throw new Refusal(40000, { field: 'coin', because: refusals.unknownCoin, value: coin });
  withinDecimals(totalAmount, decimals, 'totalAmount');
  if (maxPerClaim !== undefined) withinDecimals(maxPerClaim, decimals, 'maxPerClaim');
  const parts = BigInt(count);
  const least = unitOf(decimals) * parts;
  if (parse(totalAmount) < least)
    throw new Refusal(40000, {
      field: 'totalAmount',
      because: refusals.tooSmall,
      min: format(least),
      coin,
    });
  if (type === EnvelopeType.equal && parse(totalAmount) % least !== 0n)
    throw new Refusal(42203, {
      field: 'totalAmount',
      because: refusals.notDivisible,
      n: count,
      coin,
      decimals,
    });
}

/**
 * Checks what somebody wants to send, and writes nothing.
 * @throws Refusal 40000 and 42203 at the field, 42207, 40905, 40400 and 40904 for the receiver of an exclusive one
 */
export function mustBeInOrder(db: Db, wish: Wish): void {
  mustKeep(envelopeRules, wish);
  mustBeDivisible(db, wish);
  if (msOf(wish.expireAt) <= db.now())
    throw new Refusal(42207, { field: 'expireAt', because: refusals.expiryPast });
  if (wish.code !== undefined) mustBeFreeCode(db, { code: wish.code });
  if (wish.receiverId !== undefined) partyOf(db, wish.receiverId);
}

/** Who sends an envelope, and in which state it begins. */
type Sender = Pick<EnvelopeRow, 'memberId' | 'createdBy' | 'status'>;

/** Puts an envelope that is in order into its table. */
export function addEnvelope(db: Db, wish: WholeWish, sender: Sender, draw: Draw = secureDraw): EnvelopeRow {
  const id = db.nextId('envelope');
  const { memberId, createdBy } = sender;
  const now = db.stamp();
  const { maxPerClaim, receiverId, code, remark = '', totalAmount, ...given } = wish;
  const row: EnvelopeRow = {
    ...given,
    ...sender,
    id,
    version: 1,
    envelopeNo: `HB${compactDay(db.now())}${String(id).padStart(8, '0')}`,
    senderType: memberId === null ? SenderType.platform : SenderType.member,
    totalAmount: format(parse(totalAmount)),
    usdtValue: usdtValueOf(db, wish.coin, totalAmount),
    maxPerClaim: maxPerClaim === undefined ? null : format(parse(maxPerClaim)),
    claimedAmount: '0',
    claimedCount: 0,
    refundAmount: '0',
    code: code ?? newCode(db, draw),
    receiverId: receiverId ?? null,
    endedAt: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    cancelReason: '',
    createdAt: now,
    updatedAt: now,
    updatedBy: createdBy,
    remark,
  };
  db.envelopes.set(id, row);
  return row;
}

/** A member sends an envelope and pays it at once. @throws Refusal as `mustBeInOrder`, 40904, 42201; nothing is kept then */
export function sendEnvelope(
  db: Db,
  memberId: number,
  wish: WholeWish,
  draw: Draw = secureDraw,
): EnvelopeRow {
  const sender = partyOf(db, memberId);
  if (sender.canTransfer !== 1) throw new Refusal(40904);
  mustBeInOrder(db, wish);
  const total = parse(wish.totalAmount);
  if (db.ledger.balance(memberId, 1, wish.coin).available < total) throw new Refusal(42201);
  const row = addEnvelope(db, wish, { memberId, createdBy: '', status: EnvelopeStatus.active }, draw);
  bookSent(db, memberId, row, total);
  tell(db, row, { method: 'MEMBER', verb: 'add' });
  return row;
}

/** The average of a part, with no more decimals than the coin has. */
export const averageOf = ({ totalAmount, count }: Pick<Wish, 'totalAmount' | 'count'>, decimals: number) =>
  format((parse(totalAmount) / BigInt(count) / unitOf(decimals)) * unitOf(decimals));
