/**
 * Everything that reads otherwise once money has come, gone or been set aside: balances and what is computed from
 * them, what addresses, channels and wallets have moved, and the records that show the balance of their member.
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
  'rechargeAddress',
  'withdrawAddress',
  'channel',
  'walletCode',
  'pending',
  'home',
  'board',
] as const;

/** Everything whose rows say whose they are, and so change along with a member. */
export const memberRows = [
  'memberProfile',
  'asset',
  'assetGroup',
  'ledger',
  'auth',
  'recharge',
  'withdraw',
  'adjust',
  'rechargeAddress',
  'withdrawAddress',
] as const;
