import { reconciliation } from '../../../src/contract/finance/reconciliation';
import { Verdict } from '../../../src/contract/block/review';
import type { Db } from '../../core/db';
import { actAt } from '../../core/seeds/actAt';
import { DAY, dayStart, HOUR, MINUTE, stampOf } from '../../core/time';
import { closeDay, TITLE } from '../days';
import { explain, review } from '../decide';
import { reconNoOf, reconOf } from '../rows';
import type { ReconRow } from '../rows';

/** Days that are kept. */
const DAYS = 30;

/** What moved on the chains and is in no books: how many days ago, and how it was explained. */
const MOVED = [
  {
    walletCode: 'USDT-TRC20',
    ago: 17,
    amount: '-3.2',
    cause: 'chainFee',
    reason: '归集时由热钱包垫付的矿工费',
    confirmed: false,
  },
  {
    walletCode: 'BTC-BTC',
    ago: 9,
    amount: '0.05',
    cause: 'late',
    reason: '前一日划入的冷钱包补充跨零点确认',
    confirmed: true,
  },
  { walletCode: 'USDT-ERC20', ago: 1, amount: '-1250.5', cause: '', reason: '', confirmed: false },
] as const;

const { calls } = reconciliation;

/** An operator explained it on the next morning, another one agreed. */
function settle(
  db: Db,
  row: ReconRow,
  at: number,
  { cause, reason, confirmed }: (typeof MOVED)[number],
): void {
  const line = { title: TITLE };
  const { id } = row;
  const body = { id, version: row.version, cause, reason };
  actAt(db, { at, who: 'finance01', call: calls.explain, line, body }, (context, operPassword) =>
    explain({ ...context, input: { ...body, operPassword, requestId: '' } }),
  );
  if (!confirmed) return;
  const agreed = { id, version: row.version, result: Verdict.approve, remark: '' };
  actAt(
    db,
    { at: at + 25 * MINUTE, who: 'finance02', call: calls.review, line, body: agreed },
    (context, operPassword) => review({ ...context, input: { ...agreed, operPassword, requestId: '' } }),
  );
}

/** The reconciliations of the last days, with what was explained since, and one difference that nobody has. */
export function seedReconciliations(db: Db): void {
  const today = dayStart(db.now());
  const dayOf = (ago: number): string => stampOf(today - ago * DAY).slice(0, 10);
  for (const { walletCode, ago, amount } of MOVED) db.unbooked.push({ walletCode, day: dayOf(ago), amount });
  for (let ago = DAYS; ago > 0; ago -= 1)
    db.at(today - (ago - 1) * DAY + 10 * MINUTE, () => closeDay(db, today - ago * DAY));
  for (const moved of MOVED) {
    const row = reconOf(db, reconNoOf(dayOf(moved.ago), moved.walletCode));
    if (row && moved.cause) settle(db, row, today - (moved.ago - 1) * DAY + 9 * HOUR, moved);
  }
}
