import { codesCounted } from '../../src/contract/ledgerKinds';
import type { Db } from './db';
import type { StoredLine } from './ledger';
import { parse, times } from './money';
import type { Money } from './money';
import { priceAt } from './prices';
import { msOf } from './time';

const RESULTS = codesCounted('result');
const FEES = codesCounted('fee');
const BONUSES = codesCounted('bonus');

type Line = Pick<StoredLine, 'bizType' | 'coin' | 'createdAt' | 'availableChange' | 'frozenChange'>;

/** True for lines that say what a trade won or lost. */
export const isResult = ({ bizType }: Pick<Line, 'bizType'>): boolean => RESULTS.has(bizType);

/** True for lines that pay a fee or give one back. */
export const isFee = ({ bizType }: Pick<Line, 'bizType'>): boolean => FEES.has(bizType);

/** True for money of campaigns. */
export const isBonus = ({ bizType }: Pick<Line, 'bizType'>): boolean => BONUSES.has(bizType);

/** Worth in USDT of an amount on a line, at the price of its moment. */
export const lineUsdt = (db: Db, { coin, createdAt }: Line, amount: Money): Money =>
  times(amount, priceAt(db, coin, msOf(createdAt)));

/** What a line says was won or lost, in USDT; a stake that comes back with a win is no gain. */
export const gainUsdt = (db: Db, line: Line): Money =>
  lineUsdt(db, line, parse(line.availableChange) + parse(line.frozenChange));

/** What campaigns gave and did not take back, in the coin of the lines. */
export function bonusOf(lines: readonly Line[]): Money {
  const given = lines.reduce(
    (total, line) => (isBonus(line) ? total + parse(line.availableChange) : total),
    0n,
  );
  return given > 0n ? given : 0n;
}
