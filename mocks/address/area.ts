import type { Area } from '../core/area';
import { listPath } from '../core/resource';
import { begins, searchOf, uidOf } from '../core/search';
import { collectTrack, depositOn } from './collect';
import { checkAddresses, checkUnblacklisting } from './invariants';
import { idleLeft, rechargeAddresses } from './recharge';
import type { RechargeAddressRow } from './rechargeRow';
import { rechargeAddressHandlers } from './rechargeAddressHandlers';
import { seedRechargeAddresses } from './seeds/rechargeAddresses';
import { seedWithdrawAddresses } from './seeds/withdrawAddresses';
import { addressActivate, withdrawAddresses } from './withdraw';
import { withdrawAddressHandlers } from './withdrawAddressHandlers';
import { addressVisits } from './visits';

declare module '../core/tables' {
  interface Tables {
    rechargeAddresses: Map<number, RechargeAddressRow>;
  }
}

/** Addresses that members recharge to and withdraw to. */
export const address: Area = {
  name: 'address',
  records: {
    rechargeAddress: ['充值地址', 'Recharge address', '充值地址'],
    withdrawAddress: ['提现地址', 'Withdraw address', '提現地址'],
  },
  tables: () => ({ rechargeAddresses: new Map() }),
  handlers: (db) => [...rechargeAddressHandlers(db), ...withdrawAddressHandlers(db)],
  seeds: {
    end(db) {
      seedRechargeAddresses(db);
      seedWithdrawAddresses(db);
    },
  },
  visits: addressVisits,
  alerts: {
    idleAddresses: (db) =>
      idleLeft(db).flatMap(({ walletCode, count, low }) =>
        low ? { key: walletCode, name: `${walletCode} (${count})` } : [],
      ),
  },
  on: { 'recharge.credited': depositOn },
  jobs: [addressActivate, collectTrack],
  invariants: [checkAddresses, checkUnblacklisting],
  searches: [
    searchOf(
      'rechargeAddress',
      '/finance/rechargeAddress',
      rechargeAddresses,
      begins({ address: (row) => row.address }),
      (_, value) => value,
      (row, db) => [uidOf(db, row.memberId ?? 0), row.walletCode].filter(Boolean).join(' · '),
    ),
    searchOf(
      'withdrawAddress',
      '/finance/withdrawAddress',
      withdrawAddresses,
      begins({ address: (row) => row.address }),
      (_, value) => value,
      (row, db) => [uidOf(db, row.memberId), row.walletCode].filter(Boolean).join(' · '),
    ),
  ],
  logTargets: [
    {
      type: rechargeAddresses.target,
      list: listPath(rechargeAddresses),
      find: (db, id) => db.rechargeAddresses.get(id),
    },
    {
      type: withdrawAddresses.target,
      list: listPath(withdrawAddresses),
      find: (db, id) => db.withdrawAddresses.get(id),
    },
  ],
};
