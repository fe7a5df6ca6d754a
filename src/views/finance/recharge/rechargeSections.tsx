import { rechargeLog } from '@/api/finance';
import { kitOf } from '@/domain/kit/kit';
import { LedgerLines } from '@/domain/ledger/LedgerLines';

const { fact, member, section } = kitOf(rechargeLog);

/** Everything about one recharge, from its money to what was booked because of it. */
export const sections = [
  section.facts('recharge.sectionMoney', [
    fact.dict('status', 'biz_recharge_status'),
    fact.dict('source', 'biz_recharge_source'),
    fact.money('amount', { coin: ({ coin }) => coin }),
    fact.money('fee', { coin: ({ coin }) => coin }),
    fact.money('creditAmount', { coin: ({ coin }) => coin }),
    fact.usdt('usdtValue'),
    fact.dict('accountType', 'biz_account_type'),
    fact.text('channelName'),
    fact.text('fiatCurrency'),
    fact.money('fiatAmount'),
    fact.money('rate'),
    fact.dicts('riskFlags', 'biz_risk_flag'),
  ]),
  section.facts('recharge.sectionMember', [fact.member(), ...member.columns, fact.text('payerName')]),
  section.facts('recharge.sectionChain', [
    fact.dict('chain', 'biz_chain'),
    fact.text('walletCode'),
    fact.hash('txHash', { link: ({ explorerTx }) => explorerTx }),
    fact.progress('confirmations', 'requiredConfirmations'),
    fact.address('fromAddress', { link: ({ explorerAddress }) => explorerAddress }),
    fact.address('toAddress', { link: ({ explorerAddress }) => explorerAddress }),
    fact.text('memo'),
    fact.images('voucherImgs'),
  ]),
  section.facts('recharge.sectionReview', [
    fact.dict('manualReason', 'biz_manual_reason'),
    fact.text('createdBy'),
    fact.text('firstReviewer'),
    fact.money('proposedCredit', { coin: ({ coin }) => coin }),
    fact.text('reviewerName'),
    fact.time('reviewedAt'),
    fact.dict('rejectCode', 'biz_recharge_reject'),
    fact.text('reviewRemark'),
    fact.text('remark'),
    fact.time('createdAt'),
    fact.time('creditedAt'),
  ]),
  section.history(({ history }) => history, 'biz_recharge_reject'),
  section.custom('ledger', ({ ledger }) => <LedgerLines lines={ledger} />, 'recharge.ledger'),
];
