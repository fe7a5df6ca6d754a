import { CheckCircleOutlined, StopOutlined, TeamOutlined, UndoOutlined } from '@ant-design/icons';
import { SITE } from '@/api/client';
import { withdraw } from '@/contract/finance/withdraw';
import { RELEASE } from '@/contract/finance/withdrawFlow';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { WithdrawAddressStatus } from '@/contract/finance/withdrawAddressFlow';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { OpenToAddress } from '@/domain/stops/OpenToAddress';
import { showHeld, showReleased } from '@/domain/stops/showChanged';
import { HoldersDialog } from './holders';

const { row, permission } = screenKit(withdrawAddress);
const { blacklist, unblacklist, setStatus } = withdrawAddress.calls;

/** Actions on one address besides reading and editing. */
export const actions = [
  row.ask({
    call: blacklist,
    label: 'withdrawAddress.blacklist',
    icon: <StopOutlined />,
    danger: true,
    visible: ({ status }) => status !== WithdrawAddressStatus.blacklisted,
    text: ({ sharedMembers }, t) => t('withdrawAddress.blacklistText', { n: sharedMembers }),
    content: ({ id, address }) => <OpenToAddress id={id} address={address} step="previewBlacklist" />,
    fields: (field) => [field('holdAll', { initial: 1 })],
    done: ({ members, held }, t) => t('withdrawAddress.blacklistDone', { members, held: held.length }),
    onDone: showHeld,
  }),
  row.ask({
    call: unblacklist,
    label: 'withdrawAddress.unblacklist',
    icon: <CheckCircleOutlined />,
    visible: ({ status }) => status === WithdrawAddressStatus.blacklisted,
    text: ({ blacklistedBy, blacklistReason }, t) =>
      t('withdrawAddress.unblacklistText', { who: blacklistedBy, why: blacklistReason }),
    content: ({ id, address }) => <OpenToAddress id={id} address={address} step="previewUnblacklist" />,
    // Only operators who may release a withdraw on hold are offered to.
    fields: (field, _, { can }) => (can(`${SITE}${RELEASE}`) ? [field('release', { initial: 0 })] : []),
    done: 'withdrawAddress.unblacklisted',
    onDone: showReleased,
  }),
  row.open(
    {
      name: 'members',
      label: 'withdrawAddress.members',
      icon: <TeamOutlined />,
      permission: permission('members'),
    },
    (place, dialog) => <HoldersDialog {...dialog} place={place} />,
  ),
  row.link(withdraw, 'withdrawAddress.records', ({ address }) => ({ toAddress: address })),
  row.ask({
    name: 'disable',
    call: setStatus,
    label: 'withdrawAddress.disable',
    icon: <StopOutlined />,
    visible: ({ status }) => status === WithdrawAddressStatus.active,
    fixed: { status: WithdrawAddressStatus.disabled },
    fields: (field) => [field('reason', { rules: [required] })],
    text: ({ uid }, t) => t('withdrawAddress.disableText', { uid }),
    done: 'withdrawAddress.disabled',
  }),
  row.ask({
    name: 'enable',
    call: setStatus,
    label: 'withdrawAddress.enable',
    icon: <UndoOutlined />,
    visible: ({ status }) => status === WithdrawAddressStatus.disabled,
    fixed: { status: WithdrawAddressStatus.active },
    text: ({ address }, t) => t('crud.enableAsk', { name: address }),
    done: 'withdrawAddress.enabled',
  }),
];
