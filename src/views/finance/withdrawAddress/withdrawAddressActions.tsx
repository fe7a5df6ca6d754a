import { CheckCircleOutlined, StopOutlined, TeamOutlined, UndoOutlined } from '@ant-design/icons';
import { SITE } from '@/api/client';
import { withdraw } from '@/contract/finance/withdraw';
import { RELEASE } from '@/contract/finance/withdrawFlow';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import type { RowOf } from '@/contract/resource';
import { tieTerms } from '@/contract/risk/cluster';
import { required } from '@/crud/field/rules';
import { clusterAction } from '@/domain/cluster/openCluster';
import { screenKit } from '@/domain/kit/screenKit';
import { OpenToAddress } from '@/domain/stops/OpenToAddress';
import { showHeld, showReleased } from '@/domain/stops/showChanged';
import { HoldersDialog } from './holders';

const { row, permission } = screenKit(withdrawAddress);

/** Actions on one address besides reading and editing. */
export const actions = [
  row.move('blacklist', {
    label: 'withdrawAddress.blacklist',
    icon: <StopOutlined />,
    danger: true,
    text: ({ sharedMembers }, t) => t('withdrawAddress.blacklistText', { n: sharedMembers }),
    content: ({ id, address }) => <OpenToAddress id={id} address={address} step="previewBlacklist" />,
    fields: (field) => [field('holdAll', { initial: 1 })],
    done: ({ members, held }, t) => t('withdrawAddress.blacklistDone', { members, held: held.length }),
    onDone: showHeld,
  }),
  row.move('unblacklist', {
    label: 'withdrawAddress.unblacklist',
    icon: <CheckCircleOutlined />,
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
  clusterAction(
    ({ address, memo }: RowOf<typeof withdrawAddress>) => (address === '' ? null : { address, memo }),
    (_, { can }) => can(`${SITE}${tieTerms.address.permission}`),
  ),
  row.link(withdraw, 'withdrawAddress.records', ({ address }) => ({ toAddress: address })),
  row.move('disable', {
    label: 'withdrawAddress.disable',
    icon: <StopOutlined />,
    fields: (field) => [field('reason', { rules: [required] })],
    text: ({ uid }, t) => t('withdrawAddress.disableText', { uid }),
    done: 'withdrawAddress.disabled',
  }),
  row.move('enable', {
    label: 'withdrawAddress.enable',
    icon: <UndoOutlined />,
    text: ({ address }, t) => t('crud.enableAsk', { name: address }),
    done: 'withdrawAddress.enabled',
  }),
];
