import { AuditOutlined, CloseCircleOutlined, PlaySquareOutlined } from '@ant-design/icons';
import { permissionOf, send } from '@/api/call';
import { fetchRecord } from '@/api/records';
import { idOf } from '@/contract/field/brands';
import type { Call } from '@/contract/call';
import type { Shape, ShapeValue } from '@/contract/field/field';
import { LEAST_REASON } from '@/contract/field/limits';
import type { PageQuery } from '@/contract/filter';
import type { DetailOf, Resource, RowOf } from '@/contract/resource';
import type { ScreenAction, Viewer } from '@/crud/action/screenAction';
import { DictSelect } from '@/crud/control/DictSelect';
import type { Field, Rule } from '@/crud/field/field';
import { minChars, required } from '@/crud/field/rules';
import { loadMessages } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { onDemand } from '@/ui/load/onDemand';
import { textsOf } from '@/ui/cell/value';
import { actionKit } from '../kit/action';
import type { Writing } from '../kit/ask';
import { composeBody, recordsInBody, writtenOf } from '../kit/compose';
import { unreadableReason } from '../kit/deciding';
import { formField } from '../kit/form';
import { fieldsOf } from '../kit/formFields';
import type { FormFieldMaker } from '../kit/formFields';
import { titleOf } from '../kit/title';
import type { Decision, OpenReviewProps, Review, ReviewOptions } from './types';

/** Label, key and style of the four standard decisions. */
const USUAL = {
  reject: { label: 'desk.reject', hotkey: 'R', danger: true },
  hold: { label: 'desk.hold', hotkey: 'H' },
  release: { label: 'desk.release', hotkey: 'L', primary: true },
  approve: { label: 'desk.approve', hotkey: 'A', primary: true },
} as const satisfies Record<string, Partial<Decision<never>>>;

type Usual = keyof typeof USUAL;

/** A decision about one record that is sent as a call. */
interface DecideOptions<S extends Shape, Detail> extends Partial<
  Omit<Decision<Detail>, 'text' | 'fields' | 'submit' | 'touches'>
> {
  text: Decision<Detail>['text'];
  /** Fields of the dialog; a field for the operator's password is added automatically. */
  fields?: (field: FormFieldMaker<S>, record: Detail, viewer: Viewer) => readonly Field[];
  /** Parts of the body that are not typed. */
  fixed?: Partial<ShapeValue<S>>;
}

/** Makes decisions of one resource that have another name or another call than the standard ones. */
export function decisionKit<R extends Resource>(resource: R) {
  type Detail = DetailOf<R>;
  const { name: resourceName, row, detail } = resource;

  /** A decision that is sent as this call. */
  function decision<S extends Shape>(
    call: Writing<S>,
    options: DecideOptions<S, Detail> & Pick<Decision<Detail>, 'name' | 'label'>,
    result: object = {},
  ): Decision<Detail> {
    const { fields, fixed = {}, disabledReason, ...rest } = options;
    return {
      permission: permissionOf(call) ?? undefined,
      ...rest,
      touches: call.touches,
      disabledReason: (record, t, checks, viewer) =>
        unreadableReason(resourceName, { ...row, ...detail }, call.body, [record], t) ??
        disabledReason?.(record, t, checks, viewer) ??
        null,
      fields: (record, viewer) => {
        const own = fields?.(fieldsOf(resourceName, call), record, viewer) ?? [];
        const password = Object.entries(call.body).filter(
          ([name, field]) =>
            field.kind === 'password' && !field.optional && !own.some((one) => one.name === name),
        );
        return [...own, ...password.map(([name, field]) => formField(resourceName, name, field))];
      },
      submit: (record, values, requestId) => {
        const records = recordsInBody(call.body, [writtenOf(record)], false);
        return send<Call>(call, composeBody(call, { ...records, ...values, ...result, ...fixed, requestId }));
      },
    };
  }

  return { decision };
}

/** Options of a screen's review; `call` sends the standard decisions. */
interface ReviewKitOptions<R extends Resource, S extends Shape> extends Omit<
  ReviewOptions<DetailOf<R>>,
  'titleOf' | 'decisions'
> {
  call: Writing<S>;
  /** Title of the drawer; `{{no}}` is replaced by the record's title. */
  title: Key;
  decisions: (
    decide: (name: Usual, options: DecideOptions<S, DetailOf<R>>) => Decision<DetailOf<R>>,
  ) => readonly Decision<DetailOf<R>>[];
}

