import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import { LEAST_REASON } from '../../src/contract/field/limits';
import { withdrawAddress as contract } from '../../src/contract/finance/withdrawAddress';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { moveBy } from '../core/moves';
import { invalid, Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { withdrawsTo } from '../core/orders';
import { withdrawAddresses } from './withdraw';
import type { WithdrawAddressRow } from '../core/rows';

type Calls = (typeof contract)['calls'];

/** Changes what operators wrote beside an address. */
export function editAddress(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { riskNote, remark } = context.input;
  const { version } = changeRow(context, withdrawAddresses, ['riskNote', 'remark'], (row) => {
    Object.assign(row, sentFields({ riskNote, remark }));
  });
  return { version };
}

/** @throws Refusal 40904 for anything but an active address that is disabled, or the other way round */
export function switchAddress(context: Context<Sent<Calls['setStatus']['body']>>): { version: number } {
  const { status, reason } = context.input;
  const { active, disabled } = WithdrawAddressStatus;
  if (status !== active && status !== disabled) throw invalid('status');
  // A reason is needed for this direction alone; its length stands in the contract.
  if (status === disabled && reason === undefined) throw new Refusal(40001, { n: LEAST_REASON });
  const { version } = changeRow(context, withdrawAddresses, ['status'], (row) => {
    if (!moveBy(contract, contract.calls.setStatus, row, { status })) throw new Refusal(40904);
    row.status = status;
  });
  return { version };
}

/** True once its member has asked for a withdraw to it, whatever came of that. */
const wasUsed = (db: Db, row: WithdrawAddressRow): boolean =>
  withdrawsTo(db, row).some(({ memberId }) => memberId === row.memberId);

/** @throws Refusal 40904 for what is blacklisted and would be forgotten, 40906 for what was used */
export function mayBeRemoved({ db }: Context<unknown>, row: WithdrawAddressRow): void {
  if (row.status === WithdrawAddressStatus.blacklisted) throw new Refusal(40904);
  if (wasUsed(db, row)) throw new Refusal(40906);
}
