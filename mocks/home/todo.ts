import { Urgency } from '../../src/contract/block/review';
import { queues, secondQueues } from '../../src/contract/shell/queues';
import type { HomeTodo } from '@/api/homeTypes';
import type { Context } from '../core/http';
import { changeQueuesFor, changesOf, mayConfirm } from '../core/change/queue';
import { queuesOf } from '../core/queues';
import { minutesSince, urgencyOf } from '../core/review/waiting';

/** A record that waits, since when, and whether the operator may decide it. */
interface Waiting {
  since(): string;
  isMine: boolean;
}

type HomeQueue = (typeof queues)[string];

/** The records of a kind that is reviewed; `null` for any other kind, and without permission. */
export function toReview(context: Context<unknown>, { kind, params }: HomeQueue): Waiting[] | null {
  const { db, can, inScope } = context;
  const queue = queuesOf(db).find((one) => one.kind === kind);
  if (!queue || !can(queue.list)) return null;
  const { status, waitsForSecond } = params;
  return queue
    .rows(
      db,
      (row) =>
        (status?.includes(row.status) ?? true) &&
        inScope(row.memberId) &&
        (waitsForSecond === undefined || queue.waitsForSecond(db, row.id) === (waitsForSecond === 1)),
    )
    .map(({ id, since }) => ({ since, isMine: queue.isMine(context, id) }));
}

/** Changes that wait for another operator; `null` where none do, and without permission. */
function toConfirm(context: Context<unknown>, { kind }: HomeQueue): Waiting[] | null {
  const { db } = context;
  const queue = changeQueuesFor(context).find((one) => one.kind === kind);
  if (!queue) return null;
  const rows = changesOf(db, queue).map((row) => ({
    since: () => row.changeAt ?? db.stamp(),
    isMine: mayConfirm(context, queue, row),
  }));
  return rows.length > 0 ? rows : null;
}

/** How many records wait in each queue that the operator may see, for how long, and how many are theirs. */
export function todo(context: Context<unknown>): HomeTodo[] {
  const { db } = context;
  return Object.entries(queues).flatMap(([name, queue]) => {
    const rows = name in secondQueues ? toConfirm(context, queue) : toReview(context, queue);
    if (!rows) return [];
    const moments = rows.map(({ since }) => since()).sort();
    const oldest = moments[0] ?? null;
    const oldestMinutes = oldest === null ? null : minutesSince(db, oldest);
    return {
      kind: name,
      count: rows.length,
      mine: rows.filter(({ isMine }) => isMine).length,
      oldest,
      oldestMinutes,
      oldestUrgency: oldestMinutes === null ? null : urgencyOf(db, oldestMinutes),
      late: moments.filter((since) => urgencyOf(db, minutesSince(db, since)) === Urgency.late).length,
    };
  });
}
