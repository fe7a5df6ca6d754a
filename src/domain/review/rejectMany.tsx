import { CloseCircleOutlined } from '@ant-design/icons';
import type { BulkAnswer } from '@/api/types';
import type { Key } from '@/i18n/keys';
import type { BulkAction } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import type { Rule } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '../kit/fields';
import { minChars, required } from '@/crud/field/rules';

/** What is sent for all of them. */
interface Rejection {
  ids: number[];
  result: 'reject';
  /** One code for all. */
  rejectCode: string;
  remark: string;
  versions: Record<string, number>;
  requestId: string;
}

interface RejectManyOptions<Row extends object> extends Pick<BulkAction<Row>, 'label' | 'disabledReason'> {
  /** Of the resource. */
  name: string;
  permission: string;
  /** Dictionary of the reasons, and the word for one. */
  reasons: string;
  reasonLabel: Key;
  /** What is about to happen; `{{n}}` is how many. */
  text: Key;
  done: Key;
  send: (rejection: Rejection) => Promise<BulkAnswer>;
}

const LEAST = 5;

/** "Other" says nothing by itself. */
const saysMore: Rule = (value, t, ...rest) =>
  rest[0]['rejectCode'] === 'other'
    ? (required(value, t, ...rest) ?? minChars(LEAST)(value, t, ...rest))
    : null;

/** Rejects several records for one reason. */
export function rejectManyOf<Row extends { id: number; version: number }>({
  name,
  label,
  reasons,
  reasonLabel,
  text,
  done,
  send,
  ...overrides
}: RejectManyOptions<Row>): BulkAction<Row> {
  const field = fieldKit<Pick<Rejection, 'rejectCode' | 'remark'>, never>(name);
  const fields = [
    field.dict('rejectCode', reasons, { label: reasonLabel, preset: false, rules: [required] }),
    field.area('remark', { label: 'field.reviewRemark', rules: [saysMore] }),
  ];
  return {
    ...overrides,
    name: 'reject',
    label,
    icon: <CloseCircleOutlined />,
    danger: true,
    perform: (rows, context) =>
      context.show((dialog) => (
        <FormDialog
          {...dialog}
          name={name}
          title={context.t(label)}
          ok={label}
          danger
          fields={fields}
          save={async (values, _, requestId) => {
            const work = () =>
              send({
                ids: rows.map(({ id }) => id),
                result: 'reject',
                rejectCode: textOf(values['rejectCode']) ?? '',
                remark: textOf(values['remark']) ?? '',
                versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
                requestId,
              });
            const outcome = await context.run(rows, work, done);
            if (outcome.kind === 'failed') throw outcome.error;
          }}
        >
          <p>{context.t(text, { n: rows.length })}</p>
        </FormDialog>
      )),
  };
}
