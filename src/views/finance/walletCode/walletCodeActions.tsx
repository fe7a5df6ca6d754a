import { ReloadOutlined } from '@ant-design/icons';
import { channel } from '@/contract/finance/channel';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';

const { row, bulk } = screenKit(walletCode);

type Row = RowOf<typeof walletCode>;

/** Warning before withdraws are switched off that those already open continue; `null` if there are none. */
export const underWay = ({ openWithdraws, withdrawOn }: Row, t: Translate): string | null =>
  withdrawOn === 1 && openWithdraws > 0 ? t('walletCode.underWay', { n: openWithdraws }) : null;

const ofCode = (record: Row) => ({ walletCode: record.walletCode });

/** Links to other screens with records of the wallet code. */
export const links = [
  row.link(rechargeAddress, 'menu.203', ofCode),
  row.link(channel, 'menu.205', ofCode),
  row.link(withdraw, 'menu.202', ofCode),
];

/** Makes the server read the balances of the wallets again. */
export const refresh = bulk.ask({
  call: walletCode.calls.refresh,
  label: 'walletCode.refresh',
  icon: <ReloadOutlined />,
  done: 'walletCode.refreshed',
});
