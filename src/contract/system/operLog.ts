import { fieldChange } from '../block/review';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count } from '../field/numbers';
import { id, memberId, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import type { WireRowOf } from '../resource';
import { flatList } from '../standard';

/** `sys_oper_log_status` */
export const OperLogStatus = { refused: 0, done: 1 } as const;

/** Actions of operators. */
export const operLog = defineResource({
  name: 'operLog',
  title: 'title',
  row: {
    id: id(),
    operId: id(),
    title: text(),
    businessType: code('sys_oper_type'),
    requestMethod: text(),
    operUrl: text(),
    operName: text(),
    deptName: text(),
    targetType: text(),
    /** Ids joined by commas for several records. */
    targetId: text(),
    targetText: text(),
    operIp: text(),
    status: code('sys_oper_log_status', OperLogStatus),
    /** 0 when it succeeded. */
    errorCode: count(),
    errorMsg: text(),
    reason: text(),
    /** JSON with the secrets removed; phone, e-mail and account are masked. */
    operParam: text(),
    diff: records(fieldChange),
    operTime: time(),
  },
  filters: {
    /** About a member or any of their records. */
    memberId: equals(memberId()),
    operId: equals(),
    title: contains(),
    businessType: anyOf(),
    requestMethod: equals(),
    operUrl: contains(),
    operName: oneOf(option('admin')),
    deptName: equals(),
    targetType: equals(),
    targetId: equals(),
    operIp: equals(),
    status: oneOf(),
    errorCode: equals(),
    reason: contains(),
  },
  dates: ['operTime'],
  sorts: ['operTime', 'id'],
  calls: flatList('operLog'),
});

/** A line of the operation log as a backend sends it. */
export type OperLogLine = WireRowOf<typeof operLog>;
