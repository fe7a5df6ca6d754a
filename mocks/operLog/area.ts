import { operLog as contract } from '../../src/contract/system/operLog';
import type { Area } from '../core/area';
import { answer } from '../core/http';
import { oldLineHandlers } from '../core/oldLines';
import { dropLines } from '../core/operLogChain';
import { readHandlers } from '../core/reads';
import { operLogs } from './list';
import { linesAbout } from './targets';
import { verify } from './verify';
import { inWords } from './words';

/** Days for which a line has to be kept. */
export const KEPT = 180;

/** `cwManage/chargeLogReview` does what `memberAuth/review` does. */
const verbOf = (url: string): string =>
  (url.split('/').at(-1) ?? '').replace(
    /^\w+Log([A-Z])(\w+)$/,
    (_, first: string, rest: string) => first.toLowerCase() + rest.replace(/Final$/, ''),
  );

export const operLog: Area = {
  name: 'operLog',
  handlers: (db) => [
    ...readHandlers(db, contract, operLogs),
    ...oldLineHandlers(db, contract.calls, operLogs, {
      at: ({ operTime }) => operTime,
      keptDays: KEPT,
      replace: dropLines,
    }),
    answer(db, contract.calls.verify, verify),
  ],
  timeline: [
    {
      type: 'staff',
      events: (context, memberId) =>
        linesAbout(context, memberId)
          .filter(({ errorCode }) => errorCode === 0)
          .map((line) => ({
            key: `staff-${line.id}`,
            at: line.operTime,
            code: verbOf(line.operUrl),
            no: line.targetText,
            who: line.operName,
            text: [inWords(context.db, line, context.lang).title, line.reason].filter(Boolean).join(' · '),
          })),
    },
  ],
  records: {
    operLog: ['操作日志', 'Operation log', '操作日誌'],
  },
};
