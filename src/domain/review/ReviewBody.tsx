import { useT } from '@/i18n';
import { ChecksPanel } from './ChecksPanel';
import { ClaimStrip } from './ClaimStrip';
import type { Review } from './types';
import styles from './review.module.css';
import { PictureBoard } from './PictureBoard';
import { Sections } from '@/crud/detail/Sections';
import type { ReviewRecord } from './useReviewRecord';

interface ReviewBodyProps<Detail> {
  review: Review<Detail>;
  record: Detail;
  state: ReviewRecord<Detail>;
  word: (code: string) => string;
}

/** One record: who holds it, its pictures and facts, and its checks beside them. */
export function ReviewBody<Detail>({ review, record, state, word }: ReviewBodyProps<Detail>) {
  const t = useT();
  const side = review.side?.(record) ?? null;
  const sides = review.checks !== undefined || side !== null;
  return (
    <>
      <ClaimStrip claim={state.claim} firstReviewer={review.firstReviewer?.(record) ?? ''} />
      <div className={styles.columns} data-sides={sides}>
        <div className={styles.main}>
          {review.pictures ? (
            <PictureBoard
              pictures={review.pictures(record, t)}
              facts={
                <>
                  {side}
                  <Sections sections={review.sections.slice(0, 1)} record={record} />
                </>
              }
            />
          ) : null}
          <div>
            <Sections sections={review.sections} record={record} />
          </div>
        </div>
        {sides ? (
          <aside className={styles.aside}>
            {review.checks ? (
              <ChecksPanel
                checks={state.checks}
                failure={state.checksFailure}
                retry={state.retryChecks}
                word={word}
              />
            ) : null}
            {side}
          </aside>
        ) : null}
      </div>
    </>
  );
}
