import { recordKinds } from '../../src/contract/records';
import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import type { Area } from '../core/area';
import { rowsOf } from '../core/lookup';
import { queueFor } from '../core/review/queue';
import { begins, searchOf, uidOf } from '../core/search';
import { penaltyEnd } from './expiry';
import { violationEvents } from './events';
import { violationHandlers } from './handlers';
import { checkBars, checkViolations } from './invariants';
import { violationKind } from './kind';
import { violations, waitsSince } from './list';
import { refusals } from './refusals';
import { seedViolations } from './seeds/violations';
import { isOpen, isPending, VIOLATION, verdictsIn } from './store';
import type { ViolationRow } from './store';
import { violationVisits } from './visits';

declare module '../core/tables' {
  interface Tables {
    violations: Map<number, ViolationRow>;
  }
}

const { list } = recordKinds.violation;

/** What members did against the rules. */
export const violation: Area = {
  name: 'violation',
  records: {
    violation: ['违规记录', 'Violation record', '違規記錄'],
  },
  actions: {
    addMany: {
      button: ['登记多人违规', 'Record violations', '登記多人違規'],
      done: ['登记违规', 'Recorded', '登記違規'],
    },
    appeal: {
      button: ['登记申诉', 'Enter appeal', '登記申訴'],
      done: ['提出申诉', 'Appealed', '提出申訴'],
    },
    uphold: {
      button: ['驳回申诉', 'Refuse appeal', '駁回申訴'],
      done: ['驳回申诉', 'Appeal refused', '駁回申訴'],
    },
    handle: {
      button: ['处理', 'Handle', '處理'],
      done: ['处理违规', 'Violation handled', '處理違規'],
    },
  },
  tables: () => ({ violations: new Map() }),
  handlers: violationHandlers,
  seeds: { end: seedViolations },
  jobs: [penaltyEnd],
  visits: violationVisits,
  invariants: [checkViolations, checkBars],
  verdicts: verdictsIn,
  suspicions: (db, memberId) =>
    rowsOf(db.violations, memberId)
      .filter(isPending)
      .map(({ violationNo }) => violationNo),
  closing: (db, memberId, asker) =>
    rowsOf(db.violations, memberId).some((row) => isOpen(row) && row.id !== asker)
      ? refusals.violationOpen
      : undefined,
  queue: queueFor(violationKind, {
    title: violations.title,
    list,
    rows: (db) => db.violations.values(),
    risk: ({ severity }) => severity,
    value: ({ severity }) => BigInt(severity),
    since: waitsSince,
    waitsForSecond: ({ firstReviewer, status }) => firstReviewer !== '' && status === ViolationStatus.pending,
  }),
  searches: [
    searchOf(
      'violation',
      '/risk/violation',
      violations,
      begins({ violationNo: (row) => row.violationNo }),
      (_, value) => value,
      ({ memberId }, db) => uidOf(db, memberId),
    ),
  ],
  logTargets: [{ type: VIOLATION, list, find: (db, id) => db.violations.get(id) }],
  open: {
    kind: 'violation',
    of: (db, subject) =>
      'memberId' in subject
        ? rowsOf(db.violations, subject.memberId)
            .filter(isOpen)
            .map(({ memberId, status }) => ({ memberId, status, value: null, hold: 'never' }))
        : [],
  },
  pending: {
    list,
    of: (db, memberId) =>
      rowsOf(db.violations, memberId)
        .filter(isOpen)
        .map((row) => ({
          kind: 'violation',
          id: row.id,
          no: row.violationNo,
          amount: null,
          coin: '',
          status: row.status,
          createdAt: waitsSince(row),
        })),
  },
  timeline: [{ type: 'violation', path: list, events: ({ db }, memberId) => violationEvents(db, memberId) }],
};
