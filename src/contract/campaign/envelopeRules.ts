import { unitsOf } from '../exact';
import { code } from '../field/codes';
import { count, money } from '../field/numbers';
import { optional } from '../field/shared';
import { memberId } from '../field/texts';
import { time } from '../field/times';
import { rule } from '../rule';

/** `biz_envelope_type` */
export const EnvelopeType = { lucky: 1, equal: 2, exclusive: 3 } as const;
export type EnvelopeType = (typeof EnvelopeType)[keyof typeof EnvelopeType];

/** Most parts of one envelope. */
export const MOST_PARTS = 2000;

/** Most days that one can be claimed. */
export const MOST_DAYS = 30;

/** Passcodes, typed or made. */
export const PASSCODE = /^[A-Z0-9]{4,12}$/;

const DAY = 86_400_000;

/** A moment as it travels, in milliseconds of whatever zone: only differences mean something. */
const momentOf = (stamp: string): number => Date.parse(`${stamp.replace(' ', 'T')}Z`);

const type = code('biz_envelope_type', EnvelopeType);
const receiverId = optional(memberId());
const maxPerClaim = optional(money());

/** What has to hold of a new envelope, whoever sends it; decimals depend on the coin, which the server knows. */
export const envelopeRules = [
  rule('receiverId', { type, receiverId }, ({ type: kind, receiverId: receiver }) => {
    const isFor = receiver !== undefined;
    if (kind === EnvelopeType.exclusive) return isFor ? null : 'rule.envelopeNeedsReceiver';
    return isFor ? 'rule.envelopeForAll' : null;
  }),
  rule('count', { type, count: count() }, ({ type: kind, count: parts }) =>
    kind === EnvelopeType.exclusive && parts !== 1 ? 'rule.envelopeOnePart' : null,
  ),
  rule(
    'maxPerClaim',
    { totalAmount: money(), count: count(), maxPerClaim },
    ({ totalAmount, count: parts, maxPerClaim: max }) => {
      const [most, total] = [unitsOf(max), unitsOf(totalAmount)];
      return most !== null && total !== null && most * BigInt(parts) < total
        ? 'rule.envelopeMaxTooSmall'
        : null;
    },
  ),
  rule('expireAt', { startAt: time(), expireAt: time() }, ({ startAt, expireAt }) => {
    if (expireAt <= startAt) return 'rule.endsBeforeStart';
    return momentOf(expireAt) - momentOf(startAt) > MOST_DAYS * DAY ? 'rule.envelopeTooLong' : null;
  }),
];

/** True where claims of a lucky envelope can differ little: the most that one may get is below twice the average. */
export function isTight(totalAmount: string, parts: number, maxPerClaim: string | undefined): boolean {
  const [most, total] = [unitsOf(maxPerClaim), unitsOf(totalAmount)];
  return most !== null && total !== null && most * BigInt(parts) < total * 2n;
}
