import { transfer } from '@/contract/block/transfer';
import { withdraw } from '@/contract/finance/withdraw';
import { drawnNames } from '@/domain/kit/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { OwnApproval } from './OwnApproval';
import { Proposal } from './Proposal';
import { ScoreCell } from './ScoreCell';
import { TargetCell } from './TargetCell';
import { isPayable } from './withdrawStatus';

const { fact, section } = screenKit(withdraw);

/** Detail sections of a withdraw, from the amount to the resulting bookings. */
export const sections = [
  section.custom('proposal', (record) =>
    record.proposal || record.override ? <Proposal record={record} /> : null,
  ),
  section.custom('ownApproval', (record) => (isPayable(record) ? <OwnApproval records={[record]} /> : null)),
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
    ...drawnNames(transfer).filter((name) => name !== 'toAddress'),
    'addressAgeHours',
    'addressUseCount',
    'payMode',
    'paidBy',
    'completedAt',
  ]),
  section.facts('field.member', ['member', 'aboutMember', 'ip', 'device', 'createdAt']),
  section.rest('crud.review'),
  section.history('biz_withdraw_reject'),
  section.ledger(),
];
