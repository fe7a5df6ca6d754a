import type { redEnvelope } from '@/contract/campaign/redEnvelope';
import type { AnswerOf, WireRowOf } from '@/contract/resource';
import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { lookup } from '../core/lookup';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import type { Base } from '../core/rows';

type Wire = WireRowOf<typeof redEnvelope>;

/** A stored envelope. */
export type EnvelopeRow = Base &
  Pick<
    Wire,
    | 'envelopeNo'
    | 'senderType'
    | 'type'
    | 'coin'
    | 'totalAmount'
    | 'usdtValue'
    | 'count'
    | 'maxPerClaim'
    | 'claimedAmount'
    | 'claimedCount'
    | 'refundAmount'
    | 'code'
    | 'condition'
    | 'greeting'
    | 'startAt'
    | 'expireAt'
    | 'endedAt'
    | 'status'
    | 'reviewerName'
    | 'reviewedAt'
    | 'reviewRemark'
    | 'cancelReason'
  > & {
    /** The sender; `null` for the platform. */
    memberId: number | null;
    /** The one member who can claim an exclusive one. */
    receiverId: number | null;
  };

/** A stored claim. */
export type ClaimRow = Pick<
  AnswerOf<(typeof redEnvelope)['calls']['claims']>['list'][number],
  'coin' | 'ip' | 'device' | 'deviceId'
> & {
  id: number;
  envelopeId: number;
  memberId: number;
  amount: string;
  claimedAt: string;
};

declare module '../core/tables' {
  interface Tables {
    envelopes: Map<number, EnvelopeRow>;
    envelopeClaims: Map<number, ClaimRow>;
  }
}

/** `refType` of the lines of envelopes. */
export const ENVELOPE = 'redEnvelope';

const byEnvelope = lookup(({ envelopeId }: ClaimRow) => [envelopeId]);

/** The claims of an envelope, the oldest first. */
export const claimsOf = (db: Db, { id }: Pick<EnvelopeRow, 'id'>): readonly ClaimRow[] =>
  byEnvelope(db.envelopeClaims, id);

export const envelopesOf = (db: Db): readonly EnvelopeRow[] => listOf(db.envelopes);

/** What of an envelope nobody has claimed yet. */
export const restOf = ({ totalAmount, claimedAmount }: EnvelopeRow): Money =>
  parse(totalAmount) - parse(claimedAmount);

/** What a part of an envelope is worth in USDT, at the price of its creation. */
export const worthOf = ({ usdtValue, totalAmount }: EnvelopeRow, part: Money): Money =>
  (parse(usdtValue) * part) / parse(totalAmount);

export const isActive = ({ status }: EnvelopeRow): boolean => status === EnvelopeStatus.active;

export const isWaiting = ({ status }: EnvelopeRow): boolean => status === EnvelopeStatus.waiting;

/** How many members have claimed from each device. */
function membersByDevice(claims: readonly ClaimRow[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { deviceId } of claims) if (deviceId !== '') found.set(deviceId, (found.get(deviceId) ?? 0) + 1);
  return found;
}

/** How many other members have claimed the same envelope from the device of each of its claims. */
export function sharersOf(claims: readonly ClaimRow[]): (claim: ClaimRow) => number {
  const members = membersByDevice(claims);
  return ({ deviceId }) => Math.max((members.get(deviceId) ?? 0) - 1, 0);
}

/** Claims that share their device with another member's claim of the same envelope. */
export function suspiciousOf(db: Db, envelope: EnvelopeRow): number {
  const claims = claimsOf(db, envelope);
  const sharers = sharersOf(claims);
  return claims.filter((claim) => sharers(claim) > 0).length;
}

/** Shortest form of a sum as rows keep it. */
export const plus = (text: string, more: Money): string => format(parse(text) + more);
