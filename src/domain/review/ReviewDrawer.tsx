import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useT } from '@/i18n';
import { dictLabel, dictQuery } from '@/crud/cell/useDict';
import type { Id } from '@/contract/field/brands';
import { Drawer, Empty, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/failure';
import type { Dialog } from '@/crud/action/dialog';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { FormDialog } from '@/crud/form/FormDialog';
import { decidedAt } from '@/crud/action/refusals';
import { runAction } from '@/crud/action/runAction';
import type { ScreenContext } from '@/crud/action/screenAction';
import { useConfirm } from '@/crud/action/useConfirm';
import { useDialogs } from '@/crud/action/useDialogs';
import type { FormValues } from '@/crud/field/field';
import { useViewer } from '@/crud/action/useViewer';
import { usePermitted } from '@/crud/action/usePermitted';
import { usePhone } from '@/ui/base/windowWidth';
import type { Decision, OpenReviewProps, RejectReasons, Review, StatsKey } from './types';
import { blocks } from './checks';
import { ReviewBar } from './ReviewBar';
import { ReviewBody } from './ReviewBody';
import { OwnClaim } from './ClaimStrip';
import { KeptViews } from './keptViews';
import type { PictureView } from './pictureView';
import { ReviewFooter } from './ReviewFooter';
import { useReviewHelp } from './useReviewHelp';
import { count } from './sessionStats';
import { useReviewRecord } from './useReviewRecord';
import { REVIEW_MARK } from './useReviewKeys';
import { useQueue } from './useQueue';
import type { Queue } from './useQueue';
import styles from './review.module.css';

/** The label of a check by its code, from the dictionary; the code itself without a dictionary. */
export function useCheckLabel(dict: string | undefined): (code: string) => string {
  const { data = [] } = useQuery({ ...dictQuery(dict ?? ''), enabled: dict !== undefined });
  const language = useLanguage();
  return (code) => {
    const entry = data.find(({ key }) => key === code);
    return entry ? dictLabel(entry, language) : code;
  };
}

/** How decisions without `counts` are counted, by name. */
const COUNTS: Readonly<Record<string, StatsKey>> = {
  approve: 'approved',
  reject: 'rejected',
  hold: 'held',
  pay: 'paid',
};

const ignore = () => undefined;

/** The field of the reason with the one that was chosen by its key. */
const givenBy = (reasons: RejectReasons | undefined, code: string | undefined): FormValues =>
  reasons && code !== undefined ? { [reasons.field]: reasons.many ? [code] : code } : {};

/** Pixels; in narrower windows the drawer has the width of the window. */
const WIDTH = 1180;

interface FrameProps<Detail extends object> extends Dialog {
  review: Review<Detail>;
  /** `null` while nothing is shown. */
  id: Id | null;
  queue: Queue | null;
  onDecided: () => void;
}

function Frame<Detail extends object>({ review, id, queue, onDecided, open, onClose }: FrameProps<Detail>) {
  const t = useT();
  const isPhone = usePhone();
  const state = useReviewRecord(review, id, open);
  const { record, claim } = state;
  const word = useCheckLabel(review.checks?.dict);
  /** The record that a dialog was opened for: where another one is on screen, it is not drawn. */
  const [asked, setAsked] = useState<Id | null>(null);
  const [views] = useState(() => new Map<string, PictureView>());
  const [show, dialogs] = useDialogs();
  const [refusal, setRefusal] = useState<{ id: Id; error: ApiError } | null>(null);
  // Loads the dialog's code early, so that the first decision does not wait for it.
  useEffect(() => FormDialog.fetch(), []);
  const client = useQueryClient();
  const confirm = useConfirm();
  const viewer = useViewer();
  const permitted = usePermitted(review.decisions);
  const isBlocked = blocks(state.checks ?? []);
  const decisions =
    record === undefined
      ? []
      : permitted.filter(
          ({ visible, atBlock }) => (atBlock !== 'lifts' || isBlocked) && (visible?.(record, viewer) ?? true),
        );

  const help = useReviewHelp(review, decisions, queue !== null);

  function finish({ name, stays = false, counts = COUNTS[name] }: Decision<Detail>): void {
    if (counts) count(review.kind, counts, state.elapsed());
    setAsked(null);
    if (!stays) onDecided();
  }

  function decide(decision: Decision<Detail>, reason?: string): void {
    if (id === null || record === undefined) return;
    setRefusal(null);
    queue?.stay();
    setAsked(id);
    const context: ScreenContext = {
      client,
      t,
      viewer,
      show,
      confirm,
      openDetail: ignore,
      exportCsv: ignore,
      onWritten: () => finish(decision),
      review: {
        given: givenBy(review.rejectReasons, reason),
        onRefused: (error) => setRefusal({ id, error }),
      },
    };
    runAction(() => decision.perform(record, context));
  }

  function content(): ReactNode {
    if (record !== undefined)
      return (
        <KeptViews value={views}>
          <ReviewBody key={id} review={review} record={record} state={state} word={word} />
        </KeptViews>
      );
    if (queue?.empty) return <Empty description={t('review.empty')} />;
    return state.failure || queue?.failure ? null : <Skeleton active paragraph={{ rows: 10 }} />;
  }

  return (
    <>
      <Drawer
        open={open}
        destroyOnHidden
        onClose={onClose}
        title={record === undefined ? t('review.queue') : review.titleOf(record, t)}
        extra={claim.kind === 'mine' ? <OwnClaim until={claim.until} /> : null}
        size={isPhone ? '100%' : WIDTH}
        aria-busy={state.fetching}
        footer={
          record !== undefined && decisions.length > 0 ? (
            <ReviewFooter
              review={review}
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
        <div className={styles.review} {...{ [REVIEW_MARK]: '' }}>
          <ReviewBar kind={review.kind} queue={queue} onHelp={help} />
          <FailureBar error={queue?.failure ?? null} retry={queue?.retry} />
          {refusal && refusal.id === id ? <Refused error={refusal.error} /> : null}
          <FailureBar error={state.failure} retry={state.retry} />
          {content()}
        </div>
      </Drawer>
      {open && asked === id ? dialogs : null}
    </>
  );
}

/** Why a decision was refused and, if another operator has decided, when. */
function Refused({ error }: { error: ApiError }) {
  const t = useT();
  const at = decidedAt(error);
  return <FailureBar error={error} more={at && t('review.decidedAt', { at })} />;
}

interface QueueReviewProps<Detail extends object> extends Dialog {
  review: Review<Detail>;
  question: object;
}

function QueueReview<Detail extends object>({ review, question, open, onClose }: QueueReviewProps<Detail>) {
  const queue = useQueue(review, question, open);
  return (
    <Frame
      review={review}
      id={queue.id}
      queue={queue}
      onDecided={queue.decided}
      open={open}
      onClose={onClose}
    />
  );
}

/** Reviews one record, or the waiting records of a list one after the other. */
export function ReviewDrawer<Detail extends object>({
  review,
  subject,
  open,
  onClose,
}: OpenReviewProps<Detail>) {
  const common = { review, open, onClose };
  return 'question' in subject ? (
    <QueueReview {...common} question={subject.question} />
  ) : (
    <Frame {...common} id={subject.id} queue={null} onDecided={onClose} />
  );
}
