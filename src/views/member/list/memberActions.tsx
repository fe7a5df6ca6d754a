import { LockOutlined, LogoutOutlined, TagsOutlined, UnlockOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { adjust } from '@/contract/finance/adjust';
import { kickMembers, MEMBER_PERMISSIONS } from '@/api/members';
import type { MemberReset, MemberRow } from '@/api/memberTypes';
import type { BulkAction, RowAction, ActionContext } from '@/crud/action/action';
import { bulkLimit } from '@/crud/action/bulkLimit';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { goTo } from '@/services/navigation';
import { showMember } from '@/stores/shownMembers';
import { ResetDialog } from '@/domain/account/ResetDialog';
import { FreezeDialog, UnfreezeDialog } from '@/domain/account/stateDialogs';
import { CloseDialog, ParentDialog } from './accountDialogs';
import { SwitchesDialog, TagsDialog } from './memberDialogs';

const isOpen = ({ status }: MemberRow): boolean => status !== 3;
const isNormal = ({ status }: MemberRow): boolean => status === 1;
const isFrozen = ({ status }: MemberRow): boolean => status === 2;

/** Lays a member's profile over the list. */
export const openMember = ({ id }: MemberRow): void => showMember(id);

async function kick(rows: readonly MemberRow[], context: ActionContext<MemberRow>): Promise<void> {
  const [first] = rows;
  const text =
    first && rows.length === 1
      ? context.t('member.kickText', { name: first.uid })
      : context.t('member.kickMany', { n: rows.length });
  if (!(await context.confirm({ text, danger: true }))) return;
  await context.run(rows, () => kickMembers(rows.map(({ id }) => id)), 'member.kicked');
}

/** Opens a dialog about members; afterwards says what came of it, record by record where not all went well. */
const ask =
  (Ask: typeof FreezeDialog, done: Key) =>
  (rows: readonly MemberRow[], context: ActionContext<MemberRow>): void =>
    context.show((dialog) => (
      <Ask
        {...dialog}
        rows={rows}
        onDone={(answer) => void context.run(rows, () => Promise.resolve(answer), done)}
      />
    ));

const freeze = ask(FreezeDialog, 'member.frozen');
const unfreeze = ask(UnfreezeDialog, 'member.unfrozen');
const setTags = ask(TagsDialog, 'member.tagsSet');

const resetAction = (what: MemberReset): RowAction<MemberRow> => ({
  name: what,
  label: `member.${what}`,
  permission: MEMBER_PERMISSIONS[what],
  visible: isOpen,
  perform: (row, { show }) => show((dialog) => <ResetDialog {...dialog} row={row} what={what} />),
});

/** What can be done with one member besides reading and editing him. */
export const rowActions: readonly RowAction<MemberRow>[] = [
  {
    name: 'freeze',
    label: 'member.freeze',
    icon: <LockOutlined />,
    danger: true,
    permission: MEMBER_PERMISSIONS.freeze,
    visible: isNormal,
    perform: (row, context) => freeze([row], context),
  },
  {
    name: 'unfreeze',
    label: 'member.unfreeze',
    icon: <UnlockOutlined />,
    permission: MEMBER_PERMISSIONS.unfreeze,
    visible: isFrozen,
    perform: (row, context) => unfreeze([row], context),
  },
  {
    name: 'setPermission',
    label: 'member.setPermission',
    permission: MEMBER_PERMISSIONS.setPermission,
    visible: isNormal,
    perform: (row, { show }) => show((dialog) => <SwitchesDialog {...dialog} row={row} />),
  },
  {
    name: 'setTags',
    label: 'member.setTags',
    permission: MEMBER_PERMISSIONS.setTags,
    visible: isOpen,
    perform: (row, context) => setTags([row], context),
  },
  {
    name: 'adjust',
    label: 'member.adjust',
    permission: permissionOf(adjust.calls.add) ?? '',
    visible: isOpen,
    perform: ({ id }) => goTo(`/finance/adjust?create=1&memberId=${id}`),
  },
  resetAction('resetPassword'),
  resetAction('resetFundPassword'),
  resetAction('resetGoogle'),
  {
    name: 'kick',
    label: 'member.kick',
    permission: MEMBER_PERMISSIONS.kick,
    visible: isOpen,
    perform: (row, context) => kick([row], context),
  },
  {
    name: 'setParent',
    label: 'member.setParent',
    permission: MEMBER_PERMISSIONS.setParent,
    visible: isOpen,
    perform: (row, { show }) => show((dialog) => <ParentDialog {...dialog} row={row} />),
  },
  {
    name: 'closeRequest',
    label: 'member.closeRequest',
    danger: true,
    permission: MEMBER_PERMISSIONS.close,
    visible: (row) => isOpen(row) && row.closeRequestedBy === '',
    perform: (row, { show }) => show((dialog) => <CloseDialog {...dialog} row={row} step="request" />),
  },
  {
    name: 'closeApprove',
    label: 'member.closeApprove',
    danger: true,
    permission: MEMBER_PERMISSIONS.close,
    visible: (row) => isOpen(row) && row.closeRequestedBy !== '',
    perform: (row, { show }) => show((dialog) => <CloseDialog {...dialog} row={row} step="approve" />),
  },
  {
    name: 'closeCancel',
    label: 'member.closeCancel',
    permission: MEMBER_PERMISSIONS.close,
    visible: (row) => isOpen(row) && row.closeRequestedBy !== '',
    perform: (row, { show }) => show((dialog) => <CloseDialog {...dialog} row={row} step="cancel" />),
  },
];

/** Why an action cannot be done to all of these members. */
const unless =
  (
    fits: (row: MemberRow) => boolean,
    otherwise: 'member.notAllNormal' | 'member.notAllFrozen' | 'member.someClosed',
  ) =>
  (rows: readonly MemberRow[], t: Translate): string | null =>
    bulkLimit(rows, t) ?? (rows.every(fits) ? null : t(otherwise));

/** What can be done with several members at once. */
export const bulkActions: readonly BulkAction<MemberRow>[] = [
  {
    name: 'setTags',
    label: 'member.setTags',
    icon: <TagsOutlined />,
    permission: MEMBER_PERMISSIONS.setTags,
    disabledReason: unless(isOpen, 'member.someClosed'),
    perform: setTags,
  },
  {
    name: 'freeze',
    label: 'member.freeze',
    icon: <LockOutlined />,
    danger: true,
    permission: MEMBER_PERMISSIONS.freeze,
    disabledReason: unless(isNormal, 'member.notAllNormal'),
    perform: freeze,
  },
  {
    name: 'unfreeze',
    label: 'member.unfreeze',
    icon: <UnlockOutlined />,
    permission: MEMBER_PERMISSIONS.unfreeze,
    disabledReason: unless(isFrozen, 'member.notAllFrozen'),
    perform: unfreeze,
  },
  {
    name: 'kick',
    label: 'member.kick',
    icon: <LogoutOutlined />,
    permission: MEMBER_PERMISSIONS.kick,
    disabledReason: unless(isOpen, 'member.someClosed'),
    perform: kick,
  },
];
