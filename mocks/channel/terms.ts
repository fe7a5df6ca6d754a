import { ChannelType, FeeType } from '../../src/contract/finance/channel';
import type { channel as contract } from '@/contract/finance/channel';
import type { LocalTexts } from '@/api/types';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import { invalid, Refusal } from '../core/refusal';
import type { Channel, Texts } from '../core/rows';

type Calls = (typeof contract)['calls'];

/** Bodies of a new and of a changed channel. */
export type Draft = Sent<Calls['add']['body']>;
export type Edit = Sent<Calls['edit']['body']>;

/** Everything that can be set at any time, whatever the type of a channel. */
export const TERMS = [
  'channelName',
  'guide',
  'walletCode',
  'rate',
  'minAmount',
  'maxAmount',
  'dailyLimit',
  'feeType',
  'feeValue',
  'autoReview',
  'reviewThreshold',
  'visibleLevels',
  'visibleCountries',
  'sort',
  'remark',
] as const;

/** What can be set while a channel exists. */
export type Terms = Pick<
  Channel,
  | (typeof TERMS)[number]
  | 'address'
  | 'memo'
  | 'qrImg'
  | 'fiatCurrency'
  | 'bankName'
  | 'bankAccount'
  | 'accountName'
  | 'gatewayUrl'
  | 'merchantNo'
  | 'secretRef'
>;

/** Terms of a new channel as far as nothing is said about them. */
export const NOTHING: Terms = {
  channelName: ['', '', ''],
  guide: ['', '', ''],
  walletCode: '',
  address: '',
  memo: '',
  qrImg: '',
  fiatCurrency: '',
  bankName: '',
  bankAccount: '',
  accountName: '',
  gatewayUrl: '',
  merchantNo: '',
  secretRef: '',
  rate: null,
  minAmount: '0',
  maxAmount: '0',
  dailyLimit: '0',
  feeType: FeeType.free,
  feeValue: '0',
  autoReview: 0,
  reviewThreshold: '0',
  visibleLevels: [],
  visibleCountries: [],
  sort: 100,
  remark: '',
};

const stored = ({ zh, en, tw }: LocalTexts): Texts => [zh, en, tw];

/** The terms as a body would have them: what was not sent stays as it is known. */
export function termsOf(body: Draft | Edit, known: Terms): Terms {
  const { channelName, guide, operPassword: _password, ...plain } = body;
  return {
    ...known,
    ...sentFields(plain),
    channelName: stored(channelName),
    guide: guide ? stored(guide) : known.guide,
  };
}

/** @throws Refusal 42204, 40000 by the field that is wrong */
export function mustFit(db: Db, type: number, given: Terms): void {
  const { gateway, fixedAddress, bank } = ChannelType;
  if (type === gateway || type === fixedAddress) {
    const wallet = db.walletCodes.find(({ walletCode }) => walletCode === given.walletCode);
    if (!wallet) throw invalid('walletCode');
    if (type !== fixedAddress) return;
    if (!new RegExp(wallet.addressRegex, 'u').test(given.address)) throw new Refusal(42204);
    if (wallet.memoRequired && !given.memo) throw invalid('memo');
    return;
  }
  if (!given.fiatCurrency) throw invalid('fiatCurrency');
  if (given.rate === null) throw invalid('rate');
  if (type === bank) {
    for (const field of ['bankName', 'bankAccount', 'accountName'] as const)
      if (!given[field]) throw invalid(field);
    if (given.bankAccount.includes('*')) throw invalid('bankAccount');
  } else if (!given.gatewayUrl) throw invalid('gatewayUrl');
}
