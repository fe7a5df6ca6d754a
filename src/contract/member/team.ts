import { memberBrief } from '../block/member';
import { read } from '../call';
import { code } from '../field/codes';
import { record, records } from '../field/nested';
import { count, usdt } from '../field/numbers';
import { id } from '../field/texts';
import { time } from '../field/times';
import { MemberStatus } from './memberFlow';

/** A member in the tree of invitations. Amounts are those of the whole branch, this member included. */
export const teamNode = {
  ...memberBrief,
  status: code('biz_member_status', MemberStatus),
  kycLevel: code('biz_kyc_level'),
  createdAt: time(),
  directCount: count(),
  /** Number of all members below them. */
  teamCount: count(),
  inUsdt: usdt(),
  outUsdt: usdt(),
};

/** One level of the tree of invitations: a member, and the members they invited, the largest team first. */
export const readTeam = read('member/team', {
  query: { id: id() },
  answer: { root: record(teamNode), list: records(teamNode) },
});
