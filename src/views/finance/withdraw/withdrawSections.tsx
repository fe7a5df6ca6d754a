import { withdraw } from '@/contract/finance/withdraw';
import { screenKit } from '@/domain/kit/screenKit';
import { LedgerLines } from '@/domain/ledger/LedgerLines';
import { Proposal } from './Proposal';
import { ScoreCell } from './ScoreCell';
import { TargetCell } from './TargetCell';

const { fact, section } = screenKit(withdraw);

/** Detail sections of a withdraw, from the amount to the resulting bookings. */
export const sections = [
  section.custom('proposal', (record) =>
    record.proposal || record.override ? <Proposal record={record} /> : null,
  ),
  section.facts('withdraw.sectionMoney', [
    'status',
    'amount',
    'fee',
    'netAmount',
    'usdtValue',
    fact.custom('riskScore', (record) => <ScoreCell row={record} />),
    'riskFlags',
  ]),
  section.facts('withdraw.sectionTarget', [
    fact.custom('toAddress', (record) => <TargetCell row={record} />),
    'chain',
    'walletCode',
    'addressAgeHours',
    'addressUseCount',
    'payMode',
    'paidBy',
    'txHash',
    'confirmations',
    'completedAt',
  ]),
  section.facts('withdraw.sectionMember', ['member', 'aboutMember', 'ip', 'device', 'createdAt']),
  section.facts('withdraw.sectionReview', [
    'firstReviewer',
    'secondReviewer',
    'reviewedAt',
    'rejectCode',
    'failReason',
    'reviewRemark',
    'remark',
  ]),
  section.history(({ history }) => history, 'biz_withdraw_reject'),
  section.custom('ledger', ({ ledger }) => <LedgerLines lines={ledger} />, 'withdraw.ledger'),
];
