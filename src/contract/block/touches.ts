/**
 * Resources to read again after money was credited, debited or frozen: balances and their totals, the totals of
 * addresses, channels and wallets, and records that show the balance of their member.
 */
export const balances = [
  'member',
  'memberProfile',
  'asset',
  'assetGroup',
  'ledger',
  'recharge',
  'withdraw',
  'adjust',
  'award',
  'rechargeAddress',
  'withdrawAddress',
  'deliveryOrder',
  'stakingOrder',
  'channel',
  'walletCode',
  'pending',
  'home',
  'board',
] as const;

/** Resources whose rows contain member columns, so that they change with a member. */
export const memberRows = [
  'memberProfile',
  'asset',
  'assetGroup',
  'ledger',
  'auth',
  'recharge',
  'withdraw',
  'adjust',
  'award',
  'violation',
  'rechargeAddress',
  'withdrawAddress',
  'deliveryOrder',
  'stakingOrder',
  'contractOrder',
  'contractEntrust',
  'contractDeal',
  'contractPosition',
  'memberCoupon',
  'redEnvelope',
] as const;
