import type { ReviewStep } from '@/contract/block/review';
import type { DictType } from '@/contract/field/dictionaries';
import type { Shape } from '@/contract/field/field';
import { DictTag, DictTags } from '@/crud/cell/DictTag';
import styles from '@/crud/detail/detail.module.css';
import { choiceLabel, fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useFieldText } from '@/crud/field/useFieldText';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { TimeCell } from '@/ui/cell/TimeCell';

interface RecordHistoryProps {
  /** Name and fields of the resource: they give the labels of the changes. */
  name: string;
  shape: Shape;
  steps: readonly ReviewStep[];
  /** Dictionary of the reasons for a rejection. */
  reasons?: DictType | undefined;
}

/** The steps of a record, newest first: operator, action, time and changes. */
export function RecordHistory({ name, shape, steps, reasons }: RecordHistoryProps) {
  const t = useT();
  const formatLabel = useFormatLabel();
  const textOf = useFieldText(
    shape,
    steps.flatMap(({ diff }) => diff.map(({ field }) => field)),
  );
  /** What is told of a record beside its fields may have words of its own for its values. */
  const worded = (field: string, value: unknown): string => {
    const text = textOf(field, value);
    return field in shape || text === '' ? text : formatLabel(choiceLabel(name, field, text));
  };
  if (steps.length === 0) return <span className={styles.faint}>—</span>;
  return (
    <ol className={styles.history}>
      {steps.toReversed().map((step, place) => (
        <li key={place}>
          <div className={styles.historyHead}>
            <DictTag type="sys_step_result" code={step.result} />
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
          <FieldDiff
            changes={step.diff.map(({ field, before, after }) => ({
              field,
              before: worded(field, before),
              after: worded(field, after),
            }))}
            labelOf={(field) => formatLabel(fieldLabel(name, field))}
          />
        </li>
      ))}
    </ol>
  );
}
