import { LedgerCheck } from '../../src/contract/member/asset';
import type { Area } from '../core/area';
import { listPath } from '../core/resource';
import { assetHandlers } from './handlers';
import { ledgerCheck } from './ledgerCheck';
import { ledgerLines } from './log';

declare module '../core/tables' {
  interface Tables {
    /** What the last comparison of an account with its ledger lines said (`biz_ledger_check`), by account. */
    assetChecks: Map<number, 1 | 2>;
  }
}

/** Members' accounts and the ledger. */
export const asset: Area = {
  name: 'asset',
  records: {
    asset: ['会员资产', 'Member assets', '會員資產'],
    ledger: ['资产流水', 'Ledger', '資產流水'],
  },
  tables: () => ({ assetChecks: new Map() }),
  handlers: assetHandlers,
  jobs: [ledgerCheck],
  alerts: {
    ledgerDiffers: (db) =>
      db.ledger
        .accounts()
        .filter(({ id }) => db.assetChecks.get(id) === LedgerCheck.differs)
        .map(({ id, memberId, coin }) => ({
          key: String(id),
          name: `${db.members.get(memberId)?.uid ?? memberId} ${coin}`,
        })),
  },
  timeline: [
    {
      type: 'ledger',
      path: listPath(ledgerLines),
      events: ({ db }, memberId) =>
        db.ledger.linesOf(memberId).map((line) => ({
          key: `ledger-${line.id}`,
          at: line.createdAt,
          code: String(line.bizType),
          no: line.refNo,
          amount: line.availableChange === '0' ? line.frozenChange : line.availableChange,
          coin: line.coin,
          who: line.operatorName,
        })),
    },
  ],
};
