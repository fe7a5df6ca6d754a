import { isFrom, rangeOf } from '../../src/contract/risk/ipRange';
import type { From } from '../../src/contract/risk/ipRange';
import { IpRuleType, IpScope } from '../../src/contract/risk/ipRule';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from './db';
import { countryOfIp } from './ipFacts';
import type { IpRule } from './ipRuleRow';
import { Refusal } from './refusal';
import { DAY, stampOf } from './time';

/** The parts of a rule that decide. */
export type Deciding = Pick<IpRule, 'ruleType' | 'scope' | 'value' | 'expireAt' | 'status' | 'deleted'>;

/** True for a rule that counts at a moment. */
export const isInForce = ({ status, deleted, expireAt }: Deciding, now: string): boolean =>
  status === OnOff.on && !deleted && (expireAt === null || expireAt > now);

/** What rules say about somebody. */
export interface Verdict<Rule> {
  isAdmitted: boolean;
  /** The rule that decided; missing where none covers the address. */
  by?: Rule;
}

/**
 * Whether rules let somebody in. The most exact rule decides, and of equals the one that blocks; what a white list of the
 * console does not cover is not admitted there.
 */
export function verdictOf<Rule extends Deciding>(
  rules: Iterable<Rule>,
  from: From & { scope: IpScope },
  now: string,
): Verdict<Rule> {
  let decisive: { rule: Rule; bits: number } | undefined;
  let isClosed = false;
  for (const rule of rules) {
    if (rule.scope !== from.scope || !isInForce(rule, now)) continue;
    const isBlack = rule.ruleType === IpRuleType.black;
    if (!isBlack && rule.scope === IpScope.console) isClosed = true;
    const range = rangeOf(rule.value);
    if (!range || !isFrom(range, from)) continue;
    const isStronger = !decisive || range.bits > decisive.bits || (range.bits === decisive.bits && isBlack);
    if (isStronger) decisive = { rule, bits: range.bits };
  }
  if (!decisive) return { isAdmitted: !isClosed };
  return { isAdmitted: decisive.rule.ruleType === IpRuleType.white, by: decisive.rule };
}

/** What the stored rules say about an address. */
export const verdictAt = (
  db: Db,
  ip: string,
  scope: IpScope,
  rules: Iterable<IpRule> = db.ipRules.values(),
) => verdictOf(rules, { ip, country: countryOfIp(ip), scope }, db.stamp());

/** True where the rules let somebody in; a rule that does not counts it. */
export function admits(db: Db, ip: string, scope: IpScope): boolean {
  const { isAdmitted, by } = verdictAt(db, ip, scope);
  if (!isAdmitted && by) {
    by.hitCount += 1;
    by.lastHitAt = db.stamp();
  }
  return isAdmitted;
}

/** @throws Refusal 40018 where a rule refuses the address */
export function mustBeAdmitted(db: Db, ip: string, scope: IpScope): void {
  if (!admits(db, ip, scope)) throw new Refusal(40018);
}

/** Ends the sessions that the rules do not let go on. @returns how many those were */
export function endRefused(db: Db): number {
  let ended = 0;
  for (const { token, ip } of db.sessions.values())
    if (!verdictAt(db, ip, IpScope.console).isAdmitted && db.sessions.delete(token)) ended += 1;
  for (const { id, ip } of db.memberSessions.values())
    if (!verdictAt(db, ip, IpScope.members).isAdmitted && db.memberSessions.delete(id)) ended += 1;
  return ended;
}

/** The office, and the machine of the platform itself. */
export const OFFICE: readonly string[] = ['192.0.2.0/27', '127.0.0.0/8'];

const officeRanges = OFFICE.flatMap((value) => rangeOf(value) ?? []);

/** True for an address of the office. */
const isOffice = (ip: string): boolean => officeRanges.some((range) => isFrom(range, { ip, country: '' }));

/** True where an operator was last: colleagues' mistakes lock names there, not the place. */
const isKnown = (db: Db, ip: string): boolean =>
  [...db.users.values()].some(({ lastLoginIp }) => lastLoginIp === ip);

const isSpared = (db: Db, ip: string, scope: IpScope): boolean =>
  isOffice(ip) ||
  (scope === IpScope.console && isKnown(db, ip)) ||
  verdictAt(db, ip, scope).by?.ruleType === IpRuleType.white;

/** Blocks an address for a day after too many wrong sign-ins; neither the office nor one on a white list. */
export function blockByItself(db: Db, ip: string, scope: IpScope): void {
  if (isSpared(db, ip, scope) || !verdictAt(db, ip, scope).isAdmitted) return;
  const at = db.stamp();
  const id = db.nextId('ipRule');
  db.ipRules.set(id, {
    id,
    version: 1,
    deleted: false,
    ruleType: IpRuleType.black,
    scope,
    value: ip,
    reason: AUTOMATIC,
    expireAt: stampOf(db.now() + DAY),
    automatic: 1,
    hitCount: 0,
    lastHitAt: null,
    status: OnOff.on,
    createdAt: at,
    updatedAt: at,
    createdBy: '',
    updatedBy: '',
    remark: '',
  });
  endRefused(db);
}

/** Reason of a rule that the platform sets; the list says it in words. */
export const AUTOMATIC = 'tooManyErrors';
