import type { HttpHandler } from 'msw';
import { OnOff } from '../../src/contract/block/switchFlow';
import { plainRange } from '../../src/contract/risk/ipRange';
import { ipRule as contract, IpRuleType, IpScope } from '../../src/contract/risk/ipRule';
import { mustKeep } from '../core/change/guarding';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import type { Context } from '../core/http';
import { endRefused } from '../core/ipRules';
import type { IpRule } from '../core/ipRuleRow';
import { readHandlers } from '../core/reads';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow, touch } from '../core/resource';
import { mustSign } from '../core/stepUp';
import { consequencesOf, mustLeaveIn } from './effect';
import type { Rules } from './effect';
import { ipRules } from './list';

const { calls } = contract;

type Terms = Pick<IpRule, 'ruleType' | 'scope' | 'value' | 'reason' | 'expireAt' | 'remark'>;

const isConsoles = ({ scope }: Pick<IpRule, 'scope'>): boolean => scope === IpScope.console;

const rulesOf = (db: Db): Rules => [...db.ipRules.values()];

/** The rules with one of them as it would be; a new one has no place yet. */
const rulesWith = (db: Db, wanted: IpRule): Rules => [
  ...rulesOf(db).filter(({ id }) => id !== wanted.id),
  wanted,
];

/** A rule that expires does so in the future. @throws Refusal 42207 */
function mustLast(db: Db, expireAt: string | null): void {
  if (expireAt !== null && expireAt <= db.stamp()) throw new Refusal(42207, { field: 'expireAt' });
}

/** No two rules of a scope are about the same; one that is expired is none. @throws Refusal 40905 */
function mustBeOnly(db: Db, { id, scope, value }: Pick<IpRule, 'id' | 'scope' | 'value'>): void {
  const now = db.stamp();
  const isTaken = rulesOf(db).some(
    (other) =>
      other.id !== id &&
      !other.deleted &&
      other.scope === scope &&
      other.value === value &&
      (other.expireAt === null || other.expireAt > now),
  );
  if (isTaken) throw new Refusal(40905, { field: 'value' });
}

function newRule(db: Db, terms: Terms, createdBy: string): IpRule {
  const at = db.stamp();
  const stamps = { createdAt: at, updatedAt: at, createdBy, updatedBy: createdBy };
  const counts = { automatic: 0, hitCount: 0, lastHitAt: null } as const;
  const value = plainRange(terms.value);
  return { ...terms, value, ...counts, ...stamps, id: 0, version: 1, deleted: false, status: OnOff.on };
}

/** Puts a new rule in force. */
function keep(context: Context<unknown>, rule: IpRule): IpRule {
  const { db } = context;
  mustBeOnly(db, rule);
  mustLeaveIn(context, rulesWith(db, rule), 'value');
  const kept = { ...rule, id: db.nextId('ipRule') };
  db.ipRules.set(kept.id, kept);
  return kept;
}

const block = (context: Context<unknown>, ip: string, reason: string, expireAt: string | null): IpRule =>
  newRule(
    context.db,
    { ruleType: IpRuleType.black, scope: IpScope.members, value: ip, reason, expireAt, remark: '' },
    context.user.userName,
  );

interface Wanted extends Partial<Pick<IpRule, 'ruleType' | 'scope' | 'value' | 'expireAt'>> {
  id?: number | undefined;
  on?: OnOff | undefined;
  gone?: boolean | undefined;
  records?: number[] | undefined;
}

/** The rules as they would be, and the scope that this is about. */
function foreseen(context: Context<Wanted>): { rules: Rules; scope: IpScope } {
  const { db, input, user } = context;
  const { id, on, gone, records, ruleType, scope, value, expireAt } = input;
  if (records) {
    const ips = new Set(records.flatMap((one) => db.ipRecords.get(one)?.ip ?? []));
    return {
      rules: [...rulesOf(db), ...Array.from(ips, (ip) => block(context, ip, '', expireAt ?? null))],
      scope: IpScope.members,
    };
  }
  if (id !== undefined) {
    const rule = findRow(context, ipRules, id);
    const changed = {
      ...rule,
      ...(on === undefined && !gone ? { expireAt: expireAt ?? null } : {}),
      ...(on === undefined ? {} : { status: on }),
      deleted: gone ?? false,
    };
    return { rules: rulesWith(db, changed), scope: rule.scope };
  }
  if (ruleType === undefined || scope === undefined || value === undefined) throw invalid('value');
  mustKeep(contract.rules ?? [], { value });
  const terms = { ruleType, scope, value, reason: '', expireAt: expireAt ?? null, remark: '' };
  return { rules: rulesWith(db, newRule(db, terms, user.userName)), scope };
}

