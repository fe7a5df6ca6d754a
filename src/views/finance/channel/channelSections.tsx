import { channel } from '@/contract/finance/channel';
import { screenKit } from '@/domain/kit/screenKit';
import { PendingChange } from './PendingChange';

const { section } = screenKit(channel);

/** Detail sections of a channel; changes that wait for another operator come first. */
export const sections = [
  section.custom('pending', (record) => <PendingChange channel={record} />),
  section.facts('channel.sectionTerms', [
    'channelName',
    'channelCode',
    'channelType',
    'status',
    'minAmount',
    'maxAmount',
    'dailyLimit',
    'dailyUsed',
    'feeType',
    'feeValue',
    'autoReview',
    'reviewThreshold',
    'visibleLevels',
    'visibleCountries',
    'guide',
    'sort',
    'remark',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ]),
  section.facts('channel.sectionReceiving', [
    'walletCode',
    'address',
    'memo',
    'qrImg',
    'fiatCurrency',
    'rate',
    'bankName',
    'bankAccount',
    'accountName',
    'gatewayUrl',
    'merchantNo',
    'secretRef',
  ]),
  section.history(({ history }) => history),
];
