import { recharge } from '@/contract/finance/recharge';
import { screenKit } from '@/domain/kit/screenKit';
import { LedgerLines } from '@/domain/ledger/LedgerLines';

const { section } = screenKit(recharge);

/** Detail sections of a recharge, from the payment to the resulting bookings. */
export const sections = [
  section.facts('recharge.sectionMoney', [
    'status',
    'source',
    'amount',
    'fee',
    'creditAmount',
    'usdtValue',
    'creditUsdt',
    'accountType',
    'channelName',
    'fiatCurrency',
    'fiatAmount',
    'rate',
    'riskFlags',
  ]),
  section.facts('recharge.sectionMember', ['member', 'aboutMember', 'payerName']),
  section.facts('recharge.sectionChain', [
    'chain',
    'walletCode',
    'txHash',
    'confirmations',
    'fromAddress',
    'toAddress',
    'memo',
    'voucherImgs',
  ]),
  section.facts('recharge.sectionReview', [
    'manualReason',
    'createdBy',
    'firstReviewer',
    'proposedCredit',
    'reviewerName',
    'reviewedAt',
    'rejectCode',
    'reviewRemark',
    'remark',
    'createdAt',
    'creditedAt',
  ]),
  section.history(({ history }) => history, 'biz_recharge_reject'),
  section.custom('ledger', ({ ledger }) => <LedgerLines lines={ledger} />, 'recharge.ledger'),
];
