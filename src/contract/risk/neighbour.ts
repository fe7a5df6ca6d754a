import { code } from '../field/codes';
import { count, usdt } from '../field/numbers';
import { memberId, text } from '../field/texts';
import { time } from '../field/times';

/** A member who has come from an address. */
export const neighbour = {
  memberId: memberId(),
  uid: text(),
  account: text(),
  nickname: text(),
  status: code('biz_member_status'),
  kycLevel: code('biz_kyc_level'),
  /** Worth of what was recharged and withdrawn. */
  inUsdt: usdt(),
  outUsdt: usdt(),
  /** Other addresses that this member shares with others of the list. */
  sharedIps: count(),
  /** How often the member was here, and when last. */
  times: count(),
  lastAt: time(),
};
