import { canonical } from '../canonical';

/** Fields of an order that its settlement seals: by them anybody works out again what it paid. */
export const SEALED = [
  'id',
  'memberId',
  'orderNo',
  'contractId',
  'cycleId',
  'symbol',
  'coin',
  'direction',
  'stake',
  'fee',
  'odds',
  'openPrice',
  'openAt',
  'expireAt',
  'closePrice',
  'settledAt',
  'result',
  'payout',
  'pnl',
  'priceEvidence',
] as const;

export type Sealed = Readonly<Record<(typeof SEALED)[number], unknown>>;

/** What the seal of an order is the SHA-256 of. */
export const sealedText = (order: Sealed): string =>
  canonical(Object.fromEntries(SEALED.map((name) => [name, order[name]])));
