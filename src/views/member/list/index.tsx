import { permissionOf } from '@/api/call';
import { member } from '@/contract/member/member';
import { readProfile } from '@/contract/member/profile';
import { screenKit } from '@/domain/kit/screenKit';
import { useCan } from '@/stores/session';
import { TextCell } from '@/ui/cell/TextCell';
import { bulkActions, openMember, profile, rowActions } from '../memberActions';
import { newFields } from '../memberForm';
import { IpCell, StateCell, StoppedCell } from './memberCells';
import { SWITCHES } from '../switches';

const { screen, col, bar, tabs, stat, statistics } = screenKit(member);

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
    col('nickname', { width: 120 }),
    { ...col('status'), cell: (one) => <StateCell member={one} /> },
    'riskLevel',
    'assetUsdt',
    'lastLoginAt',
    col.custom('switches', (one) => <StoppedCell member={one} />, {
      width: 110,
      csv: (one) => SWITCHES.map((name) => one[name]).join(' '),
    }),
    'kycLevel',
    'memberType',
    'level',
    'tags',
    { ...col('lastLoginIp'), cell: (one) => <IpCell member={one} /> },
    'createdAt',
  ],
  ownColumns: [asMasked('email'), asMasked('phone')],
  toolbar: [bar.create({ label: 'member.addTitle', fields: newFields }), bar.exportCsv()],
  rowActions: [profile, ...rowActions],
  bulkActions,
});

const permission = permissionOf(readProfile) ?? '';

export default function MemberListScreen() {
  const mayOpen = useCan({ one: permission });
  return <List onOpen={mayOpen ? openMember : undefined} />;
}
