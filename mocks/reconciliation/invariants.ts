import { ReconStatus } from '../../src/contract/finance/reconciliationFlow';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { parse } from '../core/money';
import { reconsOf } from './rows';

/** The books of a wallet's day add up to the last digit, and nobody confirms their own words. */
export function checkReconciliations(db: Db, complain: Complain): void {
  const numbers = new Set<string>();
  for (const row of reconsOf(db)) {
    const { reconNo, status, explainedBy, reviewerName } = row;
    if (numbers.has(reconNo)) complain(`${reconNo} is there twice`);
    numbers.add(reconNo);
    const books = parse(row.opening) + parse(row.collected) - parse(row.payouts) + parse(row.fees);
    if (books !== parse(row.expected)) complain(`the books of ${reconNo} do not add up`);
    if (parse(row.chainClosing) - books !== parse(row.difference))
      complain(`the difference of ${reconNo} is another one`);
    if (parse(row.platformPayouts) > parse(row.payouts))
      complain(`${reconNo} names more apart than was paid out`);
    if ((status === ReconStatus.balanced) !== (parse(row.difference) === 0n) && explainedBy === '')
      complain(`${reconNo} is in state ${status} with a difference of ${row.difference}`);
    if ((status === ReconStatus.explained || status === ReconStatus.waiting) && explainedBy === '')
      complain(`${reconNo} was explained by nobody`);
    if (reviewerName !== '' && reviewerName === explainedBy)
      complain(`${reconNo} was confirmed by who explained it`);
  }
}
