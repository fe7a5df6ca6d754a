import { useT } from '@/i18n';
import { ChecksPanel } from './ChecksPanel';
import { ClaimStrip } from './ClaimStrip';
import type { Desk } from './types';
import styles from './desk.module.css';
import { PictureBoard } from './PictureBoard';
import { Sections } from '@/crud/detail/Sections';
import type { DeskRecord } from './useDeskRecord';

interface DeskBodyProps<Detail> {
  desk: Desk<Detail>;
  record: Detail;
  state: DeskRecord<Detail>;
  word: (code: string) => string;
}

/** Everything about one record: who holds it, its pictures and facts, and beside them what was checked. */
export function DeskBody<Detail>({ desk, record, state, word }: DeskBodyProps<Detail>) {
  const t = useT();
  const side = desk.side?.(record) ?? null;
  const sides = desk.checks !== undefined || side !== null;
  return (
    <>
      <ClaimStrip claim={state.claim} firstReviewer={desk.firstReviewer?.(record) ?? ''} />
      <div className={styles.columns} data-sides={sides}>
        <div className={styles.main}>
          {desk.pictures ? <PictureBoard pictures={desk.pictures(record, t)} /> : null}
          <div>
            <Sections sections={desk.sections} record={record} />
          </div>
        </div>
        {sides ? (
          <aside className={styles.aside}>
            {desk.checks ? (
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
