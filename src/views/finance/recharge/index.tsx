import { fetchRechargeSummary, RECHARGE_REVIEW, rechargeLog } from '@/api/finance';
import type { RechargeLog, RechargeSummary } from '@/api/financeTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { minChars, required } from '@/crud/field/rules';
import { useSession } from '@/stores/session';
import { approveMany, links, rejectMany } from './rechargeActions';
import { review } from './rechargeReview';
import { RechargeStatistics } from './RechargeStatistics';
import { sections } from './rechargeSections';
import { isOpen } from './rechargeStatus';

const { col, filter, member, field, row, bulk, bar, tabs } = kitOf(rechargeLog);

const renderStatistics = (figures: RechargeSummary | undefined) => <RechargeStatistics figures={figures} />;

/** Rejected, expired, or what the operator entered by hand and nobody has looked at yet. */
function isRemovable({ status, source, createdBy }: RechargeLog): boolean {
  const own = createdBy === useSession.getState().user?.userName;
  return status === 3 || status === 4 || (status === 1 && source === 3 && own);
}

export default function RechargeScreen() {
  return (
    <CrudScreen
      resource={rechargeLog}
      schema={1}
      getRowTitle={({ orderNo }) => orderNo}
      tabs={tabs('status', 'biz_recharge_status', ({ byStatus }, code) => byStatus[code]?.count ?? 0)}
      summarise={fetchRechargeSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.text('orderNo'),
        filter.dict('status', 'biz_recharge_status'),
        filter.dates('createdAt', 'creditedAt', 'reviewedAt'),
        filter.options('coin', 'coin'),
        filter.dictOne('chain', 'biz_chain'),
        filter.dict('source', 'biz_recharge_source'),
        filter.optionsOne('channelId', 'channel'),
        filter.optionsOne('walletCode', 'walletCode'),
        filter.moneyRange('amount'),
        filter.moneyRange('usdtValue'),
        filter.text('txHash'),
        filter.text('fromAddress'),
        filter.text('toAddress'),
        filter.text('memo'),
        filter.text('payerName'),
        filter.dictOne('manualReason', 'biz_manual_reason'),
        filter.dict('riskFlags', 'biz_risk_flag'),
        filter.dict('rejectCode', 'biz_recharge_reject'),
        filter.optionsOne('reviewerName', 'admin'),
        ...member.filters,
      ]}
      columns={[
        col.text('orderNo', { pin: 'start' }),
        col.member(),
        col.dict('status', 'biz_recharge_status'),
        col.money('amount', { coin: ({ coin }) => coin }),
        col.money('creditAmount'),
        col.usdt('usdtValue'),
        col.dict('source', 'biz_recharge_source'),
        col.dict('chain', 'biz_chain', { width: 90 }),
        col.text('channelName', { sort: false }),
        col.hash('txHash', { link: ({ explorerTx }) => explorerTx }),
        col.progress('confirmations', 'requiredConfirmations'),
        col.images('voucherImgs'),
        col.dicts('riskFlags', 'biz_risk_flag'),
        col.time('createdAt'),
        col.time('creditedAt'),
        col.money('fee', { optional: true }),
        col.text('walletCode', { optional: true }),
        col.dict('accountType', 'biz_account_type', { optional: true }),
        col.text('fiatCurrency', { optional: true, width: 90 }),
        col.money('fiatAmount', { optional: true }),
        col.money('rate', { optional: true }),
        col.address('fromAddress', { optional: true, link: ({ explorerAddress }) => explorerAddress }),
        col.address('toAddress', { optional: true, link: ({ explorerAddress }) => explorerAddress }),
        col.text('memo', { optional: true }),
        col.text('payerName', { optional: true }),
        col.dict('manualReason', 'biz_manual_reason', { optional: true }),
        col.dict('rejectCode', 'biz_recharge_reject', { optional: true }),
        col.claim('recharge', { optional: true }),
        col.text('firstReviewer', { optional: true }),
        col.text('reviewerName', { optional: true }),
        col.time('reviewedAt', { optional: true }),
        ...member.columns,
        col.text('remark', { optional: true }),
        col.text('createdBy', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[
        review.start({ label: 'recharge.startReview', permission: RECHARGE_REVIEW }),
        bar.create({ label: 'recharge.add' }),
        bar.exportCsv(),
      ]}
      rowActions={[
        review.review({ label: 'recharge.review', permission: RECHARGE_REVIEW, visible: isOpen }),
        row.detail(),
        row.edit({ visible: ({ status }) => status === 0 || status === 1 || status === 5 }),
        row.remove({ visible: isRemovable }),
        ...links,
      ]}
      bulkActions={[
        approveMany,
        rejectMany,
        bulk.remove({
          disabledReason: (rows, t) => (rows.every(isRemovable) ? null : t('recharge.notRemovable')),
        }),
      ]}
      detail={sections}
      addForm={[
        field.member('memberId', { rules: [required] }),
        field.code('accountType', 'biz_account_type', { rules: [required] }),
        field.options('coin', 'coin', { rules: [required] }),
        field.money('amount', { rules: [required] }),
        field.dict('manualReason', 'biz_manual_reason', { rules: [required] }),
        field.area('remark', { rules: [required, minChars(5)], hint: 'recharge.remarkHint' }),
        field.images('attachments'),
        field.password('operPassword', { hint: 'recharge.addHint' }),
      ]}
      editForm={[field.text('txHash'), field.area('remark')]}
    />
  );
}
