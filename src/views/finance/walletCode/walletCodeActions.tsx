import { ReloadOutlined } from '@ant-design/icons';
import { channel } from '@/contract/finance/channel';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { sortAction } from '@/domain/kit/sort';
import type { Translate } from '@/i18n';

const { row, bulk } = screenKit(walletCode);

type Row = RowOf<typeof walletCode>;

/** What is under way does not stop with the switch. */
export const underWay = ({ openWithdraws, withdrawOn }: Row, t: Translate): string | null =>
  withdrawOn === 1 && openWithdraws > 0 ? t('walletCode.underWay', { n: openWithdraws }) : null;

const ofCode = (record: Row) => ({ walletCode: record.walletCode });

/** What is done with a wallet code elsewhere. */
export const links = [
  row.link('addresses', 'walletCode.links.addresses', rechargeAddress.view, ofCode),
  row.link('channels', 'walletCode.links.channels', channel.view, ofCode),
  row.link('withdraws', 'walletCode.links.withdraws', withdraw.view, ofCode),
];

/** Puts the codes into the order members see. */
export const sort = sortAction(walletCode, walletCode.calls.sort);

/** Has the balances of the wallets read again. */
export const refresh = bulk.ask({
  call: walletCode.calls.refresh,
  label: 'walletCode.refresh',
  icon: <ReloadOutlined />,
  done: 'walletCode.refreshed',
});
