import { identity } from '@/contract/block/identity';
import { memberBrief } from '@/contract/block/member';
import { decided, Decision, history } from '@/contract/block/review';
import { bulkAnswer, post, put } from '@/contract/call';
import { password, reason, requestId } from '@/contract/field/body';
import { code } from '@/contract/field/codes';
import { mapOf } from '@/contract/field/nested';
import { count, money } from '@/contract/field/numbers';
import { nullable, optional, sortable } from '@/contract/field/shared';
import { address, note, option, text } from '@/contract/field/texts';
import { time } from '@/contract/field/times';
import { anyOf, contains, equals, personal, range } from '@/contract/filter';
import { defineFlow } from '@/contract/flow';
import { defineResource } from '@/contract/resource';
import { exports, lists, removes, summarises } from '@/contract/standard';

export const ToyStatus = { pending: 1, credited: 2, rejected: 3 } as const;

/** The resource that the kit and the screens are tried on. */
export const toys = defineResource({
  name: 'toy',
  title: 'orderNo',
  row: {
    ...identity,
    ...memberBrief,
    orderNo: text(),
    status: code('biz_recharge_status', ToyStatus),
    amount: sortable(nullable(money({ coin: 'coin' }))),
    coin: option('coin'),
    address: address(),
    remark: note(),
    createdAt: sortable(time()),
    updatedBy: text(),
  },
  detail: history,
  filters: { orderNo: equals(), status: anyOf(), amount: range(), nickname: personal(contains()) },
  dates: ['createdAt'],
  flow: defineFlow({
    field: 'status',
    states: ToyStatus,
    begins: ['pending'],
    ends: { credited: 'good', rejected: 'bad' },
    people: { maker: 'updatedBy' },
    decided: ['credited', 'rejected'],
    moves: {
      approve: { call: 'review', from: ['pending'], to: ['credited'] },
      reject: { call: 'review', from: ['pending'], to: ['rejected'] },
      hold: { call: 'hold', from: ['pending'] },
      release: { call: 'review', from: ['pending'] },
    },
  }),
  calls: {
    ...lists('toy'),
    ...exports('toy'),
    ...removes('toy', ['asset']),
    add: post('toy/add', {
      body: {
        amount: money({ scale: 2 }),
        remark: note({ min: 2 }),
        kind: code('biz_recharge_reject'),
        limit: optional(money()),
        requestId: requestId(),
      },
    }),
    edit: put('toy/edit', { body: { ...identity, coin: optional(text()), remark: note({ min: 1 }) } }),
    reject: post('toy/reject', {
      body: { ...identity, reason: reason(), operPassword: password(), requestId: requestId() },
    }),
    approve: post('toy/approve', { body: identity }),
    review: post('toy/review', {
      body: {
        ...decided,
        remark: optional(note()),
        result: code('sys_step_result', Decision),
        kind: optional(code('biz_recharge_reject')),
      },
      answer: bulkAnswer,
    }),
    hold: post('toy/hold', { body: decided, answer: bulkAnswer }),
  },
});

/** The same with figures over its list. */
export const countedToys = defineResource({
  ...toys,
  summary: { byStatus: mapOf(count()), lines: count() },
  calls: { ...toys.calls, ...summarises('toy') },
});
