import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { effect } from '../block/pendingChange';
import { history } from '../block/review';
import { switchFlow } from '../block/switchFlow';
import { bulkAnswer, del, post, put, readByPost } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { bool, count, flag } from '../field/numbers';
import { nullable, optional, sortable } from '../field/shared';
import { id, ids, note, text } from '../field/texts';
import { time } from '../field/times';
import { contains, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, removal, switching } from '../standard';
import { rangeOf } from './ipRange';

const BASE = 'ipRule';

/** `biz_ip_rule` */
export const IpRuleType = { black: 1, white: 2 } as const;

/** `biz_ip_scope` */
export const IpScope = { members: 1, console: 2 } as const;
export type IpScope = (typeof IpScope)[keyof typeof IpScope];

/** What cannot be changed on an existing rule. */
const kept = {
  ruleType: code('biz_ip_rule', IpRuleType),
  scope: code('biz_ip_scope', IpScope),
  /** An IPv4 address, a range from /8 to /32 in CIDR notation, or the two letters of a country. */
  value: sortable(text({ min: 2, max: 32 })),
};

const terms = {
  reason: text({ min: 5, max: 200 }),
  /** Without it, or `null`, for ever. */
  expireAt: optional(nullable(time())),
};

/** Required for what concerns the console. */
const signed = { operPassword: optional(password()) };

/**
 * Who may come from where. Of all rules in force that cover an address the most exact one decides: a longer prefix before a
 * shorter one, a range before a country, and of equals the one that blocks. In the console, as soon as a white rule is in
 * force, only addresses that one covers are let in; members need none. A rule that blocks ends the sessions it covers.
 */
export const ipRule = defineResource({
  name: 'ipRule',
  title: 'value',
  row: {
    ...identity,
    ...kept,
    ...terms,
    expireAt: sortable(nullable(time())),
    /** 1: it counts at this moment; it is on, and not expired. */
    inForce: flag(),
    /** 1: set by the platform after too many wrong sign-ins from one address. */
    automatic: flag(),
    /** How often it has refused somebody, and when it did so last. */
    hitCount: sortable(count()),
    lastHitAt: sortable(nullable(time())),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  rules: [rule('value', { value: kept.value }, ({ value }) => (rangeOf(value) ? null : 'rule.ipRange'))],
  filters: {
    ruleType: oneOf(),
    scope: oneOf(),
    value: contains(),
    inForce: oneOf(),
    automatic: oneOf(),
    status: oneOf(),
    hitCount: range(),
  },
  dates: ['createdAt', 'expireAt', 'lastHitAt'],
  order: 'createdAt desc',
  flow: switchFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** `notUnique`: the scope has such a rule. `selfLockout`: the own address would be refused. */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...terms, remark: optional(note()), ...signed, requestId: requestId() },
      answer: { id: id() },
      refusals: ['notUnique', 'selfLockout', 'wrongTimeRange'],
      touches: ['ipRecord', 'loginError', 'loginSource', 'online'],
    }),
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...terms, remark: optional(note()), ...signed },
      refusals: ['selfLockout', 'wrongTimeRange'],
      touches: ['online'],
    }),
    setStatus: put(`${BASE}/setStatus`, {
      body: { ...switching, ...signed },
      refusals: ['wrongState', 'selfLockout', 'notUnique'],
      touches: ['online'],
    }),
    remove: del(`${BASE}/delete`, {
      body: { ...removal, ...signed },
      answer: bulkAnswer,
      again: 'notFound',
      refusals: ['wrongState', 'selfLockout'],
      touches: ['online'],
    }),
    /** Blocks addresses for members, several at once; those that have such a rule are told one by one. */
    block: post(`${BASE}/block`, {
      permission: `${BASE}/add`,
      body: {
        /** Ids of records of addresses (`ipRecord/list`). */
        ...removal,
        reason: reason(),
        expireAt: optional(nullable(time())),
        requestId: requestId(),
      },
      answer: bulkAnswer,
      refusals: ['notFound', 'notUnique', 'wrongTimeRange'],
      touches: ['ipRecord', 'loginSource'],
    }),
    /**
     * Says whom a rule would refuse and which sessions it would end, and writes nothing: a new one without `id`, else an
     * existing one with what differs, or without it where `gone`.
     */
    effect: readByPost(`${BASE}/effect`, {
      permission: `${BASE}/list`,
      body: {
        id: optional(id()),
        ruleType: optional(kept.ruleType),
        scope: optional(kept.scope),
        value: optional(kept.value),
        expireAt: optional(nullable(time())),
        on: optional(flag()),
        gone: optional(bool()),
        /** Records of addresses that would be blocked for members, in place of a value. */
        records: optional(ids()),
      },
      answer: effect,
      refusals: ['notFound', 'selfLockout', 'invalidInput'],
      staffOnly: true,
    }),
  },
});
