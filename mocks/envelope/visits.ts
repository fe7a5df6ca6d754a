import { EnvelopeCondition } from '../../src/contract/campaign/redEnvelope';
import { EnvelopeType } from '../../src/contract/campaign/envelopeRules';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import { presentAs } from '../core/memberSessions';
import { format, parse } from '../core/money';
import type { Random } from '../core/random';
import { HOUR, stampOf } from '../core/time';
import { AccountType } from '../core/transfers';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { claimEnvelope } from './claim';
import { drawFrom } from './drawFrom';
import { envelopesOf, isActive } from './rows';
import { sendEnvelope } from './send';

/** What members send, in USDT. */
const SUMS = ['8', '18', '28', '58', '88'];

/** A member sends an envelope to friends. */
function send(db: Db, random: Random): boolean {
  const totalAmount = random.pick(SUMS);
  const account = someone(
    db.ledger.accounts(),
    random,
    ({ memberId, accountType, coin, available }) =>
      accountType === AccountType.funding &&
      coin === 'USDT' &&
      available >= parse(totalAmount) * 3n &&
      db.members.get(memberId)?.status === MemberStatus.normal,
  );
  if (!account) return false;
  const now = db.now();
  const wish = {
    type: random.pick([EnvelopeType.lucky, EnvelopeType.equal]),
    coin: 'USDT',
    totalAmount: format(parse(totalAmount)),
    count: random.pick([2, 4, 5]),
    startAt: stampOf(now),
    expireAt: stampOf(now + random.pick([1, 6, 24]) * HOUR),
    receiverId: undefined,
    maxPerClaim: undefined,
    code: undefined,
    condition: EnvelopeCondition.anyone,
    greeting: { zh: '恭喜发财', en: 'Good luck', tw: '恭喜發財' },
  };
  sendEnvelope(db, account.memberId, wish, drawFrom(random));
  return true;
}

/** A member claims an envelope from the device that is signed in. */
function claim(db: Db, random: Random): boolean {
  const envelope = someone(envelopesOf(db), random, isActive);
  const member =
    envelope && someone(db.members.values(), random, ({ status }) => status === MemberStatus.normal);
  if (!envelope || !member) return false;
  const memberId = envelope.receiverId ?? member.id;
  const from = presentAs(db, db.members.get(memberId) ?? member, random);
  claimEnvelope(db, { memberId, code: envelope.code, from }, drawFrom(random));
  return true;
}

/** Customers who send and claim envelopes. */
export const envelopeVisits: readonly Visit[] = [
  { weight: 2, act: send },
  { weight: 6, act: claim },
];
