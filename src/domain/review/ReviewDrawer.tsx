import type { Id } from '@/contract/field/brands';
import { Drawer, Empty, Grid, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Dialog } from '@/crud/action/dialog';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { FormDialog } from '@/crud/form/FormDialog';
import { decidedAt } from '@/crud/action/refusals';
import { useViewer } from '@/crud/action/useViewer';
import { usePermitted } from '@/crud/action/usePermitted';
import type { OpenReviewProps } from './types';
import { DecisionDialog } from './DecisionDialog';
import type { Decision, Review, StatsKey } from './types';
import { ReviewBar } from './ReviewBar';
import { ReviewBody } from './ReviewBody';
import { ReviewFooter } from './ReviewFooter';
import styles from './review.module.css';
import { KeyList } from './KeyList';
import { count } from './sessionStats';
import { useCheckLabel } from './useCheckLabel';
import { useReviewRecord } from './useReviewRecord';
import { REVIEW_MARK } from './useDeskKeys';
import { useQueue } from './useQueue';
import type { Queue } from './useQueue';

/** How decisions without `counts` are counted, by name. */
const COUNTS: Readonly<Record<string, StatsKey>> = {
  approve: 'approved',
  reject: 'rejected',
  hold: 'held',
  pay: 'paid',
};

/** Pixels; in narrower windows the drawer has the width of the window. */
const WIDTH = 1180;

/** A decision that waits for confirmation, with the record as it was when it was chosen. */
interface PendingDecision<Detail> {
  id: Id;
  record: Detail;
  decision: Decision<Detail>;
  reason: string | undefined;
}

interface FrameProps<Detail> extends Dialog {
  reviewDesk: Review<Detail>;
  /** `null` while nothing is shown. */
  id: Id | null;
  queue: Queue | null;
  onDecided: () => void;
}

function Frame<Detail>({ reviewDesk, id, queue, onDecided, open, onClose }: FrameProps<Detail>) {
  const t = useT();
  const { sm } = Grid.useBreakpoint();
  const state = useReviewRecord(reviewDesk, id, open);
  const { record, claim } = state;
  const word = useCheckLabel(reviewDesk.checks?.dict);
  const [asked, setAsked] = useState<PendingDecision<Detail> | null>(null);
  const [refusal, setRefusal] = useState<{ id: Id; error: ApiError } | null>(null);
  const [help, setHelp] = useState(false);
  // Loads the dialog's code early, so that the first decision does not wait for it.
  useEffect(() => FormDialog.fetch(), []);
  const viewer = useViewer();
  const permitted = usePermitted(reviewDesk.decisions);
  const decisions =
    record === undefined
      ? []
      : permitted.filter(({ visible }) => visible?.(record, state.checks ?? [], viewer) ?? true);

  function decide(decision: Decision<Detail>, reason?: string): void {
    if (id === null || record === undefined) return;
    setRefusal(null);
    queue?.stay();
    setAsked({ id, record, decision, reason });
  }

  function finish({ decision: { name, counts = COUNTS[name] } }: PendingDecision<Detail>): void {
    if (counts) count(reviewDesk.kind, counts, state.elapsed());
    setAsked(null);
    onDecided();
  }

  function content(): ReactNode {
    if (record !== undefined)
      return <ReviewBody key={id} review={reviewDesk} record={record} state={state} word={word} />;
    if (queue?.empty) return <Empty description={t('desk.empty')} />;
    return state.failure || queue?.failure ? null : <Skeleton active paragraph={{ rows: 10 }} />;
  }

  return (
    <>
      <Drawer
        open={open}
        destroyOnHidden
        onClose={onClose}
        title={record === undefined ? t('desk.queue') : reviewDesk.titleOf(record, t)}
        size={sm === false ? '100%' : WIDTH}
        aria-busy={state.fetching}
        footer={
          record !== undefined && decisions.length > 0 ? (
            <ReviewFooter
              reviewDesk={reviewDesk}
              decisions={decisions}
              record={record}
              checks={{ checks: state.checks, failed: state.checksFailure !== null, word }}
              held={['theirs', 'asking', 'decided'].includes(claim.kind)}
              barred={claim.kind === 'barred' ? claim.words : null}
              onDecide={decide}
            />
          ) : null
        }
      >
        <div className={styles.desk} {...{ [REVIEW_MARK]: '' }}>
          <ReviewBar kind={reviewDesk.kind} queue={queue} onHelp={() => setHelp(true)} />
          <FailureBar error={queue?.failure ?? null} retry={queue?.retry} />
          {refusal && refusal.id === id ? <Refused error={refusal.error} /> : null}
          <FailureBar error={state.failure} retry={state.retry} />
          {content()}
        </div>
      </Drawer>
      {asked && asked.id === id ? (
        <DecisionDialog
          key={`${asked.id} ${asked.decision.name} ${asked.reason ?? ''}`}
          {...asked}
          review={reviewDesk}
          open={open}
          onClose={() => setAsked(null)}
          onDone={() => finish(asked)}
          onRefused={(error) => {
            setRefusal({ id: asked.id, error });
            setAsked(null);
          }}
        />
      ) : null}
      <KeyList
        reviewDesk={reviewDesk}
        decisions={decisions}
        walks={queue !== null}
        open={open && help}
        onClose={() => setHelp(false)}
      />
    </>
  );
}

/** Why a decision was refused and, if another operator has decided, when. */
function Refused({ error }: { error: ApiError }) {
  const t = useT();
  const at = decidedAt(error);
  return <FailureBar error={error} more={at && t('desk.decidedAt', { at })} />;
}

interface QueueReviewProps<Detail> extends Dialog {
  reviewDesk: Review<Detail>;
  question: object;
}

function QueueReview<Detail>({ reviewDesk, question, open, onClose }: QueueReviewProps<Detail>) {
  const queue = useQueue(reviewDesk, question, open);
  return (
    <Frame
      reviewDesk={reviewDesk}
      id={queue.id}
      queue={queue}
      onDecided={queue.decided}
      open={open}
      onClose={onClose}
    />
  );
}

/** Reviews one record, or the waiting records of a list one after the other. */
export function ReviewDrawer<Detail>({ reviewDesk, subject, open, onClose }: OpenReviewProps<Detail>) {
  const common = { reviewDesk, open, onClose };
  return 'question' in subject ? (
    <QueueReview {...common} question={subject.question} />
  ) : (
    <Frame {...common} id={subject.id} queue={null} onDecided={onClose} />
  );
}
