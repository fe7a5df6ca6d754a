import { recharge, RechargeSource, RechargeStatus } from '@/contract/finance/recharge';
import type { RowOf, SummaryOf } from '@/contract/resource';
import type { Viewer } from '@/crud/action/screenAction';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { div, formatMoney, formatUsdt, isZero, mul, sub } from '@/lib/money';
import { approve, links, reject } from './rechargeActions';
import { review, startReview } from './rechargeReview';
import { sections } from './rechargeSections';
import { isOpen } from './rechargeStatus';

const { col, columns, filters, tabs, row, bulk, bar, stat, statistics } = screenKit(recharge);

/**
 * True for recharges that may be deleted: rejected, expired, or entered by this operator by hand and not yet
 * reviewed.
 */
function isRemovable({ status, source, createdBy }: RowOf<typeof recharge>, { name }: Viewer): boolean {
  if (status === RechargeStatus.rejected || status === RechargeStatus.expired) return true;
  return status === RechargeStatus.pending && source === RechargeSource.manual && createdBy === name;
}

const isEditable = ({ status }: RowOf<typeof recharge>): boolean =>
  status === RechargeStatus.confirming || isOpen({ status });

/** Change from yesterday to today as a signed percentage; empty when there is nothing to compare with. */
function change({ todayUsdt, yesterdayUsdt }: SummaryOf<typeof recharge>): string {
  if (isZero(yesterdayUsdt)) return '';
  const percent = div(mul(sub(todayUsdt, yesterdayUsdt), '100'), yesterdayUsdt, 1, 'halfUp');
  return ` (${formatMoney(percent, { sign: true })}%)`;
}

export default crudScreen(recharge, {
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
          minutes && t('recharge.minutes', { n: formatMoney(minutes, { decimals: 1 }) }),
      }),
    ],
    chips: [stat.byState('byStatus', 'biz_recharge_status')],
    aside: stat.bars('byCoin', 'coin'),
  }),
  filters: filters(
    'member',
    'orderNo',
    'status',
    'dates',
    'coin',
    'chain',
    'source',
    'channelId',
    'walletCode',
    'amount',
    'usdtValue',
    'creditUsdt',
    'txHash',
    'fromAddress',
    'toAddress',
    'memo',
    'payerName',
    'manualReason',
    'riskFlags',
    'rejectCode',
    'reviewerName',
    'aboutMember',
  ),
  columns: columns(
    [
      'orderNo',
      'member',
      'status',
      'amount',
      'creditAmount',
      'usdtValue',
      'source',
      col('chain', { width: 90 }),
      'channelName',
      'txHash',
      'confirmations',
      'voucherImgs',
      'riskFlags',
      'createdAt',
      'creditedAt',
    ],
    [
      'fee',
      'creditUsdt',
      'walletCode',
      'accountType',
      col('fiatCurrency', { width: 90 }),
      'fiatAmount',
      'rate',
      'fromAddress',
      'toAddress',
      'memo',
      'payerName',
      'manualReason',
      'rejectCode',
      col.claim('recharge'),
      'firstReviewer',
      'reviewerName',
      'reviewedAt',
      'aboutMember',
      'audit',
    ],
  ),
  toolbar: [
    startReview({ label: 'recharge.startReview' }),
    bar.create({
      label: 'recharge.add',
      fields: (field) => [
        field('memberId'),
        field('accountType'),
        field('coin'),
        field('amount'),
        field('manualReason'),
        field('remark', { hint: 'recharge.remarkHint' }),
        field('attachments'),
        field('operPassword', { hint: 'recharge.addHint' }),
      ],
    }),
    bar.exportCsv(),
  ],
  rowActions: [
    review({ label: 'recharge.review', visible: isOpen }),
    row.detail(),
    row.edit({ visible: isEditable, fields: (field) => [field('txHash'), field('remark')] }),
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
  detail: sections,
});
