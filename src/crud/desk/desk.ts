/**
 * The review desk: how an operator decides about records that wait. A screen describes its records as a
 * value and puts the two actions it gets into its lists of actions:
 *
 * ```tsx
 * // views/finance/withdraw/parts/desk.tsx
 * const field = fieldKit<WithdrawReview, WithdrawReview>(withdrawLog.name);
 *
 * export const desk = deskOf(withdrawLog, {
 *   kind: 'withdraw',
 *   titleOf: ({ orderNo }, t) => t('withdraw.reviewTitle', { orderNo }),
 *   sections,
 *   firstReviewer: ({ status, firstReviewer }) => (status === 2 ? firstReviewer : ''),
 *   checks: { load: fetchWithdrawChecks, dict: 'biz_withdraw_check' },
 *   pictures: ({ voucherImgs }, t) => voucherImgs.map((url, i) => ({ url, label: t('…', { n: i + 1 }) })),
 *   side: (record) => <MemberBeside id={record.memberId} />,
 *   rejectReasons: { dict: 'biz_withdraw_reject', field: 'rejectCode' },
 *   decisions: [
 *     {
 *       name: 'reject', label: 'desk.reject', hotkey: 'R', danger: true,
 *       visible: isOpen,
 *       text: (record, t) => [t('withdraw.rejectText', {...}), t('desk.order', {...})],
 *       fields: () => [field.dict('rejectCode', 'biz_withdraw_reject', { preset: false, rules: [required] }), note],
 *       submit: (record, values, requestId) => reviewWithdraw({ id: record.id, result: 'reject', … }),
 *     },
 *     {
 *       name: 'approve', label: 'desk.approve', hotkey: 'A', primary: true, stopsAtBlock: true,
 *       visible: isPending,
 *       text: (record, t) => [t('withdraw.approveText', {...})],
 *       fields: ({ toAddress, usdtValue }) => [...(isLarge(usdtValue) ? [tailField(toAddress)] : []), stepUpField],
 *       submit: …,
 *     },
 *   ],
 * });
 *
 * // views/finance/withdraw/index.tsx
 * toolbar={[desk.start({ label: 'withdraw.startReview', permission: WITHDRAW_REVIEW })]}
 * rowActions={[desk.review({ label: 'withdraw.review', permission: WITHDRAW_REVIEW, visible: isOpen })]}
 * ```
 *
 * The desk claims the record while it is shown, counts the claim down, disables everything while somebody
 * else holds it, asks once more before each decision, sends it once, says what became of it, has the record
 * read again, and (started from the toolbar) goes on to the next one, which is there already.
 *
 * Words that are only seen inside the desk (`titleOf`, `text`, labels of decisions) may use `desk.*`: that
 * area comes with the desk. The labels of `start` and `review` stand on the list and may not.
 * `submit` must be a silent call: a refusal is shown by the desk.
 */
import type { ReactNode } from 'react';
import type { Resource } from '@/api/resource';
import type { ReviewKind } from '@/api/review';
import type { PageQuery } from '@/api/types';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { BarAction, RowAction } from '../action';
import type { Field, FormValues } from '../field';
import { idOf } from '../rowId';
import type { Section } from '../section';
import { reviewAction, startAction } from './actions';
import type { Told } from './actions';
import type { RiskCheck } from './checks';

/** How the shift is counted. */
export type TallyKey = 'approved' | 'rejected' | 'held';

/** One thing that can be decided about a record, as a plain value. */
export interface Decision<Detail> {
  /** `approve`, `reject` and `hold` are counted in the tally; `reject` is what the reasons 1–9 open. */
  name: string;
  /** On the button, and title and button of the dialog. */
  label: Key;
  /** One capital letter; J, K, Z and the digits are taken. */
  hotkey?: string;
  danger?: boolean;
  primary?: boolean;
  /** Whoever does not hold it does not see the decision. */
  permission?: string;
  /** True: not possible while a check blocks, or while the checks are not known. An override leaves it out. */
  stopsAtBlock?: boolean;
  /** In the tally in place of what the name says. */
  counts?: TallyKey;
  /** `checks` is empty until they are known. Always visible unless told. */
  visible?(record: Detail, checks: readonly RiskCheck[]): boolean;
  /** Why it cannot be decided now; `null` when it can. */
  disabledReason?(record: Detail, t: Translate, checks: readonly RiskCheck[]): string | null;
  /**
   * What is about to happen, a paragraph each: repeats member, amount, address and order number. The first
   * one stands out. `values` are the fields as they stand, and follow what is typed.
   */
  text(record: Detail, t: Translate, values: FormValues): readonly string[];
  /** What it wants to know: reasons, figures, `tailField`, `stepUpField`. None unless told. */
  fields?(record: Detail): readonly Field[];
  /**
   * Sends it, silently. The request id stays the same for all attempts of one dialog.
   * @throws ApiError 40900 to 40904: the dialog closes, the sentence is shown, the record read again
   */
  submit(record: Detail, values: FormValues, requestId: string): Promise<unknown>;
  /** Said when it is done; `desk.done` unless told. */
  done?: Key;
}

/** A picture beside the record. */
export interface Picture {
  /** Anything that is no picture address is left out. */
  url: string;
  /** In the operator's language. */
  label: string;
}

/** Why records of this kind are rejected. */
export interface RejectReasons {
  /** The dictionary's type; its first nine entries are the keys 1–9. */
  dict: string;
  /** The field of the decision `reject` that takes the code. */
  field: string;
  /** True: the field takes a list of codes. */
  many?: boolean;
}

/** What a screen says about its records under review. */
export interface DeskParts<Detail> {
  kind: ReviewKind;
  titleOf(record: Detail, t: Translate): string;
  sections: readonly Section<Detail>[];
  /** Drawn as buttons in this order; the main one last. */
  decisions: readonly Decision<Detail>[];
  /** Risk checks of a record; `dict` has the labels of those that come without. */
  checks?: { load(id: number, signal: AbortSignal): Promise<readonly RiskCheck[]>; dict?: string };
  pictures?(record: Detail, t: Translate): readonly Picture[];
  /** Beside the record, below the checks; on a phone below everything. */
  side?(record: Detail): ReactNode;
  rejectReasons?: RejectReasons;
  /** Who approved first while another pair of eyes is wanted; empty when nobody is waited for. */
  firstReviewer?(record: Detail): string;
}

/** A desk bound to the resource its records are of. */
export interface Desk<Detail> extends DeskParts<Detail> {
  /** Of the resource. */
  name: string;
  load(id: number, signal: AbortSignal): Promise<Detail>;
}

/** What the list screen puts into its actions. */
export interface DeskActions<Row extends object, Query> {
  /** Opens the desk for one row; it closes after the decision. */
  review(told: Told<Row>): RowAction<Row>;
  /** Opens the desk with the next record that waits, and goes on from there. */
  start(told: Told<Query>): BarAction<Row, Query>;
}

/** Describes a review desk. @throws Error when a record is opened and the resource has no `get` */
export function deskOf<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(
  resource: Resource<Row, Query, Detail, Draft, Edit, Summary>,
  parts: DeskParts<Detail>,
): DeskActions<Row, Query> {
  const desk: Desk<Detail> = {
    ...parts,
    name: resource.name,
    load: async (id, signal) => {
      if (!resource.get) throw new Error(`${resource.name} cannot be read`);
      return resource.get(id, signal);
    },
  };
  return {
    review: (told) => reviewAction<Row, Detail>(desk, (row) => idOf(resource, row), told),
    start: (told) => startAction<Row, Query, Detail>(desk, told),
  };
}
