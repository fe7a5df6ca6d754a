import { adjust } from '../../src/contract/finance/adjust';
import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import { termsOf } from '../../src/contract/flow';
import { daySumOf } from '../core/byHand';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { Refusal } from '../core/refusal';
import type { Ask, Kind, Transition } from '../core/review/kind';
import { adjustable } from './add';
import { putOnHold } from './holds';
import { adjusts } from './list';
import { secondThreshold } from './settings';
import { bookAdjust, close, isPossible } from './store';
import type { AdjustRow } from './store';
import { adjustTrail } from './trail';
import { refusals } from './refusals';

const { pending, rejected, cancelled } = AdjustStatus;

/** A reviewer's decision about an adjustment. */
export interface AdjustVerdict extends Ask {
  note: string;
  requestId: string;
  /** The available balance that the reviewer was shown; `undefined` where none was sent. */
  shown?: string | undefined;
  /** What it was when the call came: what the call itself books before is no surprise to the reviewer. */
  found?: string | undefined;
}

/** True while a second reviewer is missing, for what its maker has entered for the member that day. */
const needsSecond = (db: Db, row: AdjustRow): boolean =>
  row.firstReviewer === '' && daySumOf(db, row) > setting(db, secondThreshold);

const approve: Transition<AdjustRow, AdjustVerdict> = {
  ...termsOf(adjust, 'approve'),
  step: ({ firstReviewer }) => (firstReviewer ? 2 : 1),
  guards: [
    ({ context, row }) => void adjustable(context, row.memberId),
    ({ input: { shown, found: now } }) => {
      if (shown !== undefined && now !== undefined && parse(shown) !== parse(now))
        throw new Refusal(40904, { because: refusals.balanceChanged, before: format(parse(shown)), now });
    },
    ({ context: { db }, row }) => {
      if (!isPossible(db, row)) throw new Refusal(42201);
    },
  ],
  effect: ({ context: { db, user }, row, input }) => {
    if (needsSecond(db, row)) {
      row.firstReviewer = user.userName;
      row.reviewRemark = input.note;
      return;
    }
    bookAdjust(db, row, { operatorName: user.userName, requestId: input.requestId, at: db.now() });
    row.reviewRemark = input.note;
  },
};

const reject: Transition<AdjustRow, AdjustVerdict> = {
  ...termsOf(adjust, 'reject'),
  effect: ({ context: { db, user }, row, input }) => {
    close(db, row, { status: rejected, reviewerName: user.userName, at: db.now() });
    row.reviewRemark = input.note;
  },
};

const hold: Transition<AdjustRow, AdjustVerdict> = {
  ...termsOf(adjust, 'hold'),
  effect: ({ row, input }) => {
    putOnHold(row);
    row.reviewRemark = input.note;
  },
};

const release: Transition<AdjustRow, AdjustVerdict> = {
  ...termsOf(adjust, 'release'),
  effect: ({ row, input }) => {
    row.status = pending;
    row.reviewRemark = input.note;
  },
};

const cancel: Transition<AdjustRow, Ask> = {
  ...termsOf(adjust, 'cancel'),
  effect: ({ context: { db }, row }) => close(db, row, { status: cancelled, reviewerName: '', at: db.now() }),
};

/** How adjustments are decided: one operator requests, another one decides. */
export const adjustKind = {
  ...adjustTrail,
  resource: adjusts,
  asks: 'adjust',
  decided: {
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  transitions: { approve, reject, hold, release, cancel },
} satisfies Kind<AdjustRow>;
