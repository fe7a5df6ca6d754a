import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import { decideAt } from '../../core/seeds/decideAt';
import { MINUTE } from '../../core/time';
import { awardKind } from '../kind';
import { isPending } from '../store';
import type { AwardRow } from '../store';

const REVIEWERS = ['finance01', 'finance02'];

/** A reviewer has decided about an award, and another one where it takes two. */
export function reviewedAt(db: Db, random: Random, row: AwardRow, at: number): void {
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
  if (isPending(row)) decideAt(db, awardKind, approve, { at: at + 9 * MINUTE, who: other, row, ask });
}

/** One operator asked for an award back, another one granted it. */
export function takenBackAt(db: Db, row: AwardRow, at: number, note: string): void {
  const { clawback, takeBack } = awardKind.transitions;
  const ask = { note, requestId: `back-${row.awardNo}` };
  decideAt(db, awardKind, clawback, { at, who: 'risk001', row, ask });
  const granted = { note: '', requestId: `granted-${row.awardNo}` };
  decideAt(db, awardKind, takeBack, { at: at + 50 * MINUTE, who: 'finance02', row, ask: granted });
}
