import { RedeemCodeStatus } from '../../../src/contract/campaign/redeemFlow';
import { ledgerKind } from '../../../src/contract/ledgerKinds';
import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import { rowsOf } from '../../core/lookup';
import type { Random } from '../../core/random';
import { Refusal } from '../../core/refusal';
import type { Member } from '../../core/rows';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { DAY, msOf } from '../../core/time';
import { redeem } from '../redeem';
import { codesOf } from '../rows';
import type { BatchRow } from '../rows';

/** So many days after they joined, members who have paid nothing in will hardly do so. */
const SETTLED = 45 * DAY;

/** Codes of the past went to members who have never had other money than that of campaigns, so that nothing else of the past depends on them. */
const mayRedeem = (db: Db, { id, status, memberType, createdAt }: Member): boolean =>
  id > STORY_MEMBERS &&
  status === MemberStatus.normal &&
  memberType === 1 &&
  msOf(createdAt) < db.now() - SETTLED &&
  rowsOf(db.recharges, id).length === 0 &&
  db.ledger.linesOf(id).every(({ bizType }) => ledgerKind(bizType)?.cause === 'campaign');

/** So many members are asked to redeem one code. */
const TRIES = 30;

/** Where the codes that got out were redeemed. */
const LEAK = { ip: '203.0.113.77', device: 'dev-5eaf00d1ea' } as const;

/** A member redeems a code of a batch; this share of them from the one place that the codes got out to. */
export function redeemOne(db: Db, random: Random, batch: BatchRow, leaked: number): void {
  const members = [...db.members.values()].filter((member) => mayRedeem(db, member));
  const code = codesOf(db, batch).find(({ status }) => status === RedeemCodeStatus.unused);
  if (!code || members.length === 0) return;
  const isLeaked = random.chance(leaked);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { id: memberId, uid, registerIp } = random.pick(members);
    const from = isLeaked ? LEAK : { ip: registerIp, device: `dev-${uid}a1` };
    try {
      redeem(db, { memberId, code: code.code, ...from });
      return;
    } catch (error) {
      // This one has redeemed as many as one member may.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
