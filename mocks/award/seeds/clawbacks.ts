import { AwardStatus } from '../../../src/contract/campaign/awardFlow';
import { parse } from '../../core/money';
import type { Past } from '../../core/seeds/world';
import { DAY, HOUR, stampOf } from '../../core/time';
import { AccountType } from '../../core/transfers';
import type { AwardRow } from '../store';
import { takenBackAt } from './decided';
import { sideline } from './sideline';

const COUNT = 13;

/** Nobody takes back less, in USDT. */
const LEAST = parse('5');

const NOTES = [
  '同一设备批量注册领取，按规则追回',
  '邀请关系为本人小号，按规则追回',
  '重复领取，追回多发部分',
];

/** Some awards of the days before, each of a member who never pays in and still has it, were taken back. */
export function scheduleClawbacks(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('awardClawback');
  const { mayGet } = sideline(past);
  for (let turn = 0; turn < COUNT; turn++) {
    const at = db.now() - random.int(1, 40) * DAY - random.int(1, 9) * HOUR;
    agenda.add(at, () => {
      const since = stampOf(at - 12 * DAY);
      const isThere = (row: AwardRow): boolean =>
        row.status === AwardStatus.paid &&
        row.clawbackWaits === 0 &&
        row.coin === 'USDT' &&
        parse(row.amount) >= LEAST &&
        (row.paidAt ?? '') >= since &&
        mayGet(row) &&
        db.ledger.balance(row.memberId, AccountType.funding, row.coin).available >= parse(row.amount);
      const found = [...db.awards.values()].filter(isThere);
      if (found.length > 0) takenBackAt(past, random.pick(found), at, random.pick(NOTES));
    });
  }
}
