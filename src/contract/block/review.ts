import type { Readable } from '../field/read';
import { choice } from '../field/choices';
import { count, minutes } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { records } from '../field/nested';
import { id, ids, note, text } from '../field/texts';
import { code } from '../field/codes';
import { time } from '../field/times';
import { requestId, versions } from '../field/body';

/** The reviewer who has claimed a record, and until when. */
export const claimed = {
  claimBy: staffOnly(unlisted(text())),
  claimUntil: staffOnly(unlisted(nullable(time()))),
};

/** The result of a review. */
export const reviewed = {
  reviewerName: staffOnly(sortable(text())),
  reviewedAt: sortable(nullable(time())),
  reviewRemark: staffOnly(text()),
};

/** One changed field; `null` means that it did not exist. */
export const fieldChange = {
  /** Name of the field in the row. */
  field: text(),
  /** Its value as a text, masked where the field is. */
  before: nullable(text()),
  /** The same, afterwards. */
  after: nullable(text()),
};

/** One step of a record's history: who did what, and which fields changed. */
export const reviewStep = {
  id: id(),
  /** 2 for a second review, 1 for everything else. */
  step: count(),
  /** What was done; empty for a step that has no name. */
  result: code('sys_step_result'),
  /** Who did it; empty for members, chains and the clock. */
  operatorName: text(),
  at: time(),
  /** What they wrote about it. */
  note: text(),
  /** The reason with a name of its own, where one was given. */
  rejectCode: optional(text()),
  diff: records(fieldChange),
};

/** The history of a record, the oldest step first. */
export const history = { history: staffOnly(records(reviewStep)) };

/** Decisions of a reviewer (`sys_step_result`). */
export const Decision = {
  approve: 'approve',
  reject: 'reject',
  hold: 'hold',
  release: 'release',
} as const;
export type Decision = (typeof Decision)[keyof typeof Decision];

/** How urgent a review is, by the server's limits of waiting time. */
export const Urgency = { fresh: 'fresh', soon: 'soon', late: 'late' } as const;
export type Urgency = (typeof Urgency)[keyof typeof Urgency];

/** How long a record has waited for its review; `null` when it is not waiting. */
export const waited = {
  waitMinutes: sortable(nullable(minutes({ urgency: 'waitUrgency' }))),
  waitUrgency: unlisted(nullable(choice(Urgency))),
};

/**
 * Why a record cannot be approved together with others: it does not wait for its first review, it carries a risk, or
 * it is too large.
 */
export const BulkObstacle = { state: 'state', risk: 'risk', amount: 'amount' } as const;
export type BulkObstacle = (typeof BulkObstacle)[keyof typeof BulkObstacle];

/** Whether a record can be approved together with others; computed by the server. */
export const together = {
  /** `null` when it can. */
  bulkObstacle: staffOnly(unlisted(nullable(choice(BulkObstacle)))),
};

/**
 * The reviewed records, one (`id`) or several (`ids`), with their versions. Only the answer about several lists
 * the records.
 */
export const decided = {
  id: optional(id()),
  ids: optional(ids()),
  versions: versions(),
  remark: note(),
  requestId: requestId(),
};

/** Decisions of a second operator (`sys_step_result`). */
export const Verdict = { approve: 'approve', reject: 'reject' } as const;

/** One step of a record's history as the client reads it. */
export type ReviewStep = Readable<typeof reviewStep>;
