import { channels } from '@/api/channels';
import type { ChannelDetail } from '@/api/channelTypes';
import { kitOf } from '@/domain/kit/kit';
import { PendingChange } from './PendingChange';

const { fact, section } = kitOf(channels);

/** Everything about one channel; what waits for another operator comes first. */
export const sections = [
  section.custom('pending', (channel: ChannelDetail) => <PendingChange channel={channel} />),
  section.facts('channel.sectionTerms', [
    fact.texts('channelName'),
    fact.text('channelCode'),
    fact.dict('channelType', 'biz_channel_type'),
    fact.dict('status', 'sys_normal_disable'),
    fact.money('minAmount'),
    fact.money('maxAmount'),
    fact.money('dailyLimit'),
    fact.money('dailyUsed'),
    fact.dict('feeType', 'biz_fee_type'),
    fact.money('feeValue'),
    fact.dict('autoReview', 'sys_yes_no'),
    fact.money('reviewThreshold'),
    fact.dicts('visibleLevels', 'biz_member_level'),
    fact.dicts('visibleCountries', 'biz_country'),
    fact.texts('guide'),
    fact.number('sort'),
    fact.text('remark'),
    fact.text('createdBy'),
    fact.time('createdAt'),
    fact.text('updatedBy'),
    fact.time('updatedAt'),
  ]),
  section.facts('channel.sectionReceiving', [
    fact.text('walletCode'),
    fact.address('address'),
    fact.text('memo'),
    fact.images('qrImg'),
    fact.text('fiatCurrency'),
    fact.money('rate'),
    fact.text('bankName'),
    fact.masked('bankAccount'),
    fact.text('accountName'),
    fact.text('gatewayUrl'),
    fact.text('merchantNo'),
    fact.text('secretRef'),
  ]),
  section.history(({ history }) => history),
];
