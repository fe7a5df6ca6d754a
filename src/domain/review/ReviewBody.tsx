import { useT } from '@/i18n';
import { ChecksPanel } from './ChecksPanel';
import { ClaimStrip } from './ClaimStrip';
import { FourEyes } from '../eyes/FourEyes';
import type { Review } from './types';
import styles from './review.module.css';
import { PictureBoard } from './PictureBoard';
import { Sections } from '@/crud/detail/Sections';
import type { ReviewRecord } from './useReviewRecord';

interface ReviewBodyProps<Detail extends object> {
  review: Review<Detail>;
  record: Detail;
  state: ReviewRecord<Detail>;
  word: (code: string) => string;
}

/** One record: who holds it, its facts and checks side by side; where it has pictures, both stand beside these. */
export function ReviewBody<Detail extends object>({ review, record, state, word }: ReviewBodyProps<Detail>) {
  const t = useT();
  const side = review.side?.(record) ?? null;
  const pictures = review.pictures?.(record, t) ?? [];
  const isPictured = pictures.length > 0;
  const sides = review.checks !== undefined || side !== null;
  const facts = <Sections sections={review.sections} record={record} />;
  return (
    <>
      <ClaimStrip claim={state.claim} />
      <FourEyes living={review.living} record={record} />
      <div className={styles.columns} data-sides={sides} data-pictured={isPictured}>
        <div className={styles.main}>
          {isPictured ? (
            <PictureBoard
              pictures={pictures}
              facts={
                <>
                  {side}
                  <Sections sections={review.sections.slice(0, 1)} record={record} />
                </>
              }
            />
          ) : (
            <div>{facts}</div>
          )}
        </div>
        {sides || isPictured ? (
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
            {isPictured ? <div>{facts}</div> : null}
          </aside>
        ) : null}
      </div>
    </>
  );
}
