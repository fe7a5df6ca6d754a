import { CheckCircleOutlined, CloseCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { channel } from '@/contract/finance/channel';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import type { RowOf } from '@/contract/resource';
import { minChars, required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
import { PendingPrice } from './PendingPrice';
import { editForm } from './walletCodeForm';

const { row, bulk } = screenKit(walletCode);

type Row = RowOf<typeof walletCode>;

/** Warning before withdraws are switched off that those already open continue; `null` if there are none. */
export const underWay = ({ openWithdraws, withdrawOn }: Row, t: Translate): string | null =>
  withdrawOn === 1 && openWithdraws > 0 ? t('walletCode.underWay', { n: openWithdraws }) : null;

/** The words of switching recharges on and off. */
export const RECHARGE = {
  on: ['crud.turnOn', 'walletCode.turnOnRecharge'],
  off: ['crud.turnOff', 'walletCode.turnOffRecharge'],
} as const;

/** The words of switching withdraws on and off. */
export const WITHDRAW = {
  on: ['crud.turnOn', 'walletCode.turnOnWithdraw'],
  off: ['crud.turnOff', 'walletCode.turnOffWithdraw'],
} as const;

const ofCode = (record: Row) => ({ walletCode: record.walletCode });

/** Links to other screens with records of the wallet code. */
export const links = [
  row.link(rechargeAddress, 'menu.203', ofCode),
  row.link(channel, 'menu.205', ofCode),
  row.link(withdraw, 'menu.202', ofCode),
];

/** The options common to both decisions about a new price: the dialog shows another operator both values. */
const decision = {
  call: walletCode.calls.confirmChange,
  visible: ({ pendingChange }: Row) => pendingChange !== null,
  content: (record: Row) => <PendingPrice walletCode={record} />,
} as const;

/** Confirms a new price, which puts it in force. */
export const approve = row.ask({
  ...decision,
  name: 'approve',
  label: 'walletCode.result.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  fixed: { result: 'approve' },
  done: 'walletCode.confirmed',
});

/** Rejects a new price. */
export const reject = row.ask({
  ...decision,
  name: 'reject',
  label: 'walletCode.result.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  fixed: { result: 'reject' },
  fields: (field) => [field('reason', { label: 'crud.reason', rules: [required, minChars(5)] })],
  done: 'walletCode.thrownAway',
});

/** Opens the edit form; above it stands the price that waits for another operator, if any. */
export const edit = row.edit({
  content: (record) => <PendingPrice walletCode={record} />,
  fields: editForm,
});

/** Makes the server read the balances of the wallets again. */
export const refresh = bulk.ask({
  call: walletCode.calls.refresh,
  label: 'walletCode.refresh',
  icon: <ReloadOutlined />,
  done: 'walletCode.refreshed',
});