/** Changes one rule: only in a way that leaves the console open for whoever does so. */
function change(
  context: Context<{ id: number; version: number; operPassword?: string | undefined }>,
  fields: readonly (keyof IpRule)[],
  field: string,
  apply: (rule: IpRule) => Partial<IpRule>,
): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, ipRules, fields, (rule) => {
    if (isConsoles(rule)) mustSign(context, input.operPassword);
    const changed = { ...rule, ...apply(rule) };
    mustLeaveIn(context, rulesWith(db, changed), field);
    Object.assign(rule, changed);
  });
  endRefused(db);
  return { version };
}

export const ipRuleHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<IpRule>(db, contract, ipRules),
  answer(db, calls.effect, (context) => {
    const { rules, scope } = foreseen(context);
    mustLeaveIn(context, rules, context.input.value === undefined ? '' : 'value');
    return { waits: false, consequences: consequencesOf(context, rules, scope) };
  }),
  act(db, calls.add, ipRules, (context) => {
    const { input, note, user } = context;
    const { operPassword, remark = '', expireAt = null, ruleType, scope, value, reason } = input;
    const terms = { ruleType, scope, value, reason, expireAt };
    if (isConsoles(terms)) mustSign(context, operPassword);
    mustKeep(contract.rules ?? [], terms);
    mustLast(db, terms.expireAt);
    const rule = keep(context, newRule(db, { ...terms, remark }, user.userName));
    endRefused(db);
    note({ targetType: ipRules.target, targetId: String(rule.id), targetText: rule.value });
    return { id: rule.id };
  }),
  act(db, calls.edit, ipRules, (context) => {
    const { reason, expireAt = null, remark } = context.input;
    return change(context, ['reason', 'expireAt', 'remark'], 'expireAt', () => {
      mustLast(db, expireAt);
      return { reason, expireAt, ...(remark === undefined ? {} : { remark }) };
    });
  }),
  act(db, calls.setStatus, ipRules, (context) =>
    change(context, ['status'], '', (rule) => {
      const { on } = context.input;
      if (rule.status === on) throw new Refusal(40904);
      if (on === OnOff.on) mustBeOnly(db, rule);
      return { status: on };
    }),
  ),
  act(db, calls.remove, ipRules, (context) => {
    const { input, note, noteRecord } = context;
    note({ targetType: ipRules.target, targetId: input.ids.join(',') });
    const rows = input.ids.flatMap((id) => db.ipRules.get(id) ?? []);
    if (rows.some(isConsoles)) mustSign(context, input.operPassword);
    const told = eachOf(context, input.ids, (id) => {
      const rule = findRow(context, ipRules, id);
      mustLeaveIn(context, rulesWith(db, { ...rule, deleted: true }), '');
      rule.deleted = true;
      touch(context, rule);
      noteRecord({ targetId: String(id), targetText: rule.value });
    });
    endRefused(db);
    return told;
  }),
  act(db, calls.block, ipRules, (context) => {
    const { input, note, noteRecord } = context;
    const { ids, reason, expireAt = null } = input;
    note({ targetType: ipRules.target, reason });
    const made = new Map<string, IpRule>();
    const told = eachOf(context, ids, (id) => {
      const ip = db.ipRecords.get(id)?.ip;
      if (ip === undefined) throw new Refusal(40400);
      mustLast(db, expireAt);
      // Several records may name one address.
      const rule = made.get(ip) ?? keep(context, block(context, ip, reason, expireAt));
      if (!made.has(ip)) noteRecord({ targetId: String(rule.id), targetText: ip });
      made.set(ip, rule);
    });
    endRefused(db);
    return told;
  }),
];
