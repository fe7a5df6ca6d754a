import { walletCodes } from '@/api/walletCodes';
import { kitOf } from '@/domain/kit/kit';

const { fact, section } = kitOf(walletCodes);

/** Everything about one wallet code. */
export const sections = [
  section.facts('walletCode.sectionChain', [
    fact.text('walletCode'),
    fact.text('coinName'),
    fact.images('icon'),
    fact.dict('chain', 'biz_chain'),
    fact.text('protocol'),
    fact.text('mainCoinType'),
    fact.address('contractAddress'),
    fact.text('chainDecimals'),
    fact.text('ledgerDecimals'),
    fact.text('showDecimals'),
    fact.dict('memoRequired', 'sys_yes_no'),
    fact.text('addressRegex'),
    fact.text('explorerTx'),
    fact.text('explorerAddress'),
  ]),
  section.facts('walletCode.sectionLimits', [
    fact.dict('rechargeOn', 'sys_yes_no'),
    fact.money('minRecharge'),
    fact.text('confirmations'),
    fact.dict('withdrawOn', 'sys_yes_no'),
    fact.money('minWithdraw'),
    fact.money('maxWithdraw'),
    fact.money('dailyWithdraw'),
    fact.dict('feeType', 'biz_fee_type'),
    fact.money('fee'),
  ]),
  section.facts('walletCode.sectionWallets', [
    fact.money('hotBalance'),
    fact.money('coldBalance'),
    fact.money('hotAlert'),
    fact.money('collectThreshold'),
    fact.time('balanceAt'),
    fact.money('priceUsdt'),
    fact.text('openWithdraws'),
    fact.text('remark'),
    fact.text('createdBy'),
    fact.time('createdAt'),
    fact.text('updatedBy'),
    fact.time('updatedAt'),
  ]),
  section.history(({ history }) => history),
];
