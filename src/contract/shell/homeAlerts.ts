import { AddressAllocation } from '../finance/rechargeAddressFlow';
import { ReconStatus } from '../finance/reconciliationFlow';
import { OnOff } from '../block/switchFlow';
import { read } from '../call';
import { word } from '../field/choices';
import { listOf, records } from '../field/nested';
import { count } from '../field/numbers';
import { nullable } from '../field/shared';
import { text } from '../field/texts';
import { time } from '../field/times';
import { ListedState } from '../trading/symbolFlow';

/** `high`: members' money or the platform's own is at stake now. */
export type Severity = 'high' | 'medium';

/** What may be wrong with one thing, and where an operator looks at it. */
export interface AlertSource {
  /** Path of the call whose permission shows it. */
  readonly list: string;
  /** Component of the screen that a link opens. */
  readonly view: string;
  /** Filters of its list that leave what is wrong, as far as there are such. */
  readonly params?: Readonly<Record<string, number | readonly number[]>>;
  /** Filter of its list that takes the keys of what is wrong; one that takes a single key is left out for several. */
  readonly by?: { readonly filter: string; readonly many: boolean };
  readonly severity: Severity;
}

const WALLETS = { list: 'walletCode/list', view: 'finance/walletCode/index' } as const;
const SYMBOLS = { list: 'contractSymbol/list', view: 'contract/symbol/index' } as const;

/** Sources of alerts by name. Reviews that are late are one more, `lateReviews`: their screens are those of the queues. */
export const alertSources = {
  /** The hot wallet of a wallet code in use is below its alert threshold. */
  hotWallet: { ...WALLETS, by: { filter: 'coin', many: true }, severity: 'high' },
  /** Recharges or withdraws of a wallet code in use are switched off. */
  walletStopped: { ...WALLETS, by: { filter: 'coin', many: true }, severity: 'medium' },
  /** A wallet code that accepts recharges has few addresses left to give to members. */
  idleAddresses: {
    list: 'memberRechargeAddress/list',
    view: 'finance/rechargeAddress/index',
    params: { allocType: [AddressAllocation.idle] },
    by: { filter: 'walletCode', many: false },
    severity: 'medium',
  },
  /** A channel in use is at 90 % of its daily limit or more. */
  channelFull: {
    list: 'rechargeChannel/list',
    view: 'finance/channel/index',
    params: { status: OnOff.on },
    by: { filter: 'channelCode', many: false },
    severity: 'medium',
  },
  /** A job that runs has failed three times in a row or more. */
  jobFailed: {
    list: 'job/list',
    view: 'system/job/index',
    params: { lastResult: 0 },
    severity: 'high',
  },
  /** The balance of an account is not what its ledger adds up to. */
  ledgerDiffers: {
    list: 'memberAsset/list',
    view: 'member/asset/index',
    params: { checkState: 2 },
    severity: 'high',
  },
  /** Many sign-ins from one address have failed of late. */
  loginBurst: {
    list: 'loginError/list',
    view: 'risk/loginError/index',
    by: { filter: 'ip', many: false },
    severity: 'medium',
  },
  /** Something is closed to all members: one of the site's switches, or the site for its maintenance. */
  siteClosed: { list: 'websiteInfo/get', view: 'content/website/index', severity: 'medium' },
  /** Books and chain of a wallet's day differ, and nobody has explained it. */
  unexplained: {
    list: 'reconciliation/list',
    view: 'finance/reconciliation/index',
    params: { status: [ReconStatus.differs] },
    severity: 'high',
  },
  /** Members cannot open positions of a listed contract. */
  symbolStopped: {
    ...SYMBOLS,
    params: { tradeState: [ListedState.closeOnly, ListedState.suspended] },
    severity: 'medium',
  },
  /** Nothing has been heard of a contract's market for too long. */
  feedStale: { ...SYMBOLS, by: { filter: 'symbol', many: false }, severity: 'high' },
} as const satisfies Readonly<Record<string, AlertSource>>;

export type AlertName = keyof typeof alertSources;

/** The source of late reviews; its keys are names of `queues`. */
export const LATE_REVIEWS = 'lateReviews';

/**
 * What is wrong at this moment, the most severe first, of those screens that the operator may see. Operators whose data are
 * restricted to a member's team get late reviews alone.
 */
export const alerts = read('home/alerts', {
  answer: records({
    /** A name of `alertSources`, or `lateReviews`. */
    source: text(),
    severity: word('high', 'medium'),
    /** How many things are wrong with it. */
    count: count(),
    /** What they are called, in the language of the request; the first five. Empty where their keys say it. */
    names: listOf(text()),
    /** Values for the filter of their list, the first twenty; names of queues and of the site's switches. */
    keys: listOf(text()),
    /** Since when the first of them is wrong; where no record tells it, when the server has noticed. */
    since: nullable(time()),
  }),
  access: 'free',
});
