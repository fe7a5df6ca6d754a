import type { ReviewStep } from '@/api/types';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { DictTag, DictTags } from '../cell/DictTag';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './detail.module.css';
import { fieldLabel, useFormatLabel } from '../field/label';

/** Names of what can be done to a record. */
const ACTION_LABELS = 'sys_step_result';

interface HistoryProps {
  steps: readonly ReviewStep[];
  /** Resource whose words name the changed fields. */
  name: string;
  /** Dictionary of the reasons for a rejection. */
  reasons?: string | undefined;
}

/** Who did what and when, newest first, with what it changed. */
export function History({ steps, name, reasons }: HistoryProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  return (
    <ol className={styles.history}>
      {steps.toReversed().map((step) => (
        <li key={step.id}>
          <div className={styles.historyHead}>
            <DictTag type={ACTION_LABELS} code={step.result} />
            {step.step === 2 ? <span className={styles.faint}>{t('crud.step.second')}</span> : null}
            <bdi>{visibleText(step.operatorName)}</bdi>
            <span className={styles.faint}>
              <TimeCell value={step.at} />
            </span>
            {reasons && step.rejectCode ? (
              <DictTags type={reasons} codes={step.rejectCode.split(',')} />
            ) : null}
          </div>
          {step.note ? (
            <p>
              <bdi>{visibleText(step.note)}</bdi>
            </p>
          ) : null}
          <FieldDiff changes={step.diff} labelOf={(field) => labelOf(fieldLabel(name, field))} />
        </li>
      ))}
    </ol>
  );
}
