import { member } from '@/contract/member/member';
import { screenKit } from '@/domain/kit/screenKit';
import { TextCell } from '@/ui/cell/TextCell';
import { IpCell, StateCell, SWITCHES, SwitchDots } from './memberCells';

const { col, columns: columnsOf } = screenKit(member);

/** The text as the server masked it; only the detail can show it in full. */
const asMasked = (name: 'email' | 'phone') =>
  col.custom(name, (one) => <TextCell value={one[name]} />, { width: 160, csv: (one) => one[name] });

export const columns = columnsOf(
  [
    { ...col.member({}), sort: 'uid' },
    col('nickname', { width: 150 }),
    { ...col('status'), cell: (one) => <StateCell member={one} /> },
    col.custom('switches', (one) => <SwitchDots member={one} />, {
      width: 100,
      csv: (one) => SWITCHES.map((name) => one[name]).join(' '),
    }),
    'memberType',
    col('level', { width: 90 }),
    col('kycLevel', { width: 100 }),
    col('riskLevel', { width: 100 }),
    'tags',
    'assetUsdt',
    { ...col('lastLoginIp', { width: 150 }), cell: (one) => <IpCell member={one} /> },
    'lastLoginAt',
    'createdAt',
  ],
  [
    asMasked('email'),
    asMasked('phone'),
    'countryCode',
    'language',
    'totalRechargeUsdt',
    'totalWithdrawUsdt',
    'netInUsdt',
    'unrealizedPnl',
    col('inviterUid', { width: 110 }),
    col('inviteCode', { width: 110 }),
    'teamCount',
    'registerSource',
    'registerIp',
    'googleBound',
    'fundPwdSet',
    'withdrawLockUntil',
    'freezeUntil',
    'remark',
    'createdBy',
    'updatedAt',
    'id',
  ],
);
