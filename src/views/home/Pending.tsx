import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeTodo } from '@/api/homeTypes';
import { isReadable } from '@/contract/field/read';
import { recordKinds } from '@/contract/records';
import { queues } from '@/contract/shell/queues';
import { Readable } from '@/crud/cell/Readable';
import { Badge } from '@/ui/base/Badge';
import { translateOr, useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import styles from './home.module.css';
import { Block } from './Block';
import { span } from './homeRules';

const TONES = { fresh: 'plain', soon: 'warn', late: 'late' } as const;

function Queue({ todo }: { todo: HomeTodo }) {
  const t = useT();
  const { kind, count, mine, oldestMinutes, oldestUrgency, late } = todo;
  const queue = Object.hasOwn(queues, kind) ? queues[kind] : undefined;
  const wait = span(oldestMinutes ?? 0);
  return (
    <ScreenLink
      view={queue ? recordKinds[queue.kind].view : ''}
      // The oldest first, as the review then walks them.
      params={{ ...queue?.params, ...(queue?.ownOrder ? {} : { orderBy: 'createdAt asc' }) }}
      className={styles.queue}
      data-waiting={count > 0}
    >
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
          <span className={styles.calm}>{mine > 0 ? t('home.mine', { mine }) : t('home.noneMine')}</span>
        )}
        {count === 0 && <span className={styles.calm}>{t('home.none')}</span>}
        {count > 0 && oldestMinutes !== null && isReadable(todo, 'oldestMinutes') && (
          <Badge tone={TONES[oldestUrgency ?? 'fresh']}>
            {t('home.oldest', { wait: t(`home.wait.${wait.unit}`, { n: wait.n }) })}
          </Badge>
        )}
        {late > 0 && <Badge tone="late">{t('home.late', { count: late })}</Badge>}
      </span>
    </ScreenLink>
  );
}

/**
 * The queues of records that wait for approval, each with its count, how many of them the operator may decide, its
 * oldest record and a link.
 */
export function Pending({ todo }: { todo: UseQueryResult<HomeTodo[]> }) {
  const t = useT();
  // No total is shown if a count could not be read, since it would be wrong.
  const totalOf = (field: 'count' | 'mine') =>
    todo.data?.every((queue) => isReadable(queue, field))
      ? todo.data.reduce((sum, queue) => sum + queue[field], 0)
      : null;
  const count = totalOf('count') ?? 0;
  const mine = totalOf('mine') ?? count;
  const all = mine < count ? t('home.pendingMine', { count, mine }) : t('home.pendingTotal', { count });
  const title = count > 0 ? all : t('home.pending');
  return (
    <Block
      title={title}
      label={t('home.pending')}
      rows={2}
      query={todo}
      isEmpty={(queues) => queues.length === 0}
    >
      {(queues) => (
        <div className={styles.queues}>
          {queues.map((queue, place) => (
            <Queue key={place} todo={queue} />
          ))}
        </div>
      )}
    </Block>
  );
}
