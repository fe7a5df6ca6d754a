import { operLog } from '../../src/contract/system/operLog';
import { code, optional } from '../core/check';
import { described } from '../core/described';
import type { Narrow } from '../core/question';
import type { OperLog } from '../core/systemRows';
import { isAbout } from './targets';

/** A stored line under the key that lists go by. */
interface OperLogRow extends OperLog {
  id: number;
}

/** Lines about one member and all their records. */
const aboutMember: Narrow<OperLogRow> = (given) => {
  const wanted = optional(code)(given.get('memberId'), 'memberId');
  return wanted === undefined ? null : (row, db) => isAbout(db, row, Number(wanted));
};

const rowOf = (line: OperLog): OperLogRow => ({ ...line, id: line.operId });

/** The operation log as the toolkit lists it. */
export const operLogs = described<OperLogRow>(operLog, {
  title: '操作日志',
  rows: (db) => db.operLogs.map(rowOf),
  filters: { memberId: aboutMember },
});
