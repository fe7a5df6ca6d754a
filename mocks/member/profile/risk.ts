import { AuthStatus } from '../../../src/contract/member/authFlow';
import type { LinkKind, MemberProfile, RiskCode, RiskReason } from './wire';
import type { Db } from '../../core/db';
import { totalsOf } from '../totals';
import { rowsOf } from '../../core/lookup';
import { parse } from '../../core/money';
import type { Member } from '../../core/rows';
import { graveVerdicts, openRisks } from '../../core/risks';
import { isOutflow, RISKY_SCORE } from '../../core/thresholds';
import type { tiesOf } from '../../core/ties';

const ONE = parse('1');

/** Points of a reason; the sum stops at 100. */
const POINTS: Record<RiskCode, number> = {
  levelMedium: 15,
  levelHigh: 30,
  violation: 30,
  document: 30,
  address: 25,
  device: 20,
  ip: 10,
  openFlags: 10,
  riskyWithdraw: 15,
  outflow: 20,
  refusedAuth: 20,
};

/** So many members behind one address on the net are nothing unusual. */
const COMMON_IP = 3;

const sharers = (ties: ReturnType<typeof tiesOf>, kind: LinkKind): number =>
  [...ties.values()].filter((reasons) => reasons.some((reason) => reason.kind === kind)).length;

/** What there is to say, as code and figure; zero and empty are nothing. */
function findings(db: Db, member: Member, ties: ReturnType<typeof tiesOf>): [RiskCode, string | number][] {
  const { id, riskLevel } = member;
  const risks = openRisks(db, id);
  const flags = new Set(risks.flatMap(({ riskFlags }) => riskFlags));
  const riskiest = Math.max(0, ...risks.map(({ riskScore }) => riskScore));
  const { recharge, withdraw } = totalsOf(db, id);
  const drained = isOutflow(withdraw, recharge);
  const refused = rowsOf(db.auths, id).filter(
    ({ status }) => status === AuthStatus.rejectedForGood || status === AuthStatus.revoked,
  );
  const sameIp = sharers(ties, 'ip');
  return [
    ['levelMedium', riskLevel === 2 ? '2' : ''],
    ['levelHigh', riskLevel === 3 ? '3' : ''],
    ['violation', graveVerdicts(db, id).length],
    ['document', sharers(ties, 'document')],
    ['address', sharers(ties, 'address')],
    ['device', sharers(ties, 'device')],
    ['ip', sameIp + 1 > COMMON_IP ? sameIp : 0],
    ['openFlags', flags.size],
    ['riskyWithdraw', riskiest >= RISKY_SCORE ? riskiest : 0],
    ['outflow', drained ? String(withdraw / (recharge || ONE)) : ''],
    ['refusedAuth', refused.length],
  ];
}

/** How risky a member is, and why, the heaviest reason first. */
export function riskOf(db: Db, member: Member, ties: ReturnType<typeof tiesOf>): MemberProfile['risk'] {
  const reasons: RiskReason[] = findings(db, member, ties)
    .filter(([, value]) => value !== 0 && value !== '')
    .map(([code, value]) => ({ code, points: POINTS[code], value: String(value) }))
    .sort((a, b) => b.points - a.points);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(100, sum), reasons };
}
