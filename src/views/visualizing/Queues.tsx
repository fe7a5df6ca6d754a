import type { HomeTodo } from '@/api/homeTypes';
import { isReadable } from '@/contract/field/read';
import { Readable } from '@/crud/cell/Readable';
import { span } from '@/domain/home/span';
import { translateOr, useT } from '@/i18n';
import styles from './rows.module.css';

/** Queues of records that wait for an operator: their number, their waiting time, and how many are overdue. */
export function Queues({ queues }: { queues: readonly HomeTodo[] }) {
  const t = useT();
  return (
    <ul className={styles.queues}>
      {queues.map((queue, place) => {
        const { kind, count, oldestMinutes, late } = queue;
        const { unit, n } = span(oldestMinutes ?? 0);
        return (
          <li key={place}>
            <span>
              {translateOr(`visualizing.queue.${kind}`, kind)}
              <small>
                {oldestMinutes === null || !isReadable(queue, 'oldestMinutes')
                  ? t('visualizing.calm')
                  : t(`visualizing.oldest.${unit}`, { n })}
              </small>
            </span>
            {late > 0 && <em>{t('visualizing.late', { n: late })}</em>}
            <b data-waiting={count > 0}>
              <Readable record={queue} field="count">
                {count}
              </Readable>
            </b>
          </li>
        );
      })}
    </ul>
  );
}
