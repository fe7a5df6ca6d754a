import { ReloadOutlined } from '@ant-design/icons';
import { channel } from '@/contract/finance/channel';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import type { RowOf } from '@/contract/resource';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
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

/** What waits of a wallet code, and who may confirm it or take it back. */
export const change = changeKit(walletCode);

/** Opens the edit form; above it stands what waits for another operator, if anything does. */
export const edit = row.edit({ content: change.draw, fields: editForm });

/** Makes the server read the balances of the wallets again. */
export const refresh = bulk.ask({
  call: walletCode.calls.refresh,
  label: 'walletCode.refresh',
  icon: <ReloadOutlined />,
  done: 'walletCode.refreshed',
});
