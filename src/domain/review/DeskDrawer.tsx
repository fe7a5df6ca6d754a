import { Drawer, Empty, Grid, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Dialog } from '@/crud/action/action';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { FormDialog } from '@/crud/form/FormDialog';
import { decidedAt } from '@/crud/action/refusals';
import { usePermitted } from '@/crud/action/usePermitted';
import type { OpenDesk } from './types';
import { DecisionDialog } from './DecisionDialog';
import type { Decision, Desk, TallyKey } from './types';
import { DeskBar } from './DeskBar';
import { DeskBody } from './DeskBody';
import { DeskFoot } from './DeskFoot';
import styles from './desk.module.css';
import { KeyList } from './KeyList';
import { count } from './tally';
import { useCheckWord } from './useCheckWord';
import { useDeskRecord } from './useDeskRecord';
import { DESK_MARK } from './useHotkeys';
import { useQueue } from './useQueue';
import type { Queue } from './useQueue';

/** How a decision is counted that does not say it. */
const COUNTS: Readonly<Record<string, TallyKey>> = { approve: 'approved', reject: 'rejected', hold: 'held' };

/** Pixels; narrower windows are filled. */
const WIDTH = 1180;

/** What was asked for: a decision about a record as it was then. */
interface Asked<Detail> {
  id: number;
  record: Detail;
  decision: Decision<Detail>;
  reason: string | undefined;
}

interface FrameProps<Detail> extends Dialog {
  desk: Desk<Detail>;
  /** `null` while nothing is shown. */
  id: number | null;
  queue: Queue | null;
  onDecided: () => void;
}

function Frame<Detail>({ desk, id, queue, onDecided, open, onClose }: FrameProps<Detail>) {
  const t = useT();
  const { sm } = Grid.useBreakpoint();
  const state = useDeskRecord(desk, id, open);
  const { record, claim } = state;
  const word = useCheckWord(desk.checks?.dict);
  const [asked, ask] = useState<Asked<Detail> | null>(null);
  const [refusal, setRefusal] = useState<{ id: number; error: ApiError } | null>(null);
  const [help, setHelp] = useState(false);
  // The first decision is not to wait for the dialog's code.
  useEffect(() => FormDialog.fetch(), []);
  const permitted = usePermitted(desk.decisions);
  const decisions =
    record === undefined
      ? []
      : permitted.filter(({ visible }) => visible?.(record, state.checks ?? []) ?? true);

  function decide(decision: Decision<Detail>, reason?: string): void {
    if (id === null || record === undefined) return;
    setRefusal(null);
    queue?.stay();
    ask({ id, record, decision, reason });
  }

  function finish({ decision: { name, counts = COUNTS[name] } }: Asked<Detail>): void {
    if (counts) count(desk.kind, counts, state.elapsed());
    ask(null);
    onDecided();
  }

  function content(): ReactNode {
    if (record !== undefined)
      return <DeskBody key={id} desk={desk} record={record} state={state} word={word} />;
    if (queue?.empty) return <Empty description={t('desk.empty')} />;
    return state.failure || queue?.failure ? null : <Skeleton active paragraph={{ rows: 10 }} />;
  }

  return (
    <>
      <Drawer
        open={open}
        destroyOnHidden
        onClose={onClose}
        title={record === undefined ? t('desk.queue') : desk.titleOf(record, t)}
        size={sm === false ? '100%' : WIDTH}
        aria-busy={state.fetching}
        footer={
          record !== undefined && decisions.length > 0 ? (
            <DeskFoot
              desk={desk}
              decisions={decisions}
              record={record}
              checks={{ checks: state.checks, failed: state.checksFailure !== null, word }}
              held={claim.kind === 'theirs' || claim.kind === 'asking'}
              onDecide={decide}
            />
          ) : null
        }
      >
        <div className={styles.desk} {...{ [DESK_MARK]: '' }}>
          <DeskBar kind={desk.kind} queue={queue} onHelp={() => setHelp(true)} />
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
          desk={desk}
          open={open}
          onClose={() => ask(null)}
          onDone={() => finish(asked)}
          onRefused={(error) => {
            setRefusal({ id: asked.id, error });
            ask(null);
          }}
        />
      ) : null}
      <KeyList
        desk={desk}
        decisions={decisions}
        walks={queue !== null}
        open={open && help}
        onClose={() => setHelp(false)}
      />
    </>
  );
}

/** Why a decision came to nothing, and when it was taken if somebody else took it. */
function Refused({ error }: { error: ApiError }) {
  const t = useT();
  const at = decidedAt(error);
  return <FailureBar error={error} more={at && t('desk.decidedAt', { at })} />;
}

function QueueDesk<Detail>({ desk, open, onClose }: OpenDesk<Detail>) {
  const queue = useQueue(desk, open);
  return (
    <Frame desk={desk} id={queue.id} queue={queue} onDecided={queue.decided} open={open} onClose={onClose} />
  );
}

/** Records under review, one at a time: the one given, or one after the other whatever waits. */
export function DeskDrawer<Detail>({ desk, id, open, onClose }: OpenDesk<Detail>) {
  return id === undefined ? (
    <QueueDesk desk={desk} open={open} onClose={onClose} />
  ) : (
    <Frame desk={desk} id={id} queue={null} onDecided={onClose} open={open} onClose={onClose} />
  );
}
