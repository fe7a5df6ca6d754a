import { reconciliation as contract } from '../../src/contract/finance/reconciliation';
import { ReconStatus } from '../../src/contract/finance/reconciliationFlow';
import type { Area } from '../core/area';
import type { HttpHandler } from 'msw';
import type { Db } from '../core/db';
import { act } from '../core/http';
import { readHandlers } from '../core/reads';
import { begins, searchOf } from '../core/search';
import { closeDay, recheckDays } from './days';
import { explain, reconQueue, review } from './decide';
import { checkReconciliations } from './invariants';
import { reconFigures, reconHistory, recons } from './list';
import { reconsOf } from './rows';
import type { ReconRow } from './rows';
import { reconDictionaries } from './seeds/dictionaries';
import { seedReconciliations } from './seeds/past';
import { seedWallets } from './seeds/wallets';
import { explainThreshold } from './settings';
import { msOf } from '../core/time';

const { calls } = contract;

const handlers = (db: Db): HttpHandler[] => [
  ...readHandlers<ReconRow>(db, contract, recons, {
    detail: (_, row) => ({ history: reconHistory(db, row) }),
    summary: reconFigures,
  }),
  act(db, calls.explain, { title: recons.title, type: 'edit' }, explain),
  act(db, calls.review, recons, review),
];

/** What hot wallets hold by the books and by their chains, day by day. */
export const reconciliation: Area = {
  name: 'reconciliation',
  menu: [
    {
      id: 209,
      directory: 200,
      contract,
      icon: 'ReconciliationOutlined',
      title: ['每日对账', 'Daily reconciliation', '每日對帳'],
    },
  ],
  records: { reconciliation: ['每日对账', 'Daily reconciliation', '每日對帳'] },
  actions: {
    explain: { button: ['说明差异', 'Explain', '說明差異'], done: ['说明差异', 'Explained', '說明差異'] },
  },
  dictionaries: reconDictionaries,
  settings: [explainThreshold],
  tables: () => ({ reconciliations: new Map(), walletCollections: [], unbooked: [] }),
  handlers,
  seeds: {
    end(db) {
      seedWallets(db);
      seedReconciliations(db);
    },
  },
  on: {
    'wallet.collected': (db, { walletCode, amount }) =>
      void db.walletCollections.push({ walletCode, amount, at: db.stamp() }),
    'day.reported': (db, { from }) => closeDay(db, msOf(from)),
    'ledger.checked': recheckDays,
  },
  changes: [reconQueue],
  alerts: {
    unexplained: (db) =>
      reconsOf(db)
        .filter(({ status }) => status === ReconStatus.differs)
        .map(({ reconNo, closedAt }) => ({ key: reconNo, name: reconNo, since: closedAt })),
  },
  invariants: [checkReconciliations],
  searches: [
    searchOf(
      'reconciliation',
      '/finance/reconciliation',
      recons,
      begins({ reconNo: (row) => row.reconNo }),
      (_, value) => value,
      ({ difference, coin }) => `${difference} ${coin}`,
    ),
  ],
};
