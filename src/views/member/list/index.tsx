import { permissionOf } from '@/api/call';
import { member } from '@/contract/member/member';
import { readProfile } from '@/contract/member/profile';
import type { ScreenParts } from '@/crud/screen/screenParts';
import { ListScreen } from '@/crud/screen/ListScreen';
import { isOpen } from '@/domain/account/memberState';
import { screenKit } from '@/domain/kit/screenKit';
import { useCan } from '@/stores/session';
import { bulkActions, openMember, profile, rowActions } from './memberActions';
import { SWITCHES } from './memberCells';
import { columns } from './memberColumns';
import { newFields, knownFields } from './memberForm';
import { sections } from './memberSections';

const { filters, row, bar, tabs, stat, statistics } = screenKit(member);

const parts: ScreenParts<typeof member> = {
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [
      stat.value('total'),
      stat.value('newToday'),
      stat.value('kycPercent'),
      stat.value('assetUsdt', { label: 'member.assetTotal', hint: 'member.assetNote' }),
    ],
  }),
  filters: filters(
    'member',
    'uid',
    'status',
    'dates',
    'memberType',
    'level',
    'kycLevel',
    'riskLevel',
    'tags',
    'assetUsdt',
    'account',
    'nickname',
    'email',
    'phone',
    'countryCode',
    'language',
    ...SWITCHES,
    'totalRechargeUsdt',
    'totalWithdrawUsdt',
    'netInUsdt',
    'inviterUid',
    'inviteCode',
    'registerSource',
    'registerIp',
    'lastLoginIp',
    'googleBound',
    'fundPwdSet',
    'remark',
  ),
  columns,
  toolbar: [bar.create({ label: 'member.addTitle', fields: newFields }), bar.exportCsv()],
  rowActions: [row.detail(), profile, row.edit({ visible: isOpen, fields: knownFields }), ...rowActions],
  bulkActions,
  detail: sections,
};

const permission = permissionOf(readProfile) ?? '';

export default function MemberListScreen() {
  const mayOpen = useCan({ one: permission });
  return <ListScreen resource={member} {...parts} onOpen={mayOpen ? openMember : undefined} />;
}
