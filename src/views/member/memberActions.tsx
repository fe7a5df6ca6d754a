import { LogoutOutlined, ProfileOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { fetchRecord } from '@/api/records';
import { member } from '@/contract/member/member';
import { readProfile } from '@/contract/member/profile';
import type { RowOf } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import { memberCluster } from '@/domain/cluster/openCluster';
import { adjustLink } from '@/domain/account/adjustLink';
import { freeze, freezeMany, unfreeze, unfreezeMany } from '@/domain/account/freezeActions';
import { isNormal, isOpen } from '@/domain/account/memberState';
import { resetFundPassword, resetGoogle, resetPassword } from '@/domain/account/resetActions';
import { tag, tagMany } from '@/domain/account/tagActions';
import { screenKit } from '@/domain/kit/screenKit';
import { showMember } from '@/stores/shownMembers';
import { closeActions } from './closeActions';
import { knownFields } from './memberForm';
import { SWITCHES } from './switches';

type Row = RowOf<typeof member>;

const { row, bulk } = screenKit(member);
const { setPermission, setParent, kick } = member.calls;

/** Opens a member's profile in a drawer over the list. */
export const openMember = ({ id }: Row): void => showMember(id);

export const profile: ScreenAction<Row> = {
  name: 'profile',
  label: 'member.profile',
  icon: <ProfileOutlined />,
  permission: permissionOf(readProfile),
  perform: openMember,
};

export const permissions = row.ask({
  call: setPermission,
  label: 'member.setPermission',
  visible: isNormal,
  load: ({ id }) => fetchRecord(member, id),
  fields: (field) => [...SWITCHES.map((name) => field(name)), field('reason')],
  ok: 'crud.submit',
  done: 'member.permissionSet',
});

const parent = row.ask({
  call: setParent,
  label: 'member.setParent',
  visible: isOpen,
  text: ({ uid, teamCount }, t) => t('member.setParentText', { uid, n: teamCount }),
  fields: (field) => [field('inviterUid', { label: 'member.newInviter', pattern: 'member.ruleUid' })],
  ok: 'crud.submit',
  done: 'member.parentSet',
});

/** Ends a member's sessions. */
export const signOut = row.ask({
  call: kick,
  label: 'member.kick',
  danger: true,
  visible: isOpen,
  text: ({ uid }, t) => t('member.kickText', { name: uid }),
  done: 'member.kicked',
});

/** What can be done with one member besides reading, in the list and on the member's own page. */
export const rowActions: readonly ScreenAction<Row>[] = [
  row.edit({ visible: isOpen, fields: knownFields }),
  freeze,
  unfreeze,
  permissions,
  tag,
  adjustLink,
  resetPassword,
  resetFundPassword,
  resetGoogle,
  signOut,
  parent,
  memberCluster,
  ...closeActions,
];

/** Actions on several members. */
export const bulkActions: readonly ScreenAction<readonly Row[]>[] = [
  tagMany,
  freezeMany,
  unfreezeMany,
  bulk.ask({
    call: kick,
    label: 'member.kick',
    icon: <LogoutOutlined />,
    danger: true,
    text: (rows, t) => t('member.kickMany', { n: rows.length }),
    done: 'member.kicked',
    disabledReason: (rows, t) => (rows.every(isOpen) ? null : t('member.someClosed')),
  }),
];
