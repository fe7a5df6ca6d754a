import type { OperLogLine } from '@/contract/system/operLog';
import { code, optional } from '../core/check';
import { anyOf, has, is, questionOf } from '../core/question';
import type { Narrow } from '../core/question';
import type { Resource } from '../core/resource';
import type { OperLog } from '../core/systemRows';
import { isAbout } from './targets';

/** A stored line under the key that lists go by. */
interface OperLogRow extends OperLog {
  id: number;
}

/** Lines about one member and all his records. */
const aboutMember: Narrow<OperLogRow> = (given) => {
  const wanted = optional(code)(given.get('memberId'), 'memberId');
  return wanted === undefined ? null : (row, db) => isAbout(db, row, Number(wanted));
};

const rowOf = (line: OperLog): OperLogRow => ({ ...line, id: line.operId });

/** The operation log as the toolkit lists it. */
export const operLogs: Resource<OperLogRow, OperLogLine> = {
  name: 'operLog',
  title: '操作日志',
  target: 'operLog',
  rows: (db) => db.operLogs.map(rowOf),
  find: (db, id) => db.operLogs.filter((line) => line.operId === id).map(rowOf)[0],
  question: questionOf<OperLogRow>(
    {
      member: aboutMember,
      operId: is((row) => row.operId),
      title: has((row) => row.title),
      businessType: anyOf((row) => row.businessType),
      requestMethod: is((row) => row.requestMethod),
      operUrl: has((row) => row.operUrl),
      operName: is((row) => row.operName),
      deptName: is((row) => row.deptName),
      targetType: is((row) => row.targetType),
      targetId: is((row) => row.targetId),
      operIp: is((row) => row.operIp),
      status: is((row) => row.status),
      errorCode: is((row) => row.errorCode),
      reason: has((row) => row.reason),
    },
    { operTime: (row) => row.operTime },
  ),
  sorts: () => ({
    createdAt: (row) => row.operTime,
    operTime: (row) => row.operTime,
    id: (row) => row.operId,
  }),
  wire: (_, row) => row,
  nameOf: (row) => String(row.operId),
};
