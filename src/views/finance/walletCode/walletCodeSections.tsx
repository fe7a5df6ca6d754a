import { walletCode } from '@/contract/finance/walletCode';
import { screenKit } from '@/domain/kit/screenKit';

const { section } = screenKit(walletCode);

export const sections = [
  section.facts('walletCode.sectionChain', [
    'walletCode',
    'coinName',
    'icon',
    'chain',
    'protocol',
    'mainCoinType',
    'contractAddress',
    'chainDecimals',
    'ledgerDecimals',
    'showDecimals',
    'memoRequired',
    'addressRegex',
    'explorerTx',
    'explorerAddress',
  ]),
  section.facts('walletCode.sectionLimits', [
    'rechargeOn',
    'minRecharge',
    'confirmations',
    'withdrawOn',
    'minWithdraw',
    'maxWithdraw',
    'dailyWithdraw',
    'feeType',
    'fee',
  ]),
  section.facts('walletCode.sectionWallets', [
    'hotBalance',
    'coldBalance',
    'hotAlert',
    'collectThreshold',
    'balanceAt',
    'priceUsdt',
    'openWithdraws',
    'remark',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ]),
  section.history(({ history }) => history),
];
