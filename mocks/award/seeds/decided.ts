import type { Random } from '../../core/random';
import { parse } from '../../core/money';
import { decideAt } from '../../core/seeds/decideAt';
import type { Past } from '../../core/seeds/world';
import { MINUTE } from '../../core/time';
import { AccountType } from '../../core/transfers';
import { awardKind } from '../kind';
import { isPending } from '../store';
import type { AwardRow } from '../store';

const REVIEWERS = ['finance01', 'finance02'];

/** A reviewer has decided about an award, and another one where it takes two. */
export function reviewedAt({ db, agenda }: Past, random: Random, row: AwardRow, at: number): void {
  const { approve, reject } = awardKind.transitions;
  const first = random.pick(REVIEWERS);
  const other = REVIEWERS.find((who) => who !== first) ?? first;
  const ask = { note: '', requestId: row.awardNo, again: false };
  if (random.chance(0.14)) {
    const note = random.pick(['疑似对敲刷量，取消获奖资格', '活动规则核对不符，不予发放']);
    decideAt(db, awardKind, reject, { at, who: first, row, ask: { ...ask, note } });
    return;
  }
  decideAt(db, awardKind, approve, { at, who: first, row, ask });
  const later = at + 9 * MINUTE;
  agenda.add(later, () => {
    if (isPending(row)) decideAt(db, awardKind, approve, { at: later, who: other, row, ask });
  });
}

/** One operator asked for an award back, another one granted it while the member still had it. */
export function takenBackAt({ db, agenda }: Past, row: AwardRow, at: number, note: string): void {
  const { clawback, takeBack } = awardKind.transitions;
  const ask = { note, requestId: `back-${row.awardNo}` };
  decideAt(db, awardKind, clawback, { at, who: 'risk001', row, ask });
  const granted = { note: '', requestId: `granted-${row.awardNo}` };
  const later = at + 50 * MINUTE;
  agenda.add(later, () => {
    const { available } = db.ledger.balance(row.memberId, AccountType.funding, row.coin);
    if (available >= parse(row.amount))
      decideAt(db, awardKind, takeBack, { at: later, who: 'finance02', row, ask: granted });
  });
}
