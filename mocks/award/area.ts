import { award as contract } from '../../src/contract/campaign/award';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { queueFor } from '../core/review/queue';
import { amountOf, begins, searchOf } from '../core/search';
import { clawbackRequests } from './clawback';
import { awardDaily } from './daily';
import { doublesOf } from './doubles';
import { awardHandlers } from './handlers';
import { checkAwardLines, checkAwardPeople } from './invariants';
import { awardKind } from './kind';
import { awards } from './list';
import { scheduleAwards } from './seeds/past';
import { AWARD, isPending } from './store';
import type { AwardRow } from './store';
import { awardVisits } from './visits';
import { approvedAlone } from './worth';

declare module '../core/tables' {
  interface Tables {
    awards: Map<number, AwardRow>;
  }
}

const { list } = recordKinds.award;

/** What members are given by campaigns, invitations and operators. */
export const award: Area = {
  name: 'award',
  records: {
    award: ['奖励记录', 'Award', '獎勵記錄'],
  },
  actions: {
    clawback: {
      button: ['申请追回', 'Claw back', '申請追回'],
      done: ['申请追回', 'Clawback requested', '申請追回'],
    },
    clawbackReview: {
      button: ['复核追回', 'Review clawback', '覆核追回'],
      done: ['复核追回', 'Clawback reviewed', '覆核追回'],
    },
    payOut: {
      button: ['自动发放', 'Pay automatically', '自動發放'],
      done: ['自动发放', 'Paid automatically', '自動發放'],
    },
    takeBack: {
      button: ['通过追回', 'Approve clawback', '通過追回'],
      done: ['已追回', 'Clawed back', '已追回'],
    },
    keepPaid: {
      button: ['驳回追回', 'Reject clawback', '駁回追回'],
      done: ['驳回追回', 'Clawback rejected', '駁回追回'],
    },
  },
  tables: () => ({ awards: new Map() }),
  handlers: awardHandlers,
  seeds: { past: scheduleAwards },
  jobs: [awardDaily],
  visits: awardVisits,
  invariants: [checkAwardLines, checkAwardPeople],
  causes: { [AWARD]: (db) => Array.from(db.awards.values(), ({ awardNo }) => awardNo) },
  handedOut: approvedAlone,
  queue: queueFor(awardKind, {
    title: awards.title,
    list,
    rows: (db) => db.awards.values(),
    risk: (row, db) => doublesOf(db, row).length,
    value: ({ usdtValue }) => parse(usdtValue),
    waitsForSecond: ({ firstReviewer }) => firstReviewer !== '',
  }),
  changes: [{ kind: 'award', list, confirm: contract.calls.clawbackReview.path, rows: clawbackRequests }],
  searches: [
    searchOf(
      'award',
      '/campaign/award',
      awards,
      begins({ awardNo: (row) => row.awardNo }),
      (_, value) => value,
      amountOf,
    ),
  ],
  logTargets: [{ type: AWARD, list, find: (db, id) => db.awards.get(id) }],
  open: {
    kind: 'award',
    of: (db, subject) =>
      'memberId' in subject
        ? rowsOf(db.awards, subject.memberId)
            .filter(isPending)
            .map(({ memberId, status, usdtValue }) => ({
              memberId,
              status,
              value: parse(usdtValue),
              hold: 'never',
            }))
        : [],
  },
  pending: {
    list,
    of: (db, memberId) =>
      rowsOf(db.awards, memberId)
        .filter(isPending)
        .map(({ id, awardNo: no, amount, coin, status, createdAt }) => ({
          kind: 'award',
          id,
          no,
          amount,
          coin,
          status,
          createdAt,
        })),
  },
};
