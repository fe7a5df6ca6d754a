import { OnOff } from '../../src/contract/block/switchFlow';
import { AdjustDirection } from '../../src/contract/finance/adjust';
import type { adjust } from '@/contract/finance/adjust';
import { reason } from '../core/check';
import type { Db } from '../core/db';
import { entriesIn } from '../core/dictionary';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { isDecimal } from '../core/money';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { adjustable } from './add';
import type { Wish } from './add';
import type { Texts } from '../core/rows';
import { refusals } from './refusals';

/** One line of a file, as text. */
export type Line = Sent<(typeof adjust)['calls']['import']['body']>['rows'][number];

const refused = (field: string, because: Texts, value: string) =>
  new Refusal(40000, { field, because, value });

/** The code meant by a cell's text: the code itself, or its word in one of the three languages. */
function codeOf(db: Db, dictType: string, written: string): string | undefined {
  return entriesIn(db, dictType).find(
    ({ status, dictValue, dictLabel, labelEn, labelTw }) =>
      status === OnOff.on &&
      [dictValue, dictLabel, labelEn, labelTw].some((one) => one.toLowerCase() === written.toLowerCase()),
  )?.dictValue;
}

const DIRECTIONS: readonly AdjustDirection[] = Object.values(AdjustDirection);

/** The member of a line. @throws Refusal 40000 and as `adjustable` */
export function memberIn(context: Context<unknown>, { uid }: Line): Member {
  const known = [...context.db.members.values()].find((one) => one.uid === uid);
  if (!known || !context.inScope(known.id)) throw refused('uid', refusals.unknownMember, uid);
  try {
    return adjustable(context, known.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { ...error.params, field: 'uid' });
  }
}

/** What a line asks for, as far as it can be read; `undefined` where it cannot. */
export function readLine(db: Db, { account, coin, direction, amount }: Line) {
  const accountCode = codeOf(db, 'biz_account_type', account);
  const directionCode = codeOf(db, 'biz_adjust_dir', direction);
  return {
    accountType: accountCode === undefined ? undefined : Number(accountCode),
    coin: coin.toUpperCase(),
    direction: DIRECTIONS.find((one) => String(one) === directionCode),
    amount: isDecimal(amount) ? amount : undefined,
  };
}

/** The request of a line. @throws Refusal 40000, 40001 with the column */
export function wishOf(db: Db, line: Line, given: Pick<Wish, 'category' | 'batchNo'>): Wish {
  const { accountType, coin, direction, amount } = readLine(db, line);
  if (accountType === undefined) throw refused('account', refusals.unknownValue, line.account);
  if (direction === undefined) throw refused('direction', refusals.unknownValue, line.direction);
  if (amount === undefined) throw refused('amount', refusals.notAmount, line.amount);
  const refNo = line.refNo ?? '';
  return {
    accountType,
    coin,
    direction,
    amount,
    refNo,
    ...given,
    reason: reason(10, 500)(line.reason, 'reason'),
  };
}
