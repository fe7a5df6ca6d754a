import { Verdict } from '../../../src/contract/block/review';
import { EnvelopeStatus } from '../../../src/contract/campaign/envelopeFlow';
import { EnvelopeType } from '../../../src/contract/campaign/envelopeRules';
import { redEnvelope } from '../../../src/contract/campaign/redEnvelope';
import { floorTo, format, parse } from '../../core/money';
import type { Random } from '../../core/random';
import { Refusal } from '../../core/refusal';
import type { Member } from '../../core/rows';
import { spendable } from '../../core/seeds/world';
import type { Past } from '../../core/seeds/world';
import { HOUR, MINUTE, msOf, stampOf } from '../../core/time';
import { claimEnvelope } from '../claim';
import { cancel, review } from '../decide';
import { drawFrom } from '../drawFrom';
import { expire } from '../end';
import { putForward } from '../make';
import { claimsOf, isActive, isWaiting } from '../rows';
import type { EnvelopeRow } from '../rows';
import { sendEnvelope } from '../send';
import type { WholeWish } from '../send';
import { memberPlans, platformPlans } from './plans';
import type { EnvelopePlan } from './plans';
import { claimants, originOf, ringOf, withPhone } from './people';
import { doneBy } from './staff';

const MAKER = 'operate01';
const CHECKERS = ['finance01', 'finance02'];

const GREETINGS = [
  { zh: '恭喜发财，好运常伴', en: 'Wishing you luck and fortune', tw: '恭喜發財，好運常伴' },
  { zh: '感谢一路同行', en: 'Thank you for being with us', tw: '感謝一路同行' },
  { zh: '新会员见面礼', en: 'A welcome gift for new members', tw: '新會員見面禮' },
];

/** The least that somebody sends to friends, in USDT. */
const LEAST_SENT = parse('5');

/** What the past of envelopes is simulated with. */
interface Story extends Past {
  /** The present, when the past ends. */
  now: number;
  random: Random;
  members: readonly Member[];
  ring: readonly Member[];
}

const wishOf = (
  { random }: Story,
  { at, type, coin, count, condition, hours }: EnvelopePlan,
  totalAmount: string,
  receiverId: number | undefined,
): WholeWish => ({
  type,
  coin,
  totalAmount,
  count,
  condition,
  receiverId,
  maxPerClaim: undefined,
  code: undefined,
  greeting: random.pick(GREETINGS),
  startAt: stampOf(at),
  expireAt: stampOf(at + hours * HOUR),
});

/** Members who are there already, but for one. */
const presentOnes = ({ db, members }: Story, not?: Member): Member[] => {
  const now = db.stamp();
  return members.filter((one) => one.createdAt < now && one !== not);
};

/** One of them, for an exclusive envelope. */
const receiverFor = (story: Story, { type }: EnvelopePlan, sender?: Member): number | undefined =>
  type === EnvelopeType.exclusive ? story.random.pick(presentOnes(story, sender)).id : undefined;

