import {
  GoldOutlined,
  LinkOutlined,
  PlusCircleOutlined,
  QrcodeOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { RECHARGE_ADDRESS, rechargeAddresses, switchRechargeAddress } from '@/api/rechargeAddresses';
import type { AddressImported, RechargeAddress, RechargeAddressQuery } from '@/api/addressTypes';
import { rechargeLog } from '@/api/finance';
import type { BarAction, BulkAction, RowAction } from '@/crud/action/action';
import { importAction } from '@/crud/import/action';
import { toastError } from '@/ui/toast/toastError';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { goTo } from '@/services/navigation';
import { CollectDialog } from './CollectDialog';
import { DisableDialog } from './DisableDialog';
import { GenerateDialog } from './GenerateDialog';
import { ImportDialog } from './ImportDialog';
import { QrDialog } from './qr';
import { isCollectable, isGone, isIdle } from './rechargeAddressStatus';

/** The recharges that came in on an address; where members are told apart by memo, those of its member. */
const recordsPath = ({ address, memo, memberId }: RechargeAddress): string => {
  const whose = memo !== '' && memberId !== null ? `&memberId=${memberId}` : '';
  return `/finance/recharge?toAddress=${encodeURIComponent(address)}${whose}`;
};

/** What can be done with one address besides reading and editing it. */
export const rowActions: readonly RowAction<RechargeAddress>[] = [
  {
    name: 'qr',
    label: 'rechargeAddress.qr',
    icon: <QrcodeOutlined />,
    permission: rechargeAddresses.permissions.list,
    perform: (row, { show }) => show((dialog) => <QrDialog {...dialog} row={row} />),
  },
  {
    name: 'records',
    label: 'rechargeAddress.records',
    icon: <LinkOutlined />,
    permission: rechargeLog.permissions.list,
    perform: (row) => goTo(recordsPath(row)),
  },
  {
    name: 'collect',
    label: 'rechargeAddress.collect',
    icon: <GoldOutlined />,
    permission: RECHARGE_ADDRESS.collect,
    visible: isCollectable,
    perform: (row, actionContext) =>
      actionContext.show((dialog) => <CollectDialog {...dialog} rows={[row]} context={actionContext} />),
  },
  {
    name: 'disable',
    label: 'rechargeAddress.disable',
    icon: <StopOutlined />,
    danger: true,
    permission: RECHARGE_ADDRESS.setStatus,
    visible: (row) => row.status === 1 && !isGone(row),
    perform: (row, { show }) => show((dialog) => <DisableDialog {...dialog} row={row} />),
  },
  {
    name: 'enable',
    label: 'rechargeAddress.enable',
    icon: <UndoOutlined />,
    permission: RECHARGE_ADDRESS.setStatus,
    visible: (row) => row.status === 0 && isIdle(row),
    perform: async (row, { confirm, run, t }) => {
      const text = t('crud.toggle', { action: t('rechargeAddress.enable'), name: row.address });
      if (!(await confirm({ text }))) return;
      const { id, version } = row;
      const outcome = await run(
        [row],
        () => switchRechargeAddress({ id, version, status: 1 }),
        'rechargeAddress.enabled',
      );
      if (outcome.kind === 'failed') toastError(outcome.error);
    },
  },
];

/** What can be done with several addresses at once. */
export const bulkActions: readonly BulkAction<RechargeAddress>[] = [
  {
    name: 'collect',
    label: 'rechargeAddress.collect',
    icon: <GoldOutlined />,
    permission: RECHARGE_ADDRESS.collect,
    disabledReason: (rows, t) =>
      bulkLimit(rows, t) ?? (rows.every(isCollectable) ? null : t('rechargeAddress.nothingToCollect')),
    perform: (rows, actionContext) =>
      actionContext.show((dialog) => <CollectDialog {...dialog} rows={rows} context={actionContext} />),
  },
];

/** Ways to fill the pool. */
export const barActions: readonly BarAction<RechargeAddress, RechargeAddressQuery>[] = [
  {
    name: 'generate',
    label: 'rechargeAddress.generate',
    icon: <PlusCircleOutlined />,
    permission: RECHARGE_ADDRESS.generate,
    perform: (_, { show }) => show((dialog) => <GenerateDialog {...dialog} />),
  },
  importAction<RechargeAddress, RechargeAddressQuery, AddressImported>({
    label: 'rechargeAddress.import',
    permission: RECHARGE_ADDRESS.import,
    render: (dialog) => <ImportDialog {...dialog} />,
    tell: ({ created, failed }, t) =>
      t('rechargeAddress.importCounts', { done: created, failed: failed.length }),
  }),
];
