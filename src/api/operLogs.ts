import { siteResource } from './siteResource';
import type { Code, DateTime, FieldChange, PageQuery } from './types';

/** Row of `GET operLog/list`: what an operator did. */
export interface OperLogLine {
  id: number;
  operId: number;
  title: string;
  /** `sys_oper_type`. */
  businessType: Code;
  requestMethod: string;
  operUrl: string;
  operName: string;
  deptName: string;
  targetType: string;
  /** Ids joined by commas where several records were meant. */
  targetId: string;
  targetText: string;
  operIp: string;
  /** 1 done, 0 refused. */
  status: 0 | 1;
  errorCode: number;
  errorMsg: string;
  reason: string;
  /** JSON with the secrets blanked. */
  operParam: string;
  diff: FieldChange[];
  operTime: DateTime;
}

/** Filters of the operation log. */
export interface OperLogQuery extends PageQuery {
  /** About a member or any of his records. */
  memberId?: string;
  targetType?: string;
  targetId?: string;
  businessType?: Code[];
  operName?: string;
  status?: string;
}

/** What operators did. */
export const operLogs = siteResource<OperLogLine, OperLogQuery>('operLog', {
  base: 'operLog',
  verbs: [],
  flat: true,
});
