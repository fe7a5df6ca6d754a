import { operLog } from '../../src/contract/system/operLog';
import { described } from '../core/described';
import { countryOfIp } from '../core/ipFacts';
import { askedText, has } from '../core/question';
import type { Narrow } from '../core/question';
import type { OperLog } from '../core/systemRows';
import { isAbout } from './targets';
import { inWords, screenTitle } from './words';

/** Lines about one member and all their records. */
const aboutMember: Narrow<OperLog> = (given) => {
  const wanted = askedText(given, 'memberId');
  return wanted === undefined ? null : (row, db) => isAbout(db, row, Number(wanted));
};

/** The operation log as the toolkit lists it. */
export const operLogs = described<OperLog>(operLog, {
  title: '操作日志',
  rows: (db) => db.operLogs,
  inWords,
  derive: (_, { id, operIp }) => ({ operId: id, operLocation: countryOfIp(operIp) }),
  doneBy: ({ operName }) => operName,
  filters: { memberId: aboutMember, title: has((line, db) => screenTitle(db, line).join(' ')) },
});
