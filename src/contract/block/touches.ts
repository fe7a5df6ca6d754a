/** Everything that reads otherwise once a member's balance has changed. */
export const balances = [
  'member',
  'memberProfile',
  'asset',
  'assetGroup',
  'ledger',
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
