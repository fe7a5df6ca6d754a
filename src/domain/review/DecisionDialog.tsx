import type { Id } from '@/contract/field/brands';
import { Refusal } from '@/contract/refusals';
import { Form } from 'antd';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Dialog } from '@/crud/action/dialog';
import type { Field, FormValues } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import type { Decision, Review, RejectReasons } from './types';
import styles from './review.module.css';

/** Refusals that another attempt would meet again. */
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

/** What is about to happen, as the form around it stands. */
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
  /** As it was when the decision was asked for: what is confirmed is what is sent. */
  record: Detail;
  /** The reason a digit has chosen. */
  reason: string | undefined;
  onDone: () => void;
  /** Told when another attempt makes no sense. */
  onRefused: (error: ApiError) => void;
}

/** Says once more what is about to happen to whom, and asks what the decision needs. */
export function DecisionDialog<Detail>(props: DecisionDialogProps<Detail>) {
  const { review, id, decision, record, reason, onDone, onRefused, open, onClose } = props;
  const t = useT();
  const { label, danger = false, done = 'desk.done' } = decision;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      name={review.name}
      id={id}
      touches={decision.touches}
      title={t(label)}
      ok={label}
      danger={danger}
      fields={withReason(decision.fields?.(record) ?? [], review.rejectReasons, reason)}
      done={done}
      onDone={onDone}
      final={FINAL}
      onFinal={onRefused}
      save={(values, _, requestId) => decision.submit(record, values, requestId)}
    >
      <DecisionText decision={decision} record={record} />
    </FormDialog>
  );
}
