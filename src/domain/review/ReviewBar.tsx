import { QuestionOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { QUEUE_ORDERS } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';
import { useT } from '@/i18n';
import { KeyHint } from '@/ui/keys/KeyHint';
import styles from './review.module.css';
import type { WalkOrder } from './queries';
import { median, useSessionStats } from './sessionStats';
import { useReviewKeys } from './useReviewKeys';
import type { Queue } from './useQueue';

const ORDERS: readonly WalkOrder[] = ['list', ...QUEUE_ORDERS];

function QueueNav({ queue }: { queue: Queue }) {
  const t = useT();
  const { left, order, reorder, next, previous } = queue;
  useReviewKeys({ J: next, K: previous });
  return (
    <>
      <Segmented
        size="small"
        aria-label={t('review.order.label')}
        value={order}
        onChange={reorder}
        options={ORDERS.map((value) => ({ value, label: t(`review.order.${value}`) }))}
      />
      <Button size="small" disabled={!previous} aria-keyshortcuts="K" onClick={() => previous?.()}>
        {t('review.previous')}
        <KeyHint name="K" />
      </Button>
      <Button size="small" aria-keyshortcuts="J" onClick={next}>
        {t('review.next')}
        <KeyHint name="J" />
      </Button>
      <output>{left === undefined ? '' : t('review.left', { n: left })}</output>
    </>
  );
}

interface ReviewBarProps {
  kind: ReviewKind;
  /** `null` if a single record is reviewed. */
  queue: Queue | null;
  onHelp: () => void;
}

/** The position in the queue, what the operator has decided in this session, and the button that opens the manual. */
export function ReviewBar({ kind, queue, onHelp }: ReviewBarProps) {
  const t = useT();
  const { approved, rejected, held, paid, seconds } = useSessionStats(kind);
  const middle = median(seconds);
  useReviewKeys({ '?': onHelp });
  return (
    <div className={styles.bar}>
      {queue ? <QueueNav queue={queue} /> : null}
      <div className={styles.barEnd}>
        <span className={styles.faint}>
          {t('review.counts', { approved, rejected, held })}
          {paid > 0 ? t('review.countsPaid', { paid }) : ''}
          {middle === null ? '' : ` · ${t('review.median', { n: Math.round(middle) })}`}
        </span>
        <Button
          size="small"
          icon={
            <span aria-hidden>
              <QuestionOutlined />
            </span>
          }
          aria-label={t('review.help')}
          aria-keyshortcuts="?"
          title={t('review.help')}
          onClick={onHelp}
        />
      </div>
    </div>
  );
}
