import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeTodo } from '@/api/homeTypes';
import { isReadable } from '@/contract/field/read';
import { recordKinds } from '@/contract/records';
import { Urgency } from '@/contract/block/review';
import { queues } from '@/contract/shell/queues';
import { Readable } from '@/crud/cell/Readable';
import { translateOr, useT } from '@/i18n';
import type { LinkParams } from '@/services/links';
import { ScreenLink } from '@/services/ScreenLink';
import { NOTICES } from '@/shell/reminders/kinds';
import styles from './home.module.css';
import { Block } from '@/domain/home/Block';
import { span } from '@/domain/home/span';

const placeOf = ({ kind }: HomeTodo): { view: string; params: LinkParams } => {
  if (kind === NOTICES.id) return NOTICES;
  const queue = Object.hasOwn(queues, kind) ? queues[kind] : undefined;
  // The oldest first, as the review then walks them.
  const order = queue?.ownOrder ? {} : { orderBy: 'createdAt asc' };
  return { view: queue ? recordKinds[queue.kind].view : '', params: { ...queue?.params, ...order } };
};

/** The queue whose oldest record is late, and later than those of the others. */
function worstOf(queues: readonly HomeTodo[]): HomeTodo | undefined {
  return queues
    .filter(({ oldestUrgency }) => oldestUrgency === Urgency.late)
    .toSorted((a, b) => (b.oldestMinutes ?? 0) - (a.oldestMinutes ?? 0))[0];
}

function Queue({ todo, isWorst }: { todo: HomeTodo; isWorst: boolean }) {
  const t = useT();
  const { kind, count, mine, oldestMinutes, oldestUrgency, late } = todo;
  const wait = span(oldestMinutes ?? 0);
  const slow = oldestUrgency === Urgency.fresh || oldestUrgency === null ? undefined : 'warn';
  const tone = isWorst ? 'late' : slow;
  return (
    <ScreenLink {...placeOf(todo)} className={styles.queue} data-waiting={count > 0}>
      <span className={styles.name}>
        <Readable record={todo} field="kind">
          {translateOr(`home.todo.${kind}`, kind)}
        </Readable>
      </span>
      <b className={styles.count}>
        <Readable record={todo} field="count">
          {count}
        </Readable>
      </b>
      <span className={styles.tags}>
        {count > mine && isReadable(todo, 'mine') && (
          <span>{mine > 0 ? t('home.mine', { mine }) : t('home.noneMine')}</span>
        )}
        {count === 0 && <span>{t('home.none')}</span>}
        {count > 0 && oldestMinutes !== null && isReadable(todo, 'oldestMinutes') && (
          <span data-tone={tone}>
            {t('home.oldest', { wait: t(`home.wait.${wait.unit}`, { n: wait.n }) })}
          </span>
        )}
        {late > 0 && <span data-tone={tone}>{t('home.late', { count: late })}</span>}
      </span>
    </ScreenLink>
  );
}

/** Notices to read, as one queue more: the bell counts them too. */
const noticesOf = (unread: number): HomeTodo[] =>
  unread === 0
    ? []
    : [
        {
          kind: NOTICES.id,
          count: unread,
          mine: unread,
          oldest: null,
          oldestMinutes: null,
          oldestUrgency: null,
          late: 0,
        },
      ];

/**
 * The queues of records that wait for approval, each with its count, how many of them the operator may decide, its
 * oldest record and a link. Their total is that of the bell.
 */
export function Pending({ todo, unread }: { todo: UseQueryResult<HomeTodo[]>; unread: number }) {
  const t = useT();
  const shown = [...(todo.data ?? []), ...noticesOf(unread)];
  // No total is shown if a count could not be read, since it would be wrong.
  const totalOf = (field: 'count' | 'mine') =>
    shown.every((queue) => isReadable(queue, field))
      ? shown.reduce((sum, queue) => sum + queue[field], 0)
      : null;
  const count = totalOf('count') ?? 0;
  const mine = totalOf('mine') ?? count;
  const all = mine < count ? t('home.pendingMine', { count, mine }) : t('home.pendingTotal', { count });
  const title = count > 0 ? all : t('home.pending');
  const worst = worstOf(shown);
  return (
    <Block title={title} label={t('home.pending')} rows={2} query={todo} isEmpty={() => shown.length === 0}>
      {() => (
        <div className={styles.queues}>
          {shown.map((queue, place) => (
            <Queue key={place} todo={queue} isWorst={queue === worst} />
          ))}
        </div>
      )}
    </Block>
  );
}
