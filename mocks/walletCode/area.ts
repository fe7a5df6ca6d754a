import { OnOff } from '../../src/contract/block/switchFlow';
import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import { format } from '../core/money';
import { unique } from '../core/optionHandlers';
import { priceOf } from '../core/prices';
import { foundedAt } from '../core/seeds/world';
import { walletAlerts } from './alerts';
import { guardedCodes } from './change';
import { walletCodeHandlers } from './handlers';
import { checkWalletCodes } from './invariants';
import { priceRefresh } from './priceRefresh';
import { balanceRead } from './reading';
import { coverageAlert } from './settings';
import { seedWalletCodes } from './seeds/walletCodes';

export const walletCode: Area = {
  name: 'walletCode',
  handlers: walletCodeHandlers,
  alerts: walletAlerts,
  settings: [coverageAlert],
  seeds: { start: (db) => seedWalletCodes(db, foundedAt(db)) },
  jobs: [balanceRead, priceRefresh],
  changes: [changeQueue('walletCode', guardedCodes)],
  invariants: [checkWalletCodes],
  options: {
    coin: (db) =>
      unique(db.walletCodes.filter((item) => item.status === OnOff.on).map((item) => item.coin)).map(
        (option) => {
          const wallet = db.walletCodes.find((item) => item.coin === option.key);
          return {
            ...option,
            extra: {
              name: wallet?.coinName ?? '',
              ledgerDecimals: wallet?.ledgerDecimals ?? 0,
              showDecimals: wallet?.showDecimals ?? 0,
              priceUsdt: format(priceOf(db, option.key)),
            },
          };
        },
      ),
    chain: (db) => unique(db.walletCodes.map((item) => item.chain)),
    walletCode: (db) =>
      db.walletCodes
        .filter((item) => item.status === OnOff.on)
        .map(({ walletCode: code, coin, chain, ledgerDecimals }) => ({
          key: code,
          value: code,
          extra: { coin, chain, ledgerDecimals },
        })),
  },
  records: {
    walletCode: ['钱包代码', 'Wallet code', '錢包代碼'],
  },
};
