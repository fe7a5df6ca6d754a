import { AwardType } from '../../../src/contract/campaign/award';
import type { Db } from '../../core/db';
import type { Past } from '../../core/seeds/world';
import { compactDay, DAY, HOUR, MINUTE } from '../../core/time';
import { addAward } from '../make';
import type { AwardRow } from '../store';
import { manualBasis } from '../terms';
import { reviewedAt } from './decided';
import { sideline } from './sideline';

const COUNT = 24;

const REMARKS = ['活动页面异常，未自动发放', '客服承诺的补偿奖励', '线下沙龙到场奖励'];

/** An operator hands out an award, which somebody else has to approve. */
export const byHand = (
  db: Db,
  given: { memberId: number; amount: string; ticket: number; remark: string },
): AwardRow =>
  addAward(db, {
    awardType: AwardType.manual,
    coin: 'USDT',
    rateInfo: manualBasis,
    refNo: `OPS${compactDay(db.now())}${String(given.ticket).padStart(3, '0')}`,
    createdBy: 'operate01',
    memberId: given.memberId,
    amount: given.amount,
    remark: given.remark,
  });

/** What operators handed out in the past months. */
export function scheduleManual(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('awardManual');
  const { anyOf } = sideline(past);
  for (let ticket = 1; ticket <= COUNT; ticket++) {
    const at = db.now() - random.int(3, 40) * DAY - random.int(1, 9) * HOUR;
    agenda.add(at, () => {
      const member = db.at(at, () => anyOf(random));
      if (!member) return;
      const given = { memberId: member.id, amount: String(random.int(2, 40) * 5), ticket };
      const row = db.at(at, () => byHand(db, { ...given, remark: random.pick(REMARKS) }));
      const decided = at + random.int(20, 300) * MINUTE;
      agenda.add(decided, () => reviewedAt(past, random, row, decided));
    });
  }
}
