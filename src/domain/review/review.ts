/**
 * The review desk: how an operator decides about records that wait. A screen describes its records as a
 * value and puts the two actions it gets into its lists of actions:
 *
 * ```tsx
 * // views/finance/withdraw/withdrawReview.tsx
 * const field = fieldKit<WithdrawReview, WithdrawReview>(withdrawLog.name);
 *
 * export const review = defineReview(withdrawLog, {
 *   kind: 'withdraw',
 *   titleOf: ({ orderNo }, t) => t('withdraw.reviewTitle', { orderNo }),
 *   sections,
 *   firstReviewer: ({ status, firstReviewer }) => (status === 2 ? firstReviewer : ''),
 *   checks: { load: fetchWithdrawChecks, dict: 'biz_withdraw_check' },
 *   pictures: ({ voucherImgs }, t) => voucherImgs.map((url, i) => ({ url, label: t('…', { n: i + 1 }) })),
 *   side: (record) => <MemberSummary id={record.memberId} />,
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
 * toolbar={[review.start({ label: 'withdraw.startReview', permission: WITHDRAW_REVIEW })]}
 * rowActions={[review.review({ label: 'withdraw.review', permission: WITHDRAW_REVIEW, visible: isOpen })]}
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
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import type { BarAction, RowAction } from '@/crud/action/action';
import { idOf as keyOf } from '@/contract/field/brands';
import { idOf } from '@/crud/list/rowId';
import { reviewAction, startAction } from './actions';
import type { ReviewActionOptions } from './actions';
import type { Review, ReviewOptions } from './types';

/** What the list screen puts into its actions. */
export interface ReviewActions<Row extends object, Query> {
  /** Opens the desk for one row; it closes after the decision. */
  review(overrides: ReviewActionOptions<Row>): RowAction<Row>;
  /** Opens the desk with the next record that waits, and goes on from there. */
  start(overrides: ReviewActionOptions<Query>): BarAction<Row, Query>;
}

/** Describes a review desk. @throws Error when a record is opened and the resource has no `get` */
export function defineReview<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(
  resource: Resource<Row, Query, Detail, Draft, Edit, Summary>,
  parts: ReviewOptions<Detail>,
): ReviewActions<Row, Query> {
  const reviewDesk: Review<Detail> = {
    ...parts,
    name: resource.name,
    load: async (id, signal) => {
      if (!resource.get) throw new Error(`${resource.name} cannot be read`);
      return resource.get(id, signal);
    },
  };
  return {
    review: (overrides) =>
      reviewAction<Row, Detail>(reviewDesk, (row) => keyOf(idOf(resource, row)), overrides),
    start: (overrides) => startAction<Row, Query, Detail>(reviewDesk, overrides),
  };
}
