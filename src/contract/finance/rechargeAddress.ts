import { place } from '../block/address';
import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { imported } from '../block/imported';
import { byMember, memberBrief } from '../block/member';
import { history } from '../block/review';
import { bulkAnswer, post, put } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, bool, flag, money, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { address, ids, memberId, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, removes, summarises } from '../standard';

/** `biz_addr_alloc`; what is retired stays so. */
export const AddressAllocation = { assigned: 1, idle: 2, retired: 3 } as const;

/** `biz_addr_source` */
export const AddressSource = { gateway: 1, import: 2 } as const;

const BASE = 'memberRechargeAddress';

/** Addresses that members are paid on, and the pool of those that no member has yet. */
export const rechargeAddress = defineResource({
  name: 'rechargeAddress',
  view: 'finance/rechargeAddress/index',
  title: 'address',
  row: {
    ...identity,
    ...memberBrief,
    /** `null` while no member has it; the member's other fields are empty then. */
    memberId: nullable(memberId()),
    memberType: nullable(code('biz_member_type')),
    level: nullable(code('biz_member_level')),
    ...place,
    allocType: code('biz_addr_alloc', AddressAllocation),
    source: code('biz_addr_source', AddressSource),
    /** What lies on the chain and was not collected yet. */
    chainBalance: money({ coin: 'coin' }),
    /** The balance is worth collecting. */
    toCollect: bool(),
    /** Number of the collection under way; empty without one. */
    collectNo: text(),
    /** Credited recharges. */
    totalReceived: money({ coin: 'coin' }),
    receiveCount: count(),
    lastReceivedAt: nullable(time()),
    allocatedAt: nullable(time()),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  summary: {
    /** Over the filter without its allocation, so that tabs keep their counts. */
    byAlloc: mapOf(count()),
    /** Left to give away for every wallet code that takes recharges, the fewest first. */
    idle: records({ walletCode: option('walletCode'), count: count(), low: bool() }),
    /** What is worth collecting within the filter, at today's prices. */
    toCollect: record({ count: count(), usdtValue: usdt() }),
  },
  filters: {
    ...byMember,
    address: equals(),
    memo: equals(),
    coin: anyOf(),
    chain: oneOf(),
    walletCode: oneOf(),
    allocType: anyOf(),
    source: oneOf(),
    status: oneOf(),
    /** Only what is worth collecting. */
    toCollect: toggle(),
    chainBalance: range(),
    totalReceived: range(),
    receiveCount: range(),
  },
  dates: ['createdAt', 'allocatedAt', 'lastReceivedAt'],
  sorts: [
    'createdAt',
    'allocatedAt',
    'lastReceivedAt',
    'updatedAt',
    'id',
    'uid',
    'walletCode',
    'chainBalance',
    'totalReceived',
    'receiveCount',
  ],
  calls: {
    ...lists(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    ...removes(BASE),
    /** One address more for the pool. */
    add: post(`${BASE}/add`, {
      body: {
        walletCode: option('walletCode'),
        address: address({ max: 128 }),
        /** Wanted on chains that tell members apart by it, refused on the others. */
        memo: optional(text({ max: 64 })),
        remark: optional(note()),
      },
      refusals: ['wrongState', 'notUnique', 'addressMismatch'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        /** Only an idle address takes a member. */
        memberId: optional(memberId()),
        remark: optional(note()),
      },
      refusals: ['protectedRecord', 'notFound', 'staleVersion', 'wrongState', 'notUnique'],
    }),
    /** Has the gateway make addresses for the pool. */
    generate: post(`${BASE}/generate`, {
      body: {
        walletCode: option('walletCode'),
        count: count({ min: 1, max: 500 }),
        requestId: requestId(),
      },
      answer: { created: count() },
      refusals: ['wrongState'],
    }),
    /** Puts the addresses of a file into the pool. */
    import: post(`${BASE}/import`, {
      body: {
        walletCode: option('walletCode'),
        /** `line` is the one in the file. */
        rows: records({ line: count(), address: text(), memo: text() }, { max: 1000 }),
        requestId: requestId(),
      },
      answer: imported,
      refusals: ['wrongState'],
    }),
    /** A member's address is retired when it is switched off, and replaced while their account is open. */
    setStatus: put(`${BASE}/setStatus`, {
      body: {
        ...identity,
        status: flag('sys_normal_disable'),
        /** Wanted to switch it off. */
        reason: optional(reason()),
      },
      answer: {
        /** The member's new address; `null` without one. */
        replacement: nullable(address()),
      },
      refusals: ['reasonTooShort', 'staleVersion', 'wrongState'],
    }),
    /** Orders what lies on them to be moved to the hot wallet; changes no member's balance. */
    collect: post(`${BASE}/collect`, {
      body: { ids: ids(), operPassword: password(), requestId: requestId() },
      answer: bulkAnswer,
      refusals: ['wrongState'],
      touches: ['walletCode'],
    }),
  },
});
