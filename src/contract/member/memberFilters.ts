import { byMember } from '../block/member';
import { code } from '../field/codes';
import { option } from '../field/texts';
import { anyOf, contains, covered, equals, oneOf, personal, range } from '../filter';

/** The switches of a member as a filter: on or off. */
const state = code('sys_normal_disable');

/** Filters of the list of members. */
export const memberFilters = {
  ...byMember,
  uid: covered(equals()),
  status: anyOf(),
  memberType: anyOf(),
  level: anyOf(),
  kycLevel: anyOf(),
  riskLevel: anyOf(),
  tags: anyOf(option('tag')),
  assetUsdt: range(),
  account: covered(personal(equals())),
  nickname: contains(),
  email: covered(personal(equals())),
  phone: covered(personal(equals())),
  countryCode: anyOf(),
  language: oneOf(),
  canLogin: oneOf(state),
  canTrade: oneOf(state),
  canWithdraw: oneOf(state),
  canTransfer: oneOf(state),
  totalRechargeUsdt: range(),
  totalWithdrawUsdt: range(),
  netInUsdt: range(),
  inviterUid: equals(),
  inviteCode: equals(),
  registerSource: oneOf(),
  registerIp: equals(),
  lastLoginIp: equals(),
  googleBound: oneOf(),
  fundPwdSet: oneOf(),
  remark: contains(),
};
