import { members } from '@/api/members';
import type { MemberRow } from '@/api/memberTypes';
import type { Column } from '@/crud/list/column';
import { kitOf } from '@/domain/kit/kit';
import { IpCell, StateCell, SWITCHES, SwitchDots } from './memberCells';

const { col } = kitOf(members);

/** Columns of the member list, the optional ones last. */
export const columns: readonly Column<MemberRow>[] = [
  { ...col.member({ pin: 'start' }), sort: 'uid' },
  col.text('nickname', { width: 150 }),
  { ...col.dict('status', 'biz_member_status'), cell: (member) => <StateCell member={member} /> },
  col.custom('switches', (member) => <SwitchDots member={member} />, {
    width: 100,
    csv: (member) => SWITCHES.map((name) => member[name]).join(' '),
  }),
  col.dict('memberType', 'biz_member_type'),
  col.dict('level', 'biz_member_level', { width: 90 }),
  col.dict('kycLevel', 'biz_kyc_level', { width: 100 }),
  col.dict('riskLevel', 'biz_risk_level', { width: 100 }),
  col.tags('tags'),
  col.usdt('assetUsdt'),
  {
    ...col.text('lastLoginIp', { width: 150 }),
    cell: (member) => <IpCell member={member} />,
  },
  col.time('lastLoginAt'),
  col.time('createdAt'),
  col.text('email', { optional: true }),
  col.text('phone', { optional: true }),
  col.dict('countryCode', 'biz_country', { optional: true }),
  col.dict('language', 'biz_lang', { optional: true }),
  col.usdt('totalRechargeUsdt', { optional: true }),
  col.usdt('totalWithdrawUsdt', { optional: true }),
  col.usdt('netInUsdt', { optional: true }),
  col.usdt('unrealizedPnl', { optional: true, sort: false }),
  col.text('inviterUid', { optional: true, width: 110 }),
  col.text('inviteCode', { optional: true, width: 110 }),
  col.number('teamCount', { optional: true }),
  col.dict('registerSource', 'biz_register_source', { optional: true }),
  col.text('registerIp', { optional: true }),
  col.dict('googleBound', 'sys_yes_no', { optional: true }),
  col.dict('fundPwdSet', 'sys_yes_no', { optional: true }),
  col.time('withdrawLockUntil', { optional: true }),
  col.time('freezeUntil', { optional: true, sort: false }),
  col.text('remark', { optional: true }),
  col.text('createdBy', { optional: true }),
  col.time('updatedAt', { optional: true }),
  col.text('id', { optional: true, width: 90 }),
];
