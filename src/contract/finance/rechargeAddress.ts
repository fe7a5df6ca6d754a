import { place } from '../block/address';
import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { checkedLine, imported } from '../block/imported';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history } from '../block/review';
import { bulkAnswer, post, put, readByPost } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, bool, flag, money, usdt, version } from '../field/numbers';
import { nullable, optional, sortable } from '../field/shared';
import { address, ids, memberId, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads, removes } from '../standard';
import { AddressAllocation, rechargeAddressFlow } from './rechargeAddressFlow';

/** `biz_addr_source` */
export const AddressSource = { gateway: 1, import: 2 } as const;

const BASE = 'memberRechargeAddress';

/** Lines of a file; what is wrong with a line refuses that line alone. */
const fileRows = () =>
  records(
    {
      /** Line number in the file. */
      line: count(),
      address: optional(text({ max: 1000 })),
      memo: optional(text({ max: 1000 })),
    },
    { max: 1000 },
  );

/** Recharge addresses of members, and the pool of unassigned ones. */
export const rechargeAddress = defineResource({
  name: 'rechargeAddress',
  view: 'finance/rechargeAddress/index',
  title: 'address',
  decides: ['coin', 'chain', 'chainBalance', 'toCollect'],
  row: {
    ...identity,
    ...memberBrief,
    /** `null` while unassigned; the member's other fields are empty then. */
    memberId: nullable(memberId()),
    memberType: nullable(code('biz_member_type')),
    level: nullable(code('biz_member_level')),
    ...place,
    allocType: code('biz_addr_alloc', AddressAllocation),
    source: code('biz_addr_source', AddressSource),
    /** Balance on the chain that has not been collected. */
    chainBalance: sortable(money({ coin: 'coin' })),
    /** True when the balance is large enough to collect. */
    toCollect: bool(),
    /** Number of the collection in progress; empty when there is none. */
    collectNo: text(),
    /** Credited recharges. */
    totalReceived: sortable(money({ coin: 'coin' })),
    receiveCount: sortable(count()),
    lastReceivedAt: sortable(nullable(time())),
    allocatedAt: sortable(nullable(time())),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  summary: {
    /** Counted without the allocation filter, so that tabs keep their counts. */
    byAlloc: mapOf(count()),
    /** Idle addresses for every wallet code that accepts recharges, the fewest first. */
    idle: records({ walletCode: option('walletCode'), count: count(), low: bool() }),
    /** What can be collected within the filter, at current prices. */
    toCollect: record({ count: count(), usdtValue: usdt() }),
  },
  filters: {
    ...byMember,
    address: equals(),
    walletCode: oneOf(),
    coin: anyOf(),
    chain: oneOf(),
    allocType: anyOf(),
    status: oneOf(),
    /** Only addresses with a balance large enough to collect. */
    toCollect: toggle(),
    chainBalance: range(),
    memo: equals(),
    source: oneOf(),
    totalReceived: range(),
    receiveCount: range(),
    ...aboutMember,
  },
  dates: ['createdAt', 'allocatedAt', 'lastReceivedAt'],
  flow: rechargeAddressFlow,
  calls: {
    ...reads(BASE),
    /** Only idle addresses that were never used. */
    ...removes(BASE),
    /** Adds one address to the pool. */
    add: post(`${BASE}/add`, {
      body: {
        walletCode: option('walletCode'),
        address: address({ max: 128 }),
        /** Required on chains that identify members by it, refused on the others. */
        memo: optional(text({ max: 64 })),
        remark: optional(note()),
        requestId: requestId(),
      },
      refusals: ['wrongState', 'notUnique', 'addressMismatch'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        /** Only an idle address can be assigned. */
        memberId: optional(memberId()),
        remark: optional(note()),
      },
      refusals: ['protectedRecord', 'wrongState', 'notUnique'],
    }),
    /** Requests new addresses for the pool from the gateway. */
    generate: post(`${BASE}/generate`, {
      body: {
        walletCode: option('walletCode'),
        count: count({ min: 1, max: 500 }),
        requestId: requestId(),
      },
      answer: { created: count() },
      refusals: ['wrongState'],
    }),
    /** Says what the import of a file would do, line by line. */
    checkImport: readByPost(`${BASE}/checkImport`, {
      permission: `${BASE}/import`,
      staffOnly: true,
      body: { walletCode: option('walletCode'), rows: fileRows() },
      answer: { rows: records({ ...checkedLine, address: text(), memo: text() }) },
      refusals: ['wrongState'],
    }),
    /** Imports addresses from a file into the pool. */
    import: post(`${BASE}/import`, {
      body: {
        walletCode: option('walletCode'),
        rows: fileRows(),
        requestId: requestId(),
      },
      answer: imported,
      refusals: ['wrongState'],
    }),
    /** Switching off a member's address retires it; it is replaced while their account is open. */
    setStatus: put(`${BASE}/setStatus`, {
      body: {
        ...identity,
        status: flag('sys_normal_disable'),
        /** Required to switch it off. */
        reason: optional(reason()),
      },
      answer: {
        version: version(),
        /** The member's new address; `null` when there is none. */
        replacement: nullable(address()),
      },
      refusals: ['wrongState'],
    }),
    /** Orders the transfer of the balances to the hot wallet; members' balances do not change. */
    collect: post(`${BASE}/collect`, {
      body: { ids: ids(), operPassword: password(), requestId: requestId() },
      answer: bulkAnswer,
      refusals: ['wrongState'],
      touches: ['walletCode'],
    }),
  },
});
