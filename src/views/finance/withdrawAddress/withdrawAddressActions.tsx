import {
  CheckCircleOutlined,
  LinkOutlined,
  StopOutlined,
  TeamOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { switchWithdrawAddress, WITHDRAW_ADDRESS, withdrawAddresses } from '@/api/withdrawAddresses';
import { withdrawLog } from '@/api/withdraws';
import type { WithdrawAddress } from '@/api/addressTypes';
import type { RowAction } from '@/crud/action/action';
import { toastError } from '@/ui/toast/toastError';
import { goTo } from '@/services/navigation';
import { BlacklistDialog, DisableDialog, UnblacklistDialog } from './withdrawAddressDialogs';
import { HoldersDialog } from './holders';

/** What can be done with one address besides reading and editing it. */
export const rowActions: readonly RowAction<WithdrawAddress>[] = [
  {
    name: 'blacklist',
    label: 'withdrawAddress.blacklist',
    icon: <StopOutlined />,
    danger: true,
    permission: WITHDRAW_ADDRESS.blacklist,
    visible: ({ status }) => status !== 4,
    perform: (row, { show }) => show((dialog) => <BlacklistDialog {...dialog} row={row} />),
  },
  {
    name: 'unblacklist',
    label: 'withdrawAddress.unblacklist',
    icon: <CheckCircleOutlined />,
    permission: WITHDRAW_ADDRESS.unblacklist,
    visible: ({ status }) => status === 4,
    perform: (row, { show }) => show((dialog) => <UnblacklistDialog {...dialog} row={row} />),
  },
  {
    name: 'members',
    label: 'withdrawAddress.members',
    icon: <TeamOutlined />,
    permission: withdrawAddresses.permissions.list,
    perform: (row, { show }) => show((dialog) => <HoldersDialog {...dialog} place={row} />),
  },
  {
    name: 'records',
    label: 'withdrawAddress.records',
    icon: <LinkOutlined />,
    permission: withdrawLog.permissions.list,
    perform: ({ address }) => goTo(`/finance/withdraw?toAddress=${encodeURIComponent(address)}`),
  },
  {
    name: 'disable',
    label: 'withdrawAddress.disable',
    icon: <StopOutlined />,
    permission: WITHDRAW_ADDRESS.setStatus,
    visible: ({ status }) => status === 2,
    perform: (row, { show }) => show((dialog) => <DisableDialog {...dialog} row={row} />),
  },
  {
    name: 'enable',
    label: 'withdrawAddress.enable',
    icon: <UndoOutlined />,
    permission: WITHDRAW_ADDRESS.setStatus,
    visible: ({ status }) => status === 3,
    perform: async (row, { confirm, run, t }) => {
      const text = t('crud.toggle', { action: t('withdrawAddress.enable'), name: row.address });
      if (!(await confirm({ text }))) return;
      const { id, version } = row;
      const outcome = await run(
        [row],
        () => switchWithdrawAddress({ id, version, status: 2 }),
        'withdrawAddress.enabled',
      );
      if (outcome.kind === 'failed') toastError(outcome.error);
    },
  },
];
