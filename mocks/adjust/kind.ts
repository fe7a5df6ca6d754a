import { diffOf } from '../core/audit';
import { mustSayWhy } from '../core/review/guards';
import type { Ask, Kind, Transition } from '../core/review/kind';
import { adjustable } from './add';
import { adjusts } from './list';
import { bookAdjust, close } from './store';
import type { AdjustRow } from './store';

const PENDING = 1;
const APPROVED = 2;
const REJECTED = 3;
const CANCELLED = 4;

/** A reviewer's decision about an adjustment. */
export interface AdjustVerdict extends Ask {
  note: string;
  requestId: string;
}

/** What reviewers have in common. */
const review = {
  from: [PENDING],
  permission: 'memberAssetAdjust/review',
  stepUp: true,
  secondPerson: ['maker'],
} as const;

const approve: Transition<AdjustRow, AdjustVerdict> = {
  ...review,
  verb: 'approve',
  to: [APPROVED],
  guards: [({ context, row }) => void adjustable(context, row.memberId)],
  effect: ({ context: { db, user }, row, input }) => {
    bookAdjust(db, row, { operatorName: user.userName, requestId: input.requestId, at: db.now() });
    row.reviewRemark = input.note;
  },
};

const reject: Transition<AdjustRow, AdjustVerdict> = {
  ...review,
  verb: 'reject',
  to: [REJECTED],
  guards: [mustSayWhy],
  effect: ({ context: { db, user }, row, input }) => {
    close(db, row, { status: REJECTED, reviewerName: user.userName, at: db.now() });
    row.reviewRemark = input.note;
  },
};

const cancel: Transition<AdjustRow, Ask> = {
  verb: 'cancel',
  from: [PENDING],
  to: [CANCELLED],
  permission: 'memberAssetAdjust/cancel',
  only: 'maker',
  effect: ({ context: { db }, row }) => close(db, row, { status: CANCELLED, reviewerName: '', at: db.now() }),
};

/** How adjustments are decided: one operator requests, another one decides. */
export const adjustKind = {
  name: 'adjust',
  resource: adjusts,
  people: { maker: ({ createdBy }) => createdBy },
  decided: {
    states: [APPROVED, REJECTED],
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  diff: (before, after) => [
    ...diffOf(before, after, ['status']),
    ...(after.status === APPROVED
      ? [{ field: 'available', before: after.beforeAvailable, after: after.afterAvailable }]
      : []),
  ],
  transitions: { approve, reject, cancel },
} satisfies Kind<AdjustRow>;
