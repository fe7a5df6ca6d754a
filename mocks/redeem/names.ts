/** The screen in the operation log. */
export const TITLE = '兑换码';

/** `refType` of what redemptions book, and the kind of batches in the operation log. */
export const BATCH = 'redeemBatch';
