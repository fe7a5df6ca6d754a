import { fieldChange } from '../block/review';
import { read } from '../call';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count } from '../field/numbers';
import { nullable, optional, sortable } from '../field/shared';
import { hash, id, memberId, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import type { WireRowOf } from '../resource';
import { clears, exports, lists } from '../standard';
import { chainReport } from './operLogChain';

/** `sys_oper_log_status` */
export const OperLogStatus = { refused: 0, done: 1 } as const;

/**
 * Actions of operators; entries younger than 180 days cannot be deleted. Each line holds a digest over itself and the one
 * before, so that what is changed or taken out afterwards is found.
 */
export const operLog = defineResource({
  name: 'operLog',
  view: 'system/operLog/index',
  title: 'title',
  decides: ['operName', 'title', 'targetText'],
  row: {
    id: sortable(id()),
    operId: id(),
    title: text(),
    businessType: code('sys_oper_type'),
    requestMethod: code('sys_oper_log_type'),
    operUrl: text(),
    operName: text(),
    deptName: text(),
    targetType: code('sys_log_target'),
    /** Ids joined by commas for several records. */
    targetId: text(),
    targetText: text(),
    operIp: text(),
    /** Country of the address; empty when unknown. */
    operLocation: code('biz_country'),
    status: code('sys_oper_log_status', OperLogStatus),
    /** 0 when it succeeded. */
    errorCode: count(),
    errorMsg: text(),
    /** Milliseconds; `null` when it was not measured. */
    costTime: nullable(sortable(count())),
    reason: text(),
    /** JSON with the secrets removed; phone, e-mail and account are masked. */
    operParam: text(),
    /**
     * JSON of what was answered, with the secrets removed and at most 4,000 characters; empty for exports, revealed
     * values, refusals, and lines about one of several records.
     */
    jsonResult: text(),
    diff: records(fieldChange),
    operTime: sortable(time()),
    /** The digest of the line with the next smaller id, also when that was deleted since; empty in the first of all. */
    prevDigest: hash(),
    /** SHA-256 over the canonical JSON of the line as it is kept, `prevDigest` included. */
    digest: hash(),
  },
  filters: {
    /** About a member or any of their records. */
    memberId: equals(memberId()),
    operId: equals(),
    title: contains(),
    businessType: anyOf(),
    requestMethod: oneOf(),
    operUrl: contains(),
    operName: oneOf(option('admin')),
    deptName: equals(),
    targetType: oneOf(),
    targetId: equals(),
    targetText: contains(),
    operIp: equals(),
    status: oneOf(),
    errorCode: equals(),
    costTime: range(),
    reason: contains(),
  },
  unexported: ['operParam', 'jsonResult', 'diff'],
  dates: ['operTime'],
  calls: {
    ...lists('operLog'),
    ...exports('operLog'),
    ...clears('operLog'),
    /** Follows the chain of digests over the lines of these times, in the order of their ids; over all without any. */
    verify: read('operLog/verify', {
      query: { from: optional(time()), to: optional(time()) },
      staffOnly: true,
      answer: chainReport,
    }),
  },
});

/** A line of the operation log as a backend sends it. */
export type OperLogLine = WireRowOf<typeof operLog>;
