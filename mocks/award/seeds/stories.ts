import { AwardType } from '../../../src/contract/campaign/award';
import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import { format, parse } from '../../core/money';
import { withdrawsOf } from '../../core/orders';
import type { Member } from '../../core/rows';
import { decideAt } from '../../core/seeds/decideAt';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import type { Past } from '../../core/seeds/world';
import { compactDay, DAY, HOUR, MINUTE, SECOND } from '../../core/time';
import { AccountType, transferOwn } from '../../core/transfers';
import { FINAL } from '../../core/withdrawStates';
import { awardKind } from '../kind';
import { awardDay, dayBefore } from '../daily';
import { addAward } from '../make';
import type { NewAward } from '../make';
import type { AwardRow } from '../store';
import { firstRechargeTerms, rebateBasis, rebateOf } from '../terms';
import { latestPrizes } from './contests';
import { byHand } from './manual';
import { sideline } from './sideline';

/** Fees of which a rebate is so large that it waits for a review, in USDT. */
const LARGE_FEES = ['412.5', '655.2', '1180'];

/** First recharges of so many days are rewarded late. */
const RECENT_DAYS = 40;

const REMARK = '活动页面异常，未自动发放';

/** True for what a usual member who has nothing on its way out gets for a first recharge. */
const isRecent = (db: Db, { awardType, memberId }: NewAward): boolean =>
  (awardType === AwardType.firstRecharge || awardType === AwardType.invite) &&
  memberId > STORY_MEMBERS &&
  db.members.get(memberId)?.status === MemberStatus.normal &&
  withdrawsOf(db, memberId).every(({ status }) => FINAL.has(status));

/** A rebate that waits. */
function largeRebate(db: Db, member: Member, place: number): AwardRow {
  const fee = parse(LARGE_FEES[place] ?? '0');
  return addAward(db, {
    awardType: AwardType.rebate,
    coin: 'USDT',
    amount: format(rebateOf(fee)),
    rateInfo: rebateBasis(fee),
    memberId: member.id,
    refNo: `RB${compactDay(db.now())}${place + 1}`,
  });
}

/** Fourteen awards that wait: prizes of a contest, rebates, what was handed out by hand, twice the same, one of a frozen member. */
function pendingStories(past: Past): void {
  const { db, agenda } = past;
  const { anyOf, payersNow } = sideline(past);
  const random = db.random('awardStory');
  const some = (minutes: number, make: () => unknown): void => {
    const at = db.now() - minutes * MINUTE;
    agenda.add(at, () => void db.at(at, make));
  };
  const someone = (make: (member: Member) => unknown) => () => {
    const member = anyOf(random);
    if (member) make(member);
  };
  some(26 * 60, () => {
    const [first] = latestPrizes(db, random.shuffle(payersNow()));
    const at = db.now() + 3 * HOUR;
    const ask = { note: '排名与成交额已核对', requestId: 'award-story-first', again: false };
    if (first)
      agenda.add(at, () =>
        decideAt(db, awardKind, awardKind.transitions.approve, { at, who: 'finance01', row: first, ask }),
      );
  });
  for (const place of LARGE_FEES.keys())
    some(
      205 - place * 3,
      someone((member) => largeRebate(db, member, place)),
    );
  for (const [place, amount] of ['120', '168', '66', '1200'].entries())
    some(
      94 - place * 17,
      someone(({ id: memberId }) => byHand(db, { memberId, amount, ticket: 101 + place, remark: REMARK })),
    );
  some(
    22,
    someone(({ id: memberId }) => {
      const twice = { memberId, amount: '88', ticket: 111, remark: REMARK };
      byHand(db, twice);
      byHand(db, twice);
    }),
  );
  some(
    14,
    someone(({ id: memberId }) => byHand(db, { memberId, amount: '25', ticket: 112, remark: REMARK })),
  );
  some(290, () => {
    const frozen = [...db.members.values()].find(
      ({ id, status }) => id > STORY_MEMBERS && status === MemberStatus.frozen,
    );
    if (frozen) addAward(db, { ...firstRechargeTerms, memberId: frozen.id, refNo: `FR${frozen.uid}` });
  });
}

/** A member has moved an award away before it could be taken back; of another one the claw-back waits. */
function clawbackStories(past: Past): void {
  const { db, agenda } = past;
  const { anyOf } = sideline(past);
  const random = db.random('awardBackStory');
  const { approve, clawback } = awardKind.transitions;
  const stories = [
    { at: db.now() - 2 * DAY - 5 * HOUR, amount: '12.5', ticket: 121, isMoved: true },
    { at: db.now() - 2 * DAY - 3 * HOUR, amount: '30', ticket: 122, isMoved: false },
  ];
  for (const { at, amount, ticket, isMoved } of stories) {
    agenda.add(at, () => {
      const member = db.at(at, () => anyOf(random));
      if (!member) return;
      const { id: memberId } = member;
      const row = db.at(at, () => byHand(db, { memberId, amount, ticket, remark: REMARK }));
      const paid = at + HOUR;
      const ask = { note: '', requestId: row.awardNo, again: false };
      agenda.add(paid, () => decideAt(db, awardKind, approve, { at: paid, who: 'finance02', row, ask }));
      const late = db.now() - (isMoved ? 4 * MINUTE : 38 * MINUTE);
      agenda.add(late, () => {
        if (!isMoved) {
          const note = '补发名单有误，会员未参加活动';
          decideAt(db, awardKind, clawback, { at: late, who: 'risk001', row, ask: { note } });
          return;
        }
        const own = db.ledger.balance(memberId, AccountType.funding, row.coin).available;
        const [from, to] = [AccountType.funding, AccountType.contract];
        db.at(late, () => transferOwn(db, { memberId, coin: row.coin, amount: own, from, to }));
      });
    });
  }
}

/** First recharges of the last days were rewarded a moment ago, after everything else that the past tells of their members. */
function firstRecharges({ db, agenda, payers }: Past): void {
  const at = db.now() - 20 * SECOND;
  agenda.add(at, () =>
    db.at(at, () => {
      for (let days = RECENT_DAYS; days >= 0; days--)
        awardDay(
          db,
          dayBefore(at - days * DAY),
          (given) => isRecent(db, given) && payers.has(given.memberId),
        );
    }),
  );
}

/** What the demo tells of awards. */
export function scheduleStories(past: Past): void {
  firstRecharges(past);
  pendingStories(past);
  clawbackStories(past);
}
