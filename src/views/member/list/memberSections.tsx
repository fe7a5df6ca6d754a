import { member } from '@/contract/member/member';
import { screenKit } from '@/domain/kit/screenKit';
import { IpCell, StateCell, SwitchDots } from './memberCells';
import { MemberLinks } from './MemberLinks';

const { fact, section } = screenKit(member);

/** Detail sections of a member, from their identity to the actions of operators on the account. */
export const sections = [
  section.custom('links', ({ id }) => <MemberLinks memberId={id} />, 'member.links'),
  section.facts('member.sectionIdentity', [
    'member',
    'nickname',
    'account',
    'email',
    'phone',
    'countryCode',
    'language',
    'memberType',
    'level',
    'kycLevel',
    'tags',
    'remark',
  ]),
  section.facts('member.sectionState', [
    fact.custom('status', (one) => <StateCell member={one} />),
    fact.custom('switches', (one) => <SwitchDots member={one} />),
    'riskLevel',
    'withdrawLockUntil',
    'freezeUntil',
    'closeRequestedBy',
  ]),
  section.facts('member.sectionMoney', [
    'assetUsdt',
    'totalRechargeUsdt',
    'totalWithdrawUsdt',
    'netInUsdt',
    'unrealizedPnl',
  ]),
  section.facts('member.sectionTeam', ['inviterUid', 'inviteCode', 'teamCount', 'registerSource']),
  section.facts('member.sectionSecurity', [
    'googleBound',
    'fundPwdSet',
    'registerIp',
    fact.custom('lastLoginIp', (one) => <IpCell member={one} />),
    'lastLoginAt',
    'createdAt',
    'createdBy',
  ]),
  section.history(({ history }) => history),
];
