import { AuditOutlined, CloseCircleOutlined, PlaySquareOutlined } from '@ant-design/icons';
import { SITE } from '@/api/client';
import { fetchRecord } from '@/api/records';
import { idOf } from '@/contract/field/brands';
import type { Shape, ShapeValue } from '@/contract/field/field';
import type { PageQuery } from '@/contract/filter';
import { flowOf, termsNamed } from '@/contract/flow';
import type { MoveName } from '@/contract/flow';
import type { DetailOf, Resource, RowOf } from '@/contract/resource';
import type { ScreenAction, Viewer } from '@/crud/action/screenAction';
import { DictSelect } from '@/crud/control/DictSelect';
import type { FormField } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { loadMessages } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { onDemand } from '@/ui/load/onDemand';
import { actionKit } from '../kit/action';
import type { Writing } from '../kit/writing';
import { writtenOf } from '../kit/compose';
import type { FormFieldMaker } from '../kit/formFields';
import { moveAction } from '../kit/move';
import type { MoveOptions } from '../kit/move';
import { withReason } from '../kit/moves';
import { titleOf } from '../kit/title';
import type { Decision, OpenReviewProps, Review, ReviewOptions } from './types';

/** Label, key and style of the four standard decisions. */
const USUAL: Readonly<Record<string, { label: Key; hotkey: string; danger?: boolean; primary?: boolean }>> = {
  reject: { label: 'review.reject', hotkey: 'R', danger: true },
  hold: { label: 'review.hold', hotkey: 'H' },
  release: { label: 'review.release', hotkey: 'L', primary: true },
  approve: { label: 'review.approve', hotkey: 'A', primary: true },
};

/** What a screen says of a decision; label, key and style of the standard ones are known. */
type DecideOptions<R extends Resource, N extends string> = Omit<MoveOptions<R, N, DetailOf<R>>, 'label'> &
  Pick<Decision<DetailOf<R>>, 'atBlock' | 'counts'> & { label?: Key };

/** Makes the decisions of one resource from the moves of its flow. */
export type Decide<R extends Resource> = <N extends MoveName<R>>(
  move: N,
  options: DecideOptions<R, N>,
) => Decision<DetailOf<R>>;

const deciding =
  <R extends Resource>(resource: R): Decide<R> =>
  (move, { atBlock, counts, ...options }) => ({
    ...moveAction(resource, move, {
      label: 'crud.review',
      done: 'review.done',
      ...USUAL[move],
      ...options,
    }),
    atBlock,
    counts,
  });

/** Options of a screen's review. */
interface ReviewKitOptions<R extends Resource> extends Omit<
  ReviewOptions<DetailOf<R>>,
  'titleOf' | 'decisions'
> {
  /** Title of the drawer; `{{no}}` is replaced by the record's title. */
  title: Key;
  /** The decisions, made by the function that is given or elsewhere as actions of a row. */
  decisions: (decide: Decide<R>) => readonly Decision<DetailOf<R>>[];
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
 * Texts inside the drawer may use the keys `review.*`, which are loaded with it.
 */
export function reviewKit<R extends Resource>(
  resource: R,
  { title, decisions, ...options }: ReviewKitOptions<R>,
) {
  const review: Review<DetailOf<R>> = {
    ...options,
    name: resource.name,
    living: { ...resource, flow: flowOf(resource) },
    view: resource.view ?? '',
    titleOf: (record, t) => t(title, { no: titleOf(resource, record) }),
    decisions: decisions(deciding(resource)),
    load: (id, signal) => fetchRecord(resource, id, signal),
  };
  // The code and messages of the review are loaded when it is first opened.
  const Drawer = onDemand<OpenReviewProps<DetailOf<R>>>(async () => {
    const [{ ReviewDrawer }] = await Promise.all([import('./ReviewDrawer'), loadMessages('review')]);
    return ReviewDrawer<DetailOf<R>>;
  });
  const permission = `${SITE}${termsNamed(resource, 'approve').permission}`;
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
        if (id !== null) show((dialog) => <Drawer {...dialog} review={review} subject={{ id }} />);
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
        show((dialog) => <Drawer {...dialog} review={review} subject={{ question }} />),
    }),
  };
}

/** A field for a single reason for several records, even if the call accepts a list of reasons. */
function rejectReason({ body }: { body: Shape }, field: FormFieldMaker<Shape>): FormField {
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
    fields: (field) =>
      withReason(resource, 'reject', [
        rejectReason(call, field),
        field('remark', { label: 'field.reviewRemark' }),
      ]),
  });
}
