import { RedeemBatchStatus, RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import { CODE_ALPHABET } from '../../src/contract/campaign/redeemCodeText';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import { presentAs } from '../core/memberSessions';
import type { Random } from '../core/random';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { redeem } from './redeem';
import { codesOf } from './rows';

/** A code with one character that was read or typed wrong. */
const mistyped = (code: string, random: Random): string => {
  const at = random.int(0, code.length - 1);
  return code.slice(0, at) + random.pick(CODE_ALPHABET.split('')) + code.slice(at + 1);
};

/** A member redeems a code that was handed out to them; now and then it is typed wrong. */
function redeemOne(db: Db, random: Random): boolean {
  const batch = someone(
    db.redeemBatches.values(),
    random,
    ({ status, unusedCodes }) => status === RedeemBatchStatus.active && unusedCodes > 0,
  );
  const code = batch && codesOf(db, batch).find(({ status }) => status === RedeemCodeStatus.unused);
  const member = someone(
    db.members.values(),
    random,
    ({ status, canLogin }) => status === MemberStatus.normal && canLogin === 1,
  );
  if (!code || !member) return false;
  const { ip, deviceId: device } = presentAs(db, member, random);
  const typed = random.chance(0.1) ? mistyped(code.code, random) : code.code;
  redeem(db, { memberId: member.id, code: typed, ip, device });
  return true;
}

/** Customers who redeem codes. */
export const redeemVisits: readonly Visit[] = [{ weight: 3, act: redeemOne }];