/** What the actions that open a review are given. */
interface OpenOptions<Subject> {
  visible?: (subject: Subject, viewer: Viewer) => boolean;
}

/**
 * The actions that open the review of a resource's records: for one row, or for all that wait in the list on screen.
 *
 * The drawer claims the record while it is shown, disables all decisions while another operator holds it, asks for
 * confirmation of each decision, sends it once, shows the result, reads the record again and, if it was opened from
 * the toolbar, continues with the next record, which has been loaded in advance.
 *
 * Texts inside the drawer may use the keys `desk.*`, which are loaded with it.
 */
export function reviewKit<R extends Resource, S extends Shape>(
  resource: R,
  { call, title, decisions, ...options }: ReviewKitOptions<R, S>,
) {
  const { decision } = decisionKit(resource);
  const decide = (name: Usual, terms: DecideOptions<S, DetailOf<R>>) => {
    const result = 'result' in call.body ? { result: name } : {};
    return decision(call, { name, ...USUAL[name], ...terms }, result);
  };
  const review: Review<DetailOf<R>> = {
    ...options,
    name: resource.name,
    titleOf: (record, t) => t(title, { no: titleOf(resource, record) }),
    decisions: decisions(decide),
    load: (id, signal) => fetchRecord(resource, id, signal),
  };
  // The code and messages of the review are loaded when it is first opened.
  const Drawer = onDemand<OpenReviewProps<DetailOf<R>>>(async () => {
    const [{ ReviewDrawer }] = await Promise.all([import('./ReviewDrawer'), loadMessages('review')]);
    return ReviewDrawer<DetailOf<R>>;
  });
  const permission = permissionOf(call);
  return {
    /** Opens the review of one row; it closes after the decision. */
    review: (overrides: OpenOptions<RowOf<R>> = {}): ScreenAction<RowOf<R>> => ({
      name: 'review',
      label: 'crud.review',
      icon: <AuditOutlined />,
      primary: true,
      permission,
      ...overrides,
      perform: (row, { show }) => {
        const id = idOf(writtenOf(row).id);
        if (id !== null) show((dialog) => <Drawer {...dialog} reviewDesk={review} subject={{ id }} />);
      },
    }),
    /** Reviews the waiting records of the list on screen, with its filters and in its order. */
    startReview: (overrides: OpenOptions<PageQuery> = {}): ScreenAction<PageQuery> => ({
      name: 'startReview',
      label: 'crud.startReview',
      icon: <PlaySquareOutlined />,
      hotkey: 'S',
      permission,
      ...overrides,
      perform: ({ pageNum: _pageNum, pageSize: _pageSize, ...question }, { show }) =>
        show((dialog) => <Drawer {...dialog} reviewDesk={review} subject={{ question }} />),
    }),
  };
}

/** The reason "other" needs a remark. */
const saysMore: Rule = (value, t, ...rest) =>
  [rest[0]['rejectCode'], ...textsOf(rest[0]['rejectCodes'])].includes('other')
    ? (required(value, t, ...rest) ?? minChars(LEAST_REASON)(value, t, ...rest))
    : null;

/** A field for a single reason for several records, even if the call accepts a list of reasons. */
function rejectReason({ body }: { body: Shape }, field: FormFieldMaker<Shape>): Field {
  const options = { preset: false, rules: [required] };
  const dict = body['rejectCodes']?.options.dict;
  if (dict === undefined) return field('rejectCode', options);
  return {
    ...field('rejectCodes', options),
    control: <DictSelect type={dict} />,
    clean: (code) => [code],
  };
}

/** Rejects several records for one reason. */
export function rejectMany<R extends Resource, S extends Shape>(
  resource: R,
  call: Writing<S>,
  options: {
    /** Says what the action will do; `{{n}}` is the number of records. */
    text: Key;
    disabledReason: (rows: readonly RowOf<R>[], t: Translate) => string | null;
    fixed: Partial<ShapeValue<S>>;
  },
): ScreenAction<readonly RowOf<R>[]> {
  const { text, ...rest } = options;
  return actionKit(resource).bulk.ask({
    ...rest,
    name: 'reject',
    label: 'crud.bulkReject',
    done: 'crud.rejected',
    call,
    icon: <CloseCircleOutlined />,
    danger: true,
    text: (rows, t) => t(text, { n: rows.length }),
    fields: (field) => [
      rejectReason(call, field),
      field('remark', { label: 'field.reviewRemark', rules: [saysMore] }),
    ],
  });
}
