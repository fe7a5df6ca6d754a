import { operLog as contract } from '../../src/contract/system/operLog';
import type { Area } from '../core/area';
import { readHandlers } from '../core/reads';
import { operLogs } from './list';
import { linesAbout } from './targets';
import { inWords } from './words';

/** `cwManage/chargeLogReview` does what `memberAuth/review` does. */
const verbOf = (url: string): string =>
  (url.split('/').at(-1) ?? '').replace(
    /^\w+Log([A-Z])(\w+)$/,
    (_, first: string, rest: string) => first.toLowerCase() + rest.replace(/Final$/, ''),
  );

export const operLog: Area = {
  name: 'operLog',
  handlers: (db) => readHandlers(db, contract, operLogs),
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
};
