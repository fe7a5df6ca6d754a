import { recharge, RechargeSource } from '@/contract/finance/recharge';
import { RechargeStatus } from '@/contract/finance/rechargeFlow';
import type { RowOf, SummaryOf } from '@/contract/resource';
import type { Viewer } from '@/crud/action/screenAction';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { div, formatMoney, formatUsdt, isZero, mul, sub } from '@/lib/money';
import { checkFirst, preview } from './preview';
import { approve, links, reject } from './rechargeActions';
import { detail, isOpen, questions, review, startReview } from './rechargeReview';

const { screen, col, tabs, row, bulk, bar, stat, statistics } = screenKit(recharge);
const { confirming, pending, rejected, expired, onHold } = RechargeStatus;

/**
 * True for recharges that may be deleted: rejected, expired, or entered by this operator by hand and not yet
 * reviewed.
 */
function isRemovable({ status, source, createdBy }: RowOf<typeof recharge>, { name }: Viewer): boolean {
  if (status === rejected || status === expired) return true;
  return status === pending && source === RechargeSource.manual && createdBy === name;
}

const isEditable = inState(confirming, pending, onHold);
const isChain = (source: unknown): boolean => source === RechargeSource.chain;

/** Change from yesterday to today as a signed percentage; empty when there is nothing to compare with. */
function change({ todayUsdt, yesterdayUsdt }: SummaryOf<typeof recharge>): string {
  if (isZero(yesterdayUsdt)) return '';
  const percent = div(mul(sub(todayUsdt, yesterdayUsdt), '100'), yesterdayUsdt, 1, 'halfUp');
  return ` (${formatMoney(percent, { sign: true })}%)`;
}

export default screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [
      stat.value('total', {
        text: ({ total }) => `≈ ${formatUsdt(total.usdtValue)}`,
        note: ({ total }, t) => t('recharge.count', { n: total.count }),
      }),
      stat.value('todayUsdt', {
        note: (figures, t) =>
          `${t('recharge.yesterday')} ${formatUsdt(figures.yesterdayUsdt)}${change(figures)}`,
      }),
      stat.value('averageReviewMinutes', {
        text: ({ averageReviewMinutes: minutes }, t) =>
          minutes && t('crud.minutes', { n: formatMoney(minutes, { decimals: 1 }) }),
      }),
    ],
    chips: [stat.byState('byStatus', 'biz_recharge_status')],
    aside: stat.bars('byCoin', 'coin'),
  }),
  columns: [
    'orderNo',
    'member',
    'status',
    col('waitMinutes', { width: 100 }),
    'amount',
    'creditAmount',
    'channelName',
    'riskFlags',
    'usdtValue',
    'source',
    'chain',
    'txHash',
    'confirmations',
    'voucherImgs',
    'createdAt',
    'creditedAt',
  ],
  toolbar: [
    startReview(),
    bar.create({
      label: 'recharge.add',
      fields: (field) =>
        field
          .all({ remark: { hint: 'recharge.remarkHint' }, operPassword: { hint: 'recharge.addHint' } })
          .flatMap((one) => (one.name === 'amount' ? [one, preview] : [one])),
      sure: checkFirst,
    }),
    bar.exportCsv(),
  ],
  rowActions: [
    review({ visible: isOpen }),
    questions.reply,
    row.detail(),
    // What a chain has told is no operator's to correct.
    row.edit({ visible: isEditable, fields: { txHash: { when: (_, { source }) => !isChain(source) } } }),
    row.remove({ visible: isRemovable }),
    ...links,
  ],
  bulkActions: [
    approve,
    reject,
    bulk.remove({
      disabledReason: (rows, t, viewer) =>
        rows.every((one) => isRemovable(one, viewer)) ? null : t('recharge.notRemovable'),
    }),
  ],
  detail,
});
