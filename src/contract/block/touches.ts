/** Everything that reads otherwise once a member's balance has changed. */
export const balances = ['member', 'memberProfile', 'asset', 'ledger', 'pending', 'home', 'board'] as const;
