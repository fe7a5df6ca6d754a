import { withdrawLog } from '@/api/withdraws';
import { kitOf } from '@/domain/kit/kit';
import { LedgerLines } from '@/domain/ledger/LedgerLines';
import { Proposal } from './Proposal';
import { ScoreCell } from './ScoreCell';
import { TargetCell } from './TargetCell';

const { fact, member, section } = kitOf(withdrawLog);

/** Everything about one withdraw, from its money to what was booked because of it. */
export const sections = [
  section.custom('proposal', (record) =>
    record.proposal || record.override ? <Proposal record={record} /> : null,
  ),
  section.facts('withdraw.sectionMoney', [
    fact.dict('status', 'biz_withdraw_status'),
    fact.money('amount', { coin: ({ coin }) => coin }),
    fact.money('fee', { coin: ({ coin }) => coin }),
    fact.money('netAmount', { coin: ({ coin }) => coin }),
    fact.usdt('usdtValue'),
    fact.custom('riskScore', ({ riskScore }) => <ScoreCell score={riskScore} />),
    fact.dicts('riskFlags', 'biz_risk_flag'),
  ]),
  section.facts('withdraw.sectionTarget', [
    fact.custom('toAddress', (record) => <TargetCell row={record} />),
    fact.dict('chain', 'biz_chain'),
    fact.text('walletCode'),
    fact.text('addressAgeHours'),
    fact.text('addressUseCount'),
    fact.dict('payMode', 'biz_pay_mode'),
    fact.text('paidBy'),
    fact.hash('txHash', { link: ({ explorerTx }) => explorerTx }),
    fact.progress('confirmations', 'requiredConfirmations'),
    fact.time('completedAt'),
  ]),
  section.facts('withdraw.sectionMember', [
    fact.member(),
    ...member.columns,
    fact.text('ip'),
    fact.text('device'),
    fact.time('createdAt'),
  ]),
  section.facts('withdraw.sectionReview', [
    fact.text('firstReviewer'),
    fact.text('secondReviewer'),
    fact.time('reviewedAt'),
    fact.dict('rejectCode', 'biz_withdraw_reject'),
    fact.text('failReason'),
    fact.text('reviewRemark'),
    fact.text('remark'),
  ]),
  section.history(({ history }) => history, 'biz_withdraw_reject'),
  section.custom('ledger', ({ ledger }) => <LedgerLines lines={ledger} />, 'withdraw.ledger'),
];
