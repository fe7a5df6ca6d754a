import { fetchWithdrawSummary, WITHDRAW_REVIEW, withdrawLog } from '@/api/withdraws';
import type { WithdrawLog, WithdrawSummary } from '@/api/withdrawTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { approveMany, sendBack } from './withdrawActions';
import { blacklist } from './blacklist';
import { review } from './withdrawReview';
import { WithdrawStatistics } from './WithdrawStatistics';
import { payMany, payOne } from './payActions';
import { recordResult } from './recordResult';
import { ScoreCell } from './ScoreCell';
import { sections } from './withdrawSections';
import { isOpen } from './withdrawStatus';
import { TargetCell } from './TargetCell';

const { col, filter, member, field, row, bar, tabs } = kitOf(withdrawLog);

const renderStatistics = (figures: WithdrawSummary | undefined) => <WithdrawStatistics figures={figures} />;

const scoreCell = ({ riskScore }: WithdrawLog) => <ScoreCell score={riskScore} />;
const targetCell = (record: WithdrawLog) => <TargetCell row={record} />;

export default function WithdrawScreen() {
  return (
    <CrudScreen
      resource={withdrawLog}
      schema={1}
      getRowTitle={({ orderNo }) => orderNo}
      tabs={tabs('status', 'biz_withdraw_status', ({ byStatus }, code) => byStatus[code]?.count ?? 0)}
      summarise={fetchWithdrawSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.text('orderNo'),
        filter.dict('status', 'biz_withdraw_status'),
        filter.dates('createdAt', 'reviewedAt', 'completedAt'),
        filter.options('coin', 'coin'),
        filter.dictOne('chain', 'biz_chain'),
        filter.optionsOne('walletCode', 'walletCode'),
        filter.moneyRange('amount'),
        filter.moneyRange('usdtValue'),
        filter.numberRange('riskScore'),
        filter.dict('riskFlags', 'biz_risk_flag'),
        filter.text('toAddress'),
        filter.dictOne('isInternal', 'sys_yes_no'),
        filter.text('txHash'),
        filter.text('ip'),
        filter.dictOne('payMode', 'biz_pay_mode'),
        filter.dict('rejectCode', 'biz_withdraw_reject'),
        filter.optionsOne('firstReviewer', 'admin'),
        filter.optionsOne('secondReviewer', 'admin'),
        ...member.filters,
      ]}
      columns={[
        col.text('orderNo', { pin: 'start' }),
        col.member(),
        col.dict('status', 'biz_withdraw_status', { width: 100 }),
        col.custom('riskScore', scoreCell, {
          width: 90,
          sort: true,
          csv: ({ riskScore }) => String(riskScore),
        }),
        col.waiting('waitMinutes'),
        col.money('amount', { coin: ({ coin }) => coin }),
        col.usdt('usdtValue'),
        col.dicts('riskFlags', 'biz_risk_flag'),
        col.money('fee', { width: 110 }),
        col.money('netAmount'),
        col.dict('chain', 'biz_chain', { width: 90 }),
        col.custom('toAddress', targetCell, {
          width: 230,
          csv: ({ toAddress }) => toAddress,
        }),
        col.hash('txHash', { link: ({ explorerTx }) => explorerTx }),
        col.progress('confirmations', 'requiredConfirmations'),
        col.claim('withdraw'),
        col.time('createdAt'),
        col.text('memo', { optional: true }),
        col.text('walletCode', { optional: true }),
        col.number('addressAgeHours', { optional: true }),
        col.number('addressUseCount', { optional: true }),
        col.number('sharedMembers', { optional: true, sort: false }),
        col.dict('isInternal', 'sys_yes_no', { optional: true }),
        col.text('firstReviewer', { optional: true }),
        col.text('secondReviewer', { optional: true }),
        col.time('reviewedAt', { optional: true }),
        col.text('reviewRemark', { optional: true }),
        col.dict('payMode', 'biz_pay_mode', { optional: true }),
        col.text('paidBy', { optional: true }),
        col.text('ip', { optional: true }),
        col.text('device', { optional: true }),
        col.dict('rejectCode', 'biz_withdraw_reject', { optional: true }),
        col.text('failReason', { optional: true }),
        col.time('completedAt', { optional: true }),
        ...member.columns,
        col.text('remark', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[
        review.start({ label: 'withdraw.startReview', permission: WITHDRAW_REVIEW }),
        bar.exportCsv(),
      ]}
      rowActions={[
        review.review({ label: 'withdraw.review', permission: WITHDRAW_REVIEW, visible: isOpen }),
        payOne,
        recordResult,
        row.detail(),
        sendBack,
        row.edit({ label: 'withdraw.editRemark' }),
        blacklist,
      ]}
      bulkActions={[approveMany, payMany]}
      detail={sections}
      editForm={[field.area('remark')]}
    />
  );
}
