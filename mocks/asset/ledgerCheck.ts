import type { Db } from '../core/db';
import { emit } from '../core/events';
import type { CronJob } from '../core/job';
import type { Account } from '../core/ledger';
import type { Texts } from '../core/rows';

declare module '../core/events' {
  interface Events {
    /** All accounts were added up; `differing` of them are not what they should be. */
    'ledger.checked': { differing: number };
  }
}

/** How many accounts a message names. */
const NAMED = 5;

function told(db: Db, checked: number, differing: readonly Readonly<Account>[]): Texts {
  const count = differing.length;
  if (count === 0) {
    return [
      `已核对 ${checked} 个账户，余额与流水一致`,
      `Accounts checked: ${checked}. All balances match the ledger.`,
      `已核對 ${checked} 個帳戶，餘額與流水一致`,
    ];
  }
  const names = differing
    .slice(0, NAMED)
    .map(({ memberId, coin }) => `${db.members.get(memberId)?.uid ?? memberId} ${coin}`);
  return [
    `已核对 ${checked} 个账户，${count} 个不一致：${names.join('、')}`,
    `Accounts checked: ${checked}. Differing: ${count} (${names.join(', ')})`,
    `已核對 ${checked} 個帳戶，${count} 個不一致：${names.join('、')}`,
  ];
}

/** Adds up the ledger of every account, and marks those whose balance is another one. */
export const ledgerCheck: CronJob = {
  key: 'ledgerCheck',
  title: ['资产流水核对', 'Check balances against the ledger', '資產流水核對'],
  group: 'SYSTEM',
  cron: '0 30 3 * * *',
  run(db) {
    const accounts = db.ledger.accounts();
    const differing = accounts.filter((account) => !db.ledger.addsUp(account));
    for (const account of accounts) db.assetChecks.set(account.id, 1);
    for (const { id } of differing) db.assetChecks.set(id, 2);
    emit(db, 'ledger.checked', { differing: differing.length });
    return { records: differing.length, message: told(db, accounts.length, differing) };
  },
};
