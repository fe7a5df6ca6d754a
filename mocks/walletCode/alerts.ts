import { OnOff } from '../../src/contract/block/switchFlow';
import type { Area } from '../core/area';
import { parse } from '../core/money';
import type { WalletCode } from '../core/rows';

const isUsed = ({ status }: WalletCode): boolean => status === OnOff.on;

/** True for a wallet code in use whose hot wallet holds less than its alert threshold. */
export const isLow = (row: WalletCode): boolean => isUsed(row) && parse(row.read.hot) < parse(row.hotAlert);

const isStopped = (row: WalletCode): boolean => isUsed(row) && !(row.rechargeOn && row.withdrawOn);

const told = ({ coin, walletCode }: WalletCode) => ({ key: coin, name: walletCode });

/** Hot wallets that run low, and what members cannot pay in or out. */
export const walletAlerts: Area['alerts'] = {
  hotWallet: (db) => db.walletCodes.filter(isLow).map(told),
  walletStopped: (db) => db.walletCodes.filter(isStopped).map(told),
};
