import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import type { FollowUps, Correction } from '../core/followUps';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { Refusal } from '../core/refusal';
import { addStep } from '../core/review/steps';
import { keep } from '../core/review/trail';
import { mustBeBookable } from './add';
import { addAdjust, close, isOpen, isPossible } from './store';
import { adjustTrail } from './trail';

/** `biz_adjust_cat` of what was gained against the rules. */
const ABNORMAL = 'abnormal';

function mustBePossible(db: Db, wish: Correction): void {
  mustBeBookable(db, wish);
  if (!isPossible(db, wish)) throw new Refusal(42201);
}

/**
 * Balance corrections that violations ask for. They are no wish of the operator who confirms, whose limit of a day does not
 * count; another operator has to approve each of them.
 */
export const corrections: FollowUps['corrections'] = {
  mustBePossible,
  ask({ db, user, noteRecord }, wish) {
    mustBePossible(db, wish);
    const { coin, amount, reason } = wish;
    const given = { ...wish, amount: format(parse(amount)), usdtValue: usdtValueOf(db, coin, amount) };
    const row = addAdjust(db, db.now(), { ...given, category: ABNORMAL, createdBy: user.userName });
    addStep(db, 'adjust', row.id, {
      result: 'create',
      operatorName: user.userName,
      at: db.stamp(),
      note: reason,
    });
    noteRecord({ targetType: 'adjust', targetId: String(row.id), targetText: row.adjustNo, reason });
    return row.adjustNo;
  },
  drop({ db, user, noteRecord }, no, note) {
    const row = [...db.adjusts.values()].find(({ adjustNo }) => adjustNo === no);
    if (!row || !isOpen(row)) return row?.status === AdjustStatus.approved;
    const diff = keep(db, adjustTrail, row, { result: 'cancel', who: user.userName, note }, () =>
      close(db, row, { status: AdjustStatus.cancelled, reviewerName: '', at: db.now() }),
    );
    noteRecord({ targetType: 'adjust', targetId: String(row.id), targetText: no, reason: note, diff });
    return false;
  },
};