/** The first of those who are there, in drawn order, whom the envelope takes. */
function claimNext(story: Story, envelope: EnvelopeRow, byRing: boolean): void {
  const { db, random, ring } = story;
  const claimed = new Set(claimsOf(db, envelope).map(({ memberId }) => memberId));
  const friend = byRing ? ring.find(({ id }) => !claimed.has(id) && id !== envelope.memberId) : undefined;
  const known = db.members.get(envelope.receiverId ?? 0);
  const line = known
    ? [known]
    : friend
      ? [friend]
      : random.shuffle(presentOnes(story).filter(({ id }) => !claimed.has(id)));
  for (const member of line) {
    const from = member === friend ? withPhone(db, member) : originOf(db, member);
    try {
      claimEnvelope(db, { memberId: member.id, code: envelope.code, from }, drawFrom(random));
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** Puts the claims of an envelope on the agenda, and how it ends. */
function follow(story: Story, { fate, claims, ring }: EnvelopePlan, envelope: EnvelopeRow): void {
  const { db, agenda, random, now } = story;
  const from = db.now();
  const expiry = msOf(envelope.expireAt);
  const last = Math.min(from + random.int(2, 11) * HOUR, expiry - MINUTE, now - MINUTE);
  for (let turn = 0; turn < claims; turn++) {
    const at = from + MINUTE + Math.floor(((turn + random.next()) * (last - from - MINUTE)) / claims);
    agenda.add(at, () => db.at(at, () => claimNext(story, envelope, ring && turn >= 1 && turn <= 3)));
  }
  const stopped = last + MINUTE / 2;
  if (fate === EnvelopeStatus.cancelled)
    agenda.add(stopped, () =>
      db.at(stopped, () => {
        const { id, version } = envelope;
        const body = { id, version, reason: '同一设备多个账号领取，提前结束' };
        doneBy(db, { who: MAKER, verb: 'cancel', body }, cancel);
      }),
    );
  agenda.add(expiry, () => db.at(expiry, () => isActive(envelope) && expire(db, envelope)));
}

/** Another operator decides about an envelope that waits, within the hour. */
function decide(story: Story, plan: EnvelopePlan, envelope: EnvelopeRow): void {
  const { db, agenda, random } = story;
  const isGood = plan.fate !== EnvelopeStatus.rejected;
  const at = plan.at + random.int(6, 50) * MINUTE;
  agenda.add(at, () =>
    db.at(at, () => {
      const { id, version } = envelope;
      const result = isGood ? Verdict.approve : Verdict.reject;
      const remark = isGood ? '' : '预算已用完，下月再安排';
      const body = { id, version, result, remark, operPassword: '' };
      doneBy(db, { who: random.pick(CHECKERS), verb: 'review', body }, review);
      if (isGood) follow(story, plan, envelope);
    }),
  );
}

/** Operations send an envelope of the platform. */
function sendByStaff(story: Story, plan: EnvelopePlan): void {
  const { db, random } = story;
  const receiver = receiverFor(story, plan);
  const wish = wishOf(story, plan, String(plan.average * plan.count), receiver);
  doneBy(db, { who: MAKER, verb: 'add', body: wish }, (context) => {
    const envelope = putForward(context, wish, drawFrom(random));
    const { id, envelopeNo } = envelope;
    context.note({ targetType: redEnvelope.name, targetId: String(id), targetText: envelopeNo });
    if (!isWaiting(envelope)) follow(story, plan, envelope);
    else if (plan.fate !== EnvelopeStatus.waiting) decide(story, plan, envelope);
  });
}

/** A member who has something sends more than half of it to others; later, where nobody has. */
function sendByMember(story: Story, plan: EnvelopePlan): void {
  const { db, random, agenda, now } = story;
  const rich = presentOnes(story).filter(({ id }) => spendable(db, id, plan.coin) >= LEAST_SENT * 2n);
  if (rich.length === 0) {
    const at = plan.at + 6 * HOUR;
    if (at < now) agenda.add(at, () => db.at(at, () => sendByMember(story, { ...plan, at })));
    return;
  }
  const sender = random.pick(rich);
  const total = floorTo((spendable(db, sender.id, plan.coin) * 6n) / 10n, 0);
  const wish = wishOf(story, plan, format(total), receiverFor(story, plan, sender));
  follow(story, plan, sendEnvelope(db, sender.id, wish, drawFrom(random)));
}

/** Puts the envelopes of the past on the agenda. */
export function scheduleEnvelopes(past: Past): void {
  const { db, agenda } = past;
  const members = claimants(past);
  const [now, random] = [db.now(), db.random('envelope')];
  const story: Story = { ...past, now, random, members, ring: ringOf(members) };
  for (const plan of platformPlans(now))
    agenda.add(plan.at, () => db.at(plan.at, () => sendByStaff(story, plan)));
  for (const plan of memberPlans(now, random))
    agenda.add(plan.at, () => db.at(plan.at, () => sendByMember(story, plan)));
}
