import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import { EnvelopeType } from '../../src/contract/campaign/envelopeRules';
import { EnvelopeCondition } from '../../src/contract/campaign/redEnvelope';
import { ledgerDecimalsOf } from '../core/coins';
import type { Db } from '../core/db';
import type { Origin } from '../core/memberSessions';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import type { Member, Texts } from '../core/rows';
import { DAY, msOf } from '../core/time';
import { turnoverUsdt } from '../core/turnover';
import { bookClaim } from './bookings';
import { tellEnd } from './history';
import { partyOf } from './party';
import { refusals } from './refusals';
import { claimsOf, envelopesOf, isActive, plus, restOf } from './rows';
import type { ClaimRow, EnvelopeRow } from './rows';
import { unitOf } from './send';
import { secureDraw, shareOf } from './split';
import type { Draw } from './split';

/** A member is new for so long after the registration, in milliseconds. */
const NEW = 7 * DAY;

/** True for a member who was new at a moment. */
export const wasNew = ({ createdAt }: Pick<Member, 'createdAt'>, at: number): boolean =>
  at - msOf(createdAt) <= NEW;

/** What keeps a member from an envelope with this condition. */
function unmet(db: Db, { condition }: EnvelopeRow, member: Member): Texts | undefined {
  switch (condition) {
    case EnvelopeCondition.newMember:
      return wasNew(member, db.now()) ? undefined : refusals.notNew;
    case EnvelopeCondition.verified:
      return member.kycLevel > 0 ? undefined : refusals.notVerified;
    case EnvelopeCondition.traded:
      return turnoverUsdt(db, member.id) > 0n ? undefined : refusals.notTraded;
    default:
      return undefined;
  }
}

/** Why a member cannot claim an active envelope now. */
function obstacleOf(db: Db, envelope: EnvelopeRow, member: Member): Texts | undefined {
  const now = db.stamp();
  if (now < envelope.startAt) return refusals.notStarted;
  if (now >= envelope.expireAt) return refusals.isOver;
  if (envelope.memberId === member.id) return refusals.ownEnvelope;
  if (envelope.type === EnvelopeType.exclusive && envelope.receiverId !== member.id)
    return refusals.notReceiver;
  if (claimsOf(db, envelope).some(({ memberId }) => memberId === member.id)) return refusals.claimedBefore;
  return unmet(db, envelope, member);
}

/** What the next claim of an envelope gets. */
function nextShare(db: Db, envelope: EnvelopeRow, draw: Draw): Money {
  const { type, totalAmount, count, claimedCount, maxPerClaim, coin } = envelope;
  if (type !== EnvelopeType.lucky) return parse(totalAmount) / BigInt(count);
  return shareOf(
    {
      amount: restOf(envelope),
      parts: count - claimedCount,
      unit: unitOf(ledgerDecimalsOf(db, coin) ?? 0),
      max: maxPerClaim === null ? null : parse(maxPerClaim),
    },
    draw,
  );
}

/** A member's wish to claim, and where it comes from. */
interface Claim {
  memberId: number;
  code: string;
  from: Origin;
}

/**
 * A member claims a part with the passcode. With the last one the envelope is finished.
 * @throws Refusal 40400 without an active envelope of this passcode, 40904 with what keeps the member from it
 */
export function claimEnvelope(db: Db, { memberId, code, from }: Claim, draw: Draw = secureDraw): ClaimRow {
  const member = partyOf(db, memberId);
  const envelope = envelopesOf(db).find((one) => one.code === code && isActive(one));
  if (!envelope) throw new Refusal(40400);
  const because = obstacleOf(db, envelope, member);
  if (because) throw new Refusal(40904, { because });
  const amount = nextShare(db, envelope, draw);
  const { ip, device, deviceId } = from;
  const claim: ClaimRow = {
    id: db.nextId('envelopeClaim'),
    envelopeId: envelope.id,
    memberId,
    coin: envelope.coin,
    amount: format(amount),
    claimedAt: db.stamp(),
    ip,
    device,
    deviceId,
  };
  bookClaim(db, memberId, envelope, amount);
  db.envelopeClaims.set(claim.id, claim);
  envelope.claimedAmount = plus(envelope.claimedAmount, amount);
  envelope.claimedCount += 1;
  if (envelope.claimedCount === envelope.count) finish(db, envelope);
  return claim;
}

function finish(db: Db, envelope: EnvelopeRow): void {
  const before = { ...envelope };
  envelope.status = EnvelopeStatus.finished;
  envelope.endedAt = db.stamp();
  envelope.updatedAt = db.stamp();
  envelope.version += 1;
  tellEnd(db, before, envelope, { method: 'MEMBER', verb: 'complete' });
}
