import { RechargeSource } from '../../src/contract/finance/recharge';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { Db } from '../core/db';
import { doubleOf, isNear } from '../core/foreseen';
import type { Foreseen } from '../core/foreseen';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import type { RechargeRow } from '../core/rows';

type Compared = Pick<RechargeRow, 'memberId' | 'coin' | 'amount'>;

/** Neither rejected nor expired. */
const COUNTS: readonly number[] = [RechargeStatus.pending, RechargeStatus.credited, RechargeStatus.onHold];

/** Other recharges by hand of the same member, coin and amount within 24 hours of a moment, the newest first. */
export function doublesOf(
  db: Db,
  { memberId, coin, amount }: Compared,
  at: number,
  except = 0,
): Foreseen['doubles'] {
  return rowsOf(db.recharges, memberId)
    .filter(
      ({ id, source, status, deleted }) =>
        id !== except && source === RechargeSource.manual && !deleted && COUNTS.includes(status),
    )
    .filter((row) => row.coin === coin && parse(row.amount) === parse(amount) && isNear(row, at))
    .toReversed()
    .map((row) => doubleOf(row.orderNo, row));
}
