import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n';
import { KeyHint } from '@/ui/keys/KeyHint';
import { useViewer } from '@/crud/action/useViewer';
import { blocks, levelOf } from './checks';
import type { RiskCheck } from './checks';
import type { Decision, Review } from './types';
import styles from './review.module.css';
import { Reasons } from './Reasons';
import { useReviewKeys } from './useReviewKeys';

/** A decision and the reason why it is not possible now, or `null`. */
interface ReasonChoice<Detail> {
  decision: Decision<Detail>;
  obstacle: string | null;
}

/** The visible decisions about a record, each with the reason if it is not possible now. */
function useChoices<Detail>(
  decisions: readonly Decision<Detail>[],
  record: Detail,
  { checks, failed, word }: KnownChecks,
  barred: string | null,
): ReasonChoice<Detail>[] {
  const t = useT();
  const viewer = useViewer();
  function stop(): string | null {
    if (failed) return t('review.checksFailed');
    if (!checks) return t('review.checksLoading');
    if (!blocks(checks)) return null;
    const list = checks.filter((check) => levelOf(check) === 'block');
    return t('review.blocked', {
      list: list.map(({ code, label }) => label ?? word(code)).join(t('crud.comma')),
    });
  }
  return decisions.map((decision) => ({
    decision,
    obstacle:
      (decision.atBlock === 'stops' ? stop() : null) ??
      decision.disabledReason?.(record, t, viewer) ??
      (decision.name === 'approve' ? barred : null),
  }));
}

/** State of the checks; `undefined` until they are loaded. */
export interface KnownChecks {
  checks: readonly RiskCheck[] | undefined;
  failed: boolean;
  /** Label for a check that the server sends without one. */
  word: (code: string) => string;
}

interface ReviewFooterProps<Detail> {
  review: Review<Detail>;
  decisions: readonly Decision<Detail>[];
  record: Detail;
  checks: KnownChecks;
  /** Another operator holds the record, so that no decision is possible. */
  held: boolean;
  /** Why this operator may not approve the record, as the server says; `null` if they may. */
  barred: string | null;
  onDecide: (decision: Decision<Detail>, reason?: string) => void;
}

/** The decisions with their keys, and the reasons for a rejection. */
export function ReviewFooter<Detail>({
  review,
  decisions,
  record,
  checks,
  held,
  barred,
  onDecide,
}: ReviewFooterProps<Detail>) {
  const t = useT();
  const choices = useChoices(decisions, record, checks, barred);
  const keys = choices.map(({ decision, obstacle }): [string, (() => void) | null] => [
    decision.hotkey ?? '',
    held || obstacle !== null ? null : () => onDecide(decision),
  ]);
  useReviewKeys(Object.fromEntries(keys));
  const reject = choices.find(({ decision }) => decision.name === 'reject');
  const obstacles = [...new Set(choices.flatMap(({ obstacle }) => obstacle ?? []))];
  return (
    <div className={styles.foot}>
      {review.rejectReasons && reject ? (
        <Reasons
          dict={review.rejectReasons.dict}
          disabled={held || reject.obstacle !== null}
          onChoose={(code) => onDecide(reject.decision, code)}
        />
      ) : null}
      <div className={styles.decisions}>
        {choices.map(({ decision, obstacle }) => (
          <Button
            key={decision.name}
            className={decision.forGood ? styles.apart : undefined}
            icon={decision.forGood ? <StopOutlined aria-hidden /> : undefined}
            color={decision.danger ? 'danger' : decision.primary ? 'primary' : 'default'}
            variant={decision.forGood ? 'filled' : decision.primary ? 'solid' : 'outlined'}
            disabled={held || obstacle !== null}
            title={obstacle ?? undefined}
            aria-keyshortcuts={decision.hotkey}
            onClick={() => onDecide(decision)}
          >
            {t(decision.label)}
            {decision.hotkey ? <KeyHint name={decision.hotkey} /> : null}
          </Button>
        ))}
      </div>
      {obstacles.map((obstacle) => (
        <p key={obstacle} className={styles.note}>
          {obstacle}
        </p>
      ))}
    </div>
  );
}
