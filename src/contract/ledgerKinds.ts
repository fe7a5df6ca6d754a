/** How a line changes a column of a balance: more, less, either way, or not at all. */
export type Sign = '+' | '-' | '±' | '';

/** What a line is booked for. */
export type Cause =
  | 'recharge'
  | 'withdraw'
  | 'transfer'
  | 'contract'
  | 'delivery'
  | 'staking'
  | 'campaign'
  | 'adjust';

/** What figures count a line as. */
export type Counted = 'result' | 'fee' | 'bonus';

/** What an amount is set aside for. */
export type Purpose = 'withdraw' | 'margin' | 'stake' | 'staking' | 'manual';

/** One kind of ledger lines. */
export interface LedgerTerms {
  /** `biz_asset_biz` */
  readonly code: number;
  readonly cause: Cause;
  readonly available: Sign;
  readonly frozen: Sign;
  /** What was won or lost, a fee paid or given back, money of campaigns given or taken back. */
  readonly counts?: Counted;
  /** What it sets aside, gives back or uses up. */
  readonly purpose?: Purpose;
}

/** Every kind of ledger lines by its name: what is booked, in which direction, and for what. */
export const Ledger = {
  recharge: { code: 101, cause: 'recharge', available: '+', frozen: '' },
  manualRecharge: { code: 102, cause: 'recharge', available: '+', frozen: '' },
  withdrawFreeze: { code: 103, cause: 'withdraw', available: '-', frozen: '+', purpose: 'withdraw' },
  withdrawReturn: { code: 104, cause: 'withdraw', available: '+', frozen: '-', purpose: 'withdraw' },
  withdrawPaid: { code: 105, cause: 'withdraw', available: '', frozen: '-', purpose: 'withdraw' },
  withdrawFee: {
    code: 106,
    cause: 'withdraw',
    available: '',
    frozen: '-',
    counts: 'fee',
    purpose: 'withdraw',
  },
  transferIn: { code: 201, cause: 'transfer', available: '+', frozen: '' },
  transferOut: { code: 202, cause: 'transfer', available: '-', frozen: '' },
  /** A maker's fee may be negative, which is a rebate. */
  openFee: { code: 301, cause: 'contract', available: '±', frozen: '', counts: 'fee' },
  /** The same. */
  closeFee: { code: 302, cause: 'contract', available: '±', frozen: '', counts: 'fee' },
  realizedPnl: { code: 303, cause: 'contract', available: '±', frozen: '', counts: 'result' },
  fundingFee: { code: 304, cause: 'contract', available: '±', frozen: '' },
  marginLock: { code: 305, cause: 'contract', available: '-', frozen: '+', purpose: 'margin' },
  marginRelease: { code: 306, cause: 'contract', available: '+', frozen: '-', purpose: 'margin' },
  liquidationLoss: {
    code: 307,
    cause: 'contract',
    available: '',
    frozen: '-',
    counts: 'result',
    purpose: 'margin',
  },
  deliveryStake: { code: 401, cause: 'delivery', available: '-', frozen: '+', purpose: 'stake' },
  /** A loss pays nothing. */
  deliveryPayout: {
    code: 402,
    cause: 'delivery',
    available: '+',
    frozen: '-',
    counts: 'result',
    purpose: 'stake',
  },
  /** Stake and fee. */
  deliveryRefund: {
    code: 403,
    cause: 'delivery',
    available: '+',
    frozen: '-',
    counts: 'fee',
    purpose: 'stake',
  },
  deliveryFee: { code: 404, cause: 'delivery', available: '-', frozen: '', counts: 'fee' },
  stakingSubscribe: { code: 501, cause: 'staking', available: '-', frozen: '+', purpose: 'staking' },
  stakingInterest: { code: 502, cause: 'staking', available: '+', frozen: '' },
  stakingRedeem: { code: 503, cause: 'staking', available: '+', frozen: '-', purpose: 'staking' },
  /** Interest that an early redemption takes back. */
  earlyRedemption: { code: 504, cause: 'staking', available: '-', frozen: '' },
  couponCredit: { code: 601, cause: 'campaign', available: '+', frozen: '', counts: 'bonus' },
  envelopeSent: { code: 602, cause: 'campaign', available: '-', frozen: '' },
  envelopeClaimed: { code: 603, cause: 'campaign', available: '+', frozen: '', counts: 'bonus' },
  envelopeRefunded: { code: 604, cause: 'campaign', available: '+', frozen: '' },
  codeRedeemed: { code: 605, cause: 'campaign', available: '+', frozen: '', counts: 'bonus' },
  award: { code: 606, cause: 'campaign', available: '+', frozen: '', counts: 'bonus' },
  rebate: { code: 607, cause: 'campaign', available: '+', frozen: '' },
  awardClawback: { code: 608, cause: 'campaign', available: '-', frozen: '', counts: 'bonus' },
  manualCredit: { code: 701, cause: 'adjust', available: '+', frozen: '' },
  manualDebit: { code: 702, cause: 'adjust', available: '-', frozen: '' },
  manualFreeze: { code: 703, cause: 'adjust', available: '-', frozen: '+', purpose: 'manual' },
  manualUnfreeze: { code: 704, cause: 'adjust', available: '+', frozen: '-', purpose: 'manual' },
} as const satisfies Readonly<Record<string, LedgerTerms>>;

/** Name of a kind of ledger lines. */
export type LedgerKind = keyof typeof Ledger;

const kinds: readonly LedgerTerms[] = Object.values(Ledger);

const byCode = new Map(kinds.map((terms) => [terms.code, terms]));

/** The kind with a code; `undefined` for a code that is none. */
export const ledgerKind = (code: number): LedgerTerms | undefined => byCode.get(code);

/** Codes of the kinds that a figure counts. */
export const codesCounted = (counts: Counted): ReadonlySet<number> =>
  new Set(kinds.filter((terms) => terms.counts === counts).map(({ code }) => code));

/** Codes of the kinds that set something aside for a purpose, give it back or use it up. */
export const codesFor = (purpose: Purpose): ReadonlySet<number> =>
  new Set(kinds.filter((terms) => terms.purpose === purpose).map(({ code }) => code));
