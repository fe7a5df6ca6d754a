import type { Id } from '@/contract/field/brands';
import { Refusal } from '@/contract/refusals';
import { Form } from 'antd';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Dialog } from '@/crud/action/dialog';
import { useViewer } from '@/crud/action/useViewer';
import type { Field, FormValues } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import type { Decision, Review, RejectReasons } from './types';
import styles from './review.module.css';

/** Error codes after which another attempt would fail again. */
const FINAL: readonly number[] = [
  Refusal.staleVersion,
  Refusal.alreadyDecided,
  Refusal.claimedByAnother,
  Refusal.samePerson,
  Refusal.wrongState,
];

function withReason(fields: readonly Field[], reasons: RejectReasons | undefined, code: string | undefined) {
  if (!reasons || code === undefined) return fields;
  return fields.map((field) =>
    field.name === reasons.field ? { ...field, initial: reasons.many ? [code] : code } : field,
  );
}

const fieldAfter = (fields: readonly Field[], reasons: RejectReasons | undefined): string | undefined =>
  fields[fields.findIndex(({ name }) => name === reasons?.field) + 1]?.name;

/** Says what the decision will do, for the present values of the form around it. */
function DecisionText<Detail>({ decision, record }: { decision: Decision<Detail>; record: Detail }) {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const values = Form.useWatch((all: FormValues) => all, form) ?? {};
  const [first, ...more] = decision.text(record, t, values);
  return (
    <div>
      <p className={styles.text}>{first}</p>
      {more.map((line) => (
        <p key={line} className={styles.more}>
          {line}
        </p>
      ))}
    </div>
  );
}

interface DecisionDialogProps<Detail> extends Dialog {
  review: Review<Detail>;
  id: Id;
  decision: Decision<Detail>;
  /** The record as it was when the dialog was opened, so that the operator confirms exactly what is sent. */
  record: Detail;
  /** The reason chosen by a digit key. */
  reason: string | undefined;
  onDone: () => void;
  /** Called when another attempt would fail again. */
  onRefused: (error: ApiError) => void;
}

/** Asks for confirmation of a decision and for the values that it needs. */
export function DecisionDialog<Detail>(props: DecisionDialogProps<Detail>) {
  const { review, id, decision, record, reason, onDone, onRefused, open, onClose } = props;
  const t = useT();
  const viewer = useViewer();
  const { label, danger = false, done = 'desk.done' } = decision;
  const fields = decision.fields?.(record, viewer) ?? [];
  // A reason that was chosen by its key leaves what follows it to be typed.
  const afterReason = reason === undefined ? undefined : fieldAfter(fields, review.rejectReasons);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      name={review.name}
      id={id}
      touches={decision.touches}
      draft={`${review.name} ${decision.name} ${id}`}
      title={t(label)}
      ok={label}
      danger={danger}
      fields={withReason(fields, review.rejectReasons, reason)}
      focus={afterReason ?? decision.focus}
      done={done}
      onDone={onDone}
      final={FINAL}
      onFinal={onRefused}
      save={(values, _, requestId) => decision.submit(record, values, requestId)}
    >
      <DecisionText decision={decision} record={record} />
      {decision.content?.(record)}
    </FormDialog>
  );
}
