import { ReloadOutlined } from '@ant-design/icons';
import { channels } from '@/api/channels';
import { rechargeAddresses } from '@/api/rechargeAddresses';
import { refreshWalletCodes, sortWalletCodes } from '@/api/walletCodes';
import { switchWalletCode, WALLET_CODE, walletCodes } from '@/api/walletCodes';
import type { WalletCode, WalletCodeQuery } from '@/api/walletCodeTypes';
import { withdrawLog } from '@/api/withdraws';
import type { BarAction, BulkAction } from '@/crud/action/action';
import { kitOf } from '@/domain/kit/kit';
import { sortAction } from '@/crud/sort/sortAction';
import { bulkLimit } from '@/crud/action/bulkLimit';
import type { Translate } from '@/i18n';

const { row } = kitOf(walletCodes);

/** Sends one of the switches. */
export const switchAs =
  (what: 'setStatus' | 'setRecharge' | 'setWithdraw') =>
  ({ id, version }: WalletCode, on: 0 | 1, reason: string) =>
    switchWalletCode(what, { id, version, on, reason });

/** What is under way does not stop with the switch. */
export const underWay = ({ openWithdraws, withdrawOn }: WalletCode, t: Translate) =>
  withdrawOn === 1 && openWithdraws > 0 ? t('walletCode.underWay', { n: openWithdraws }) : null;

const to =
  (path: string) =>
  ({ walletCode }: WalletCode): string =>
    `${path}?walletCode=${encodeURIComponent(walletCode)}`;

/** What is done with a wallet code elsewhere. */
export const links = [
  row.link('addresses', 'walletCode.links.addresses', {
    permission: rechargeAddresses.permissions.list,
    to: to('/finance/rechargeAddress'),
  }),
  row.link('channels', 'walletCode.links.channels', {
    permission: channels.permissions.list,
    to: to('/finance/channel'),
  }),
  row.link('withdraws', 'walletCode.links.withdraws', {
    permission: withdrawLog.permissions.list,
    to: to('/finance/withdraw'),
  }),
];

/** Puts the codes into the order members see. */
export const sort: BarAction<WalletCode, WalletCodeQuery> = sortAction(
  walletCodes,
  WALLET_CODE.sort,
  sortWalletCodes,
);

/** Has the balances of the wallets read again. */
export const refresh: BulkAction<WalletCode> = {
  name: 'refresh',
  label: 'walletCode.refresh',
  icon: <ReloadOutlined />,
  permission: WALLET_CODE.refresh,
  disabledReason: bulkLimit,
  perform: (rows, context) =>
    context.run(rows, () => refreshWalletCodes(rows.map(({ id }) => id)), 'walletCode.refreshed'),
};
