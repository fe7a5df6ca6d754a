import { byMember } from '../block/member';
import { code } from '../field/codes';
import { anyOf, contains, equals, oneOf, range } from '../filter';

/** On and off, as the switches of a member are called. */
const state = code('sys_normal_disable');

/** What the list of members can be narrowed by. */
export const memberFilters = {
  ...byMember,
  uid: equals(),
  account: contains(),
  nickname: contains(),
  email: contains(),
  phone: contains(),
  countryCode: anyOf(),
  language: oneOf(),
  memberType: anyOf(),
  level: anyOf(),
  kycLevel: anyOf(),
  status: anyOf(),
  canLogin: oneOf(state),
  canTrade: oneOf(state),
  canWithdraw: oneOf(state),
  canTransfer: oneOf(state),
  riskLevel: anyOf(),
  assetUsdt: range(),
  totalRechargeUsdt: range(),
  totalWithdrawUsdt: range(),
  netInUsdt: range(),
  inviteCode: equals(),
  registerSource: oneOf(),
  registerIp: equals(),
  lastLoginIp: equals(),
  googleBound: oneOf(),
  fundPwdSet: oneOf(),
  remark: contains(),
};
