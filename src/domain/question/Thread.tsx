import { ThreadKind } from '@/contract/block/question';
import type { ThreadEntry } from '@/contract/block/question';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './question.module.css';

function Entry({ entry: { kind, by, at, text, to } }: { entry: ThreadEntry }) {
  const t = useT();
  const isQuestion = kind === ThreadKind.question;
  return (
    <li className={styles.entry} data-kind={kind}>
      <div className={styles.head}>
        <strong>
          <bdi>{visibleText(by)}</bdi>
        </strong>
        <span>
          {isQuestion
            ? t('crud.question.to', { who: to || t('crud.question.anyone') })
            : t(kind === ThreadKind.reply ? 'crud.question.replied' : 'crud.question.retracted')}
        </span>
        <span className={styles.faint}>
          <TimeCell value={at} />
        </span>
      </div>
      <p>
        <bdi>{visibleText(text)}</bdi>
      </p>
    </li>
  );
}

/** What was asked about a record and replied, the oldest entry first, so that it reads as it was written. */
export function Thread({ thread }: { thread: readonly ThreadEntry[] }) {
  return (
    <ol className={styles.thread}>
      {thread.map((entry, place) => (
        <Entry key={place} entry={entry} />
      ))}
    </ol>
  );
}
