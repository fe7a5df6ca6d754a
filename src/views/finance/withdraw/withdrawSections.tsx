import { withdraw } from '@/contract/finance/withdraw';
import type { Section } from '@/crud/detail/section';
import { screenKit } from '@/domain/kit/screenKit';
import { drawThread } from '@/domain/question/questionKit';
import { OwnApproval, hasStopNotice, StopNotice } from './warnings';
import { PayoutFacts, Proposal } from './PayoutFacts';
import { ScoreCell } from './cells';
import { isPayable } from './withdrawStatus';
import type { WithdrawDetail } from './withdrawStatus';

const { fact, section } = screenKit(withdraw);

const recipient: Section<WithdrawDetail> = {
  ...section.custom('toAddress', (record) => <PayoutFacts record={record} />, 'withdraw.sectionTarget'),
  fields: ['member', 'netAmount', 'chain', 'walletCode', 'toAddress', 'memo'],
};

const payout = section.facts('withdraw.sectionPayout', [
  'payMode',
  'paidBy',
  'txHash',
  'confirmations',
  'completedAt',
  'failReason',
]);

/** Detail sections of a withdraw: what decides first, the bookings that came of it last. */
export const sections: readonly Section<WithdrawDetail>[] = [
  section.custom('thread', drawThread, 'crud.question.title'),
  section.custom('proposal', (record) =>
    record.proposal || record.override ? <Proposal record={record} /> : null,
  ),
  section.custom('stops', (record) => (hasStopNotice(record) ? <StopNotice record={record} /> : null)),
  section.custom('ownApproval', (record) => (isPayable(record) ? <OwnApproval records={[record]} /> : null)),
  recipient,
  section.facts('withdraw.sectionMoney', [
    'status',
    'amount',
    'fee',
    'usdtValue',
    fact.custom('riskScore', (record) => <ScoreCell row={record} />),
    'riskFlags',
    'addressAgeHours',
    'addressUseCount',
  ]),
  // Before a payout there is nothing to tell about it.
  { ...payout, render: (record, drawn) => (record.payMode === null ? null : payout.render(record, drawn)) },
  section.facts('field.member', ['member', 'aboutMember', 'ip', 'device', 'createdAt']),
  section.rest('crud.review'),
  section.history('biz_withdraw_reject'),
  section.ledger(),
];
