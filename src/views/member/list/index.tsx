import { permissionOf } from '@/api/call';
import { member } from '@/contract/member/member';
import { totals, traits } from '@/contract/member/memberRow';
import { readProfile } from '@/contract/member/profile';
import { isOpen } from '@/domain/account/memberState';
import { drawnNames } from '@/domain/kit/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { useCan } from '@/stores/session';
import { TextCell } from '@/ui/cell/TextCell';
import { bulkActions, openMember, profile, rowActions } from './memberActions';
import { IpCell, StateCell, SWITCHES, SwitchDots } from './memberCells';
import { newFields, knownFields } from './memberForm';
import { MemberLinks } from './MemberLinks';

const { screen, col, row, bar, section, fact, tabs, stat, statistics } = screenKit(member);

/** The text as the server masked it; only the detail can show it in full. */
const asMasked = (name: 'email' | 'phone') =>
  col.custom(name, (one) => <TextCell value={one[name]} />, { width: 160, csv: (one) => one[name] });

const List = screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [
      stat.value('total'),
      stat.value('newToday'),
      stat.value('kycPercent'),
      stat.value('assetUsdt', { label: 'member.assetTotal' }),
    ],
  }),
  columns: [
    { ...col.member({}), sort: 'uid' },
    'nickname',
    { ...col('status'), cell: (one) => <StateCell member={one} /> },
    col.custom('switches', (one) => <SwitchDots member={one} />, {
      width: 100,
      csv: (one) => SWITCHES.map((name) => one[name]).join(' '),
    }),
    'memberType',
    'level',
    'kycLevel',
    'riskLevel',
    'tags',
    'assetUsdt',
    { ...col('lastLoginIp'), cell: (one) => <IpCell member={one} /> },
    'lastLoginAt',
    'createdAt',
  ],
  ownColumns: [asMasked('email'), asMasked('phone')],
  toolbar: [bar.create({ label: 'member.addTitle', fields: newFields }), bar.exportCsv()],
  rowActions: [row.detail(), profile, row.edit({ visible: isOpen, fields: knownFields }), ...rowActions],
  bulkActions,
  detail: [
    section.custom('links', ({ id }) => <MemberLinks memberId={id} />, 'member.links'),
    section.facts('member.sectionIdentity', [
      'member',
      'nickname',
      'account',
      ...drawnNames(traits),
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
    section.facts('member.sectionMoney', drawnNames(totals)),
    section.facts('member.sectionTeam', ['inviterUid', 'inviteCode', 'teamCount', 'registerSource']),
    section.rest('member.sectionSecurity', [fact.custom('lastLoginIp', (one) => <IpCell member={one} />)]),
    section.history(),
  ],
});

const permission = permissionOf(readProfile) ?? '';

export default function MemberListScreen() {
  const mayOpen = useCan({ one: permission });
  return <List onOpen={mayOpen ? openMember : undefined} />;
}
