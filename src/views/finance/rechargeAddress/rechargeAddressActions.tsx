import {
  GoldOutlined,
  PlusCircleOutlined,
  QrcodeOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { AddressAllocation } from '@/contract/finance/rechargeAddressFlow';
import { OnOff } from '@/contract/block/switchFlow';
import type { RowOf } from '@/contract/resource';
import { required } from '@/crud/field/rules';
import { importAction } from '@/domain/kit/import';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
import { formatMoney, isZero, sum } from '@/lib/money';
import { onDemand } from '@/ui/load/onDemand';

type Row = RowOf<typeof rechargeAddress>;

const { row, bulk, bar, permission } = screenKit(rechargeAddress);
const { checkImport, collect, generate, setStatus, import: importRows } = rechargeAddress.calls;

/** The dialog with the QR code of an address, loaded when it is first opened. */
const QrDialog = onDemand(() => import('./QrModal').then(({ QrModal }) => QrModal));

/** True while it is not allocated to a member. */
export const isIdle = ({ allocType }: Pick<Row, 'allocType'>): boolean =>
  allocType === AddressAllocation.idle;

/** True once it is retired, which cannot be undone. */
export const isRetired = ({ allocType }: Pick<Row, 'allocType'>): boolean =>
  allocType === AddressAllocation.retired;

/** True if it has a balance that is not being collected already. */
const isCollectable = ({ chainBalance, collectNo }: Pick<Row, 'chainBalance' | 'collectNo'>): boolean =>
  collectNo === '' && !isZero(chainBalance);

/** The text of the confirm dialog: the number of addresses to be collected, and the total of each coin on them. */
function collectText(rows: readonly Row[], t: Translate): string {
  const coins = [...new Set(rows.map(({ coin }) => coin))];
  const amounts = coins.map((coin) => {
    const own = rows.filter((row) => row.coin === coin);
    return `${formatMoney(sum(own.map(({ chainBalance }) => chainBalance)))} ${coin}`;
  });
  return t('rechargeAddress.collectText', { n: rows.length, amounts: amounts.join(t('crud.comma')) });
}

const collecting = {
  call: collect,
  label: 'rechargeAddress.collect',
  icon: <GoldOutlined />,
  done: 'rechargeAddress.collected',
} as const;

/** Actions on one address besides reading and editing. */
export const rowActions = [
  row.open(
    { name: 'qr', label: 'rechargeAddress.qr', icon: <QrcodeOutlined />, permission: permission('list') },
    (record, dialog) => <QrDialog {...dialog} row={record} />,
  ),
  // Members can share an address and differ by memo, so recharges are filtered by the memo too.
  row.link(recharge, 'rechargeAddress.records', ({ address, memo, memberId }) => ({
    toAddress: address,
    memberId: memo === '' ? undefined : (memberId ?? undefined),
  })),
  row.ask({ ...collecting, visible: isCollectable, text: (record, t) => collectText([record], t) }),
  row.ask({
    name: 'disable',
    call: setStatus,
    label: 'rechargeAddress.disable',
    icon: <StopOutlined />,
    danger: true,
    visible: (record) => record.status === OnOff.on && !isRetired(record),
    fixed: { status: OnOff.off },
    fields: (field) => [field('reason', { rules: [required] })],
    text: ({ memberId, uid }, t) =>
      memberId === null ? t('rechargeAddress.disableText') : t('rechargeAddress.replaceText', { uid }),
    done: ({ replacement }, t, { uid }) =>
      replacement === null
        ? t('rechargeAddress.disabled')
        : t('rechargeAddress.replaced', { uid, address: replacement }),
  }),
  row.ask({
    name: 'enable',
    call: setStatus,
    label: 'rechargeAddress.enable',
    icon: <UndoOutlined />,
    visible: (record) => record.status === OnOff.off && isIdle(record),
    fixed: { status: OnOff.on },
    text: ({ address }, t) => t('crud.enableAsk', { name: address }),
    done: 'rechargeAddress.enabled',
  }),
];

/** Actions on several addresses. */
export const bulkActions = [
  bulk.ask({
    ...collecting,
    disabledReason: (rows, t) => (rows.every(isCollectable) ? null : t('rechargeAddress.nothingToCollect')),
    text: collectText,
  }),
];

/** Actions that add addresses to the pool. */
export const barActions = [
  bar.ask({
    call: generate,
    label: 'rechargeAddress.generate',
    icon: <PlusCircleOutlined />,
    fields: (field) => [field('walletCode'), field('count', { initial: 50 })],
    text: (_, t) => t('rechargeAddress.generateText', { n: generate.body.count.options.max ?? '' }),
    done: 'rechargeAddress.generated',
  }),
  importAction(rechargeAddress, {
    call: importRows,
    check: checkImport,
    columns: ['address', 'memo'],
    label: 'rechargeAddress.import',
    text: 'rechargeAddress.importText',
    file: 'recharge_address_template',
    example: { address: 'TFEEDExampLeAddressReplaceThisLine', memo: '' },
    fields: (field, file) => [field('walletCode'), file],
    tell: ({ created, failed }, t) =>
      t('rechargeAddress.importCounts', { done: created, failed: failed.length }),
  }),
];
