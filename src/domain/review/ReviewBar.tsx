import { QuestionOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { QUEUE_ORDERS } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';
import { useT } from '@/i18n';
import { KeyHint } from '@/ui/keys/KeyHint';
import styles from './review.module.css';
import type { WalkOrder } from './queries';
import { median, useSessionStats } from './sessionStats';
import { useDeskKeys } from './useDeskKeys';
import type { Queue } from './useQueue';

const ORDERS: readonly WalkOrder[] = ['list', ...QUEUE_ORDERS];

function QueueNav({ queue }: { queue: Queue }) {
  const t = useT();
  const { left, order, reorder, next, previous } = queue;
  useDeskKeys({ J: next, K: previous });
  return (
    <>
      <Segmented
        size="small"
        aria-label={t('desk.order.label')}
        value={order}
        onChange={reorder}
        options={ORDERS.map((value) => ({ value, label: t(`desk.order.${value}`) }))}
      />
      <Button size="small" disabled={!previous} aria-keyshortcuts="K" onClick={() => previous?.()}>
        {t('desk.previous')}
        <KeyHint name="K" />
      </Button>
      <Button size="small" aria-keyshortcuts="J" onClick={next}>
        {t('desk.next')}
        <KeyHint name="J" />
      </Button>
      <output>{left === undefined ? '' : t('desk.left', { n: left })}</output>
    </>
  );
}

interface ReviewBarProps {
  kind: ReviewKind;
  /** `null` if a single record is reviewed. */
  queue: Queue | null;
  onHelp: () => void;
}

/** The position in the queue, the operator's tally of the session, and the button that lists the keys. */
export function ReviewBar({ kind, queue, onHelp }: ReviewBarProps) {
  const t = useT();
  const { approved, rejected, held, paid, seconds } = useSessionStats(kind);
  const middle = median(seconds);
  useDeskKeys({ '?': onHelp });
  return (
    <div className={styles.bar}>
      {queue ? <QueueNav queue={queue} /> : null}
      <div className={styles.barEnd}>
        <span className={styles.faint}>
          {t('desk.tally', { approved, rejected, held })}
          {paid > 0 ? t('desk.tallyPaid', { paid }) : ''}
          {middle === null ? '' : ` · ${t('desk.median', { n: Math.round(middle) })}`}
        </span>
        <Button
          size="small"
          icon={
            <span aria-hidden>
              <QuestionOutlined />
            </span>
          }
          aria-label={t('desk.keys')}
          aria-keyshortcuts="?"
          title={t('desk.keys')}
          onClick={onHelp}
        />
      </div>
    </div>
  );
}
