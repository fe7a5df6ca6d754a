import { channels } from '@/api/channels';
import type { Channel } from '@/api/channelTypes';
import type { Field, FormValues, Rule } from '@/crud/field/field';
import { kitOf } from '@/domain/kit/kit';
import { required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import { isDecimal } from '@/lib/decimal';
import { absolute, cmp, div, isZero, mul, sub } from '@/lib/money';

const { field } = kitOf(channels);

const FIXED_ADDRESS = 2;
const BANK = 3;

/** Percent a rate may move without being asked about again. */
const USUAL_MOVE = '5';

/** A field of these types of channels only; the type of an existing channel never changes. */
const only = (holds: (type: number) => boolean, one: Field): Field => ({
  ...one,
  when: ({ channelType }, record) => holds(Number(channelType ?? record['channelType'])),
});

const isCode: Rule = (value, t) =>
  typeof value === 'string' && !/^[a-z][a-z0-9_]{2,31}$/.test(value) ? t('channel.badCode') : null;

const isSecure: Rule = (value, t) =>
  typeof value === 'string' && !value.startsWith('https://') ? t('channel.badUrl') : null;

/** An account comes masked; one that is new is typed in full. */
const isWhole: Rule = (value, t, _, record) =>
  typeof value === 'string' && value.includes('*') && value !== record['bankAccount']
    ? t('channel.maskedAccount')
    : null;

/** What is as it must be beside another amount. */
const notBelow =
  (other: 'minAmount' | 'maxAmount'): Rule =>
  (value, t, all) => {
    const [mine, least] = [value, all[other]];
    if (typeof mine !== 'string' || typeof least !== 'string') return null;
    if (!isDecimal(mine) || !isDecimal(least)) return null;
    return cmp(mine, least) < 0 ? t(`channel.below.${other}`) : null;
  };

/** True when the rate is further from the old one than rates usually move. */
function movesFar(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  if (!isDecimal(before) || !isDecimal(after) || isZero(before)) return false;
  return cmp(div(mul(absolute(sub(after, before)), '100'), before, 4, 'up'), USUAL_MOVE) > 0;
}

const isSameRate: Rule = (value, t, all) => (value === all['rate'] ? null : t('channel.rateDiffers'));

const onChain = (one: Field) => only((type) => type <= FIXED_ADDRESS, one);
const ofAddress = (one: Field) => only((type) => type === FIXED_ADDRESS, one);
const ofBank = (one: Field) => only((type) => type === BANK, one);
const ofPlace = (one: Field) => only((type) => type === FIXED_ADDRESS || type === BANK, one);
const ofGateway = (one: Field) => only((type) => type > BANK, one);
const inFiat = (one: Field) => only((type) => type >= BANK, one);

const receiving = { rules: [required], hint: 'channel.receivingHint' } as const;

/** What can be set at any time. */
const terms: readonly Field[] = [
  field.texts('channelName', { max: 40 }),
  onChain(field.options('walletCode', 'walletCode', { rules: [required] })),
  ofAddress(field.text('address', { max: 128, ...receiving })),
  ofAddress(field.text('memo', { max: 64 })),
  ofAddress(field.picture('qrImg')),
  inFiat(field.text('fiatCurrency', { max: 8, rules: [required] })),
  ofBank(field.text('bankName', { max: 64, rules: [required] })),
  ofBank(field.text('bankAccount', { max: 64, ...receiving, rules: [required, isWhole] })),
  ofBank(field.text('accountName', { max: 64, rules: [required] })),
  ofGateway(field.text('gatewayUrl', { max: 128, rules: [required, isSecure] })),
  ofGateway(field.text('merchantNo', { max: 64 })),
  ofGateway(field.text('secretRef', { max: 128, hint: 'channel.secretHint' })),
  inFiat(field.money('rate', { rules: [required] })),
  {
    ...field.money('rate', {
      label: 'channel.rateAgain',
      hint: 'channel.rateHint',
      rules: [required, isSameRate],
    }),
    name: 'rateAgain',
    when: ({ rate }, record) => movesFar(record['rate'], rate),
  },
  field.money('minAmount', { rules: [required] }),
  field.money('maxAmount', { rules: [required, notBelow('minAmount')] }),
  field.money('dailyLimit', { rules: [required, notBelow('maxAmount')] }),
  field.code('feeType', 'biz_fee_type', { rules: [required] }),
  field.amount('feeValue', { initial: '0', rules: [required] }),
  field.toggle('autoReview', { initial: 0 }),
  { ...field.amount('reviewThreshold', { initial: '0' }), when: (all) => all['autoReview'] === 1 },
  field.dicts('visibleLevels', 'biz_member_level', { hint: 'channel.emptyIsAll' }),
  field.dicts('visibleCountries', 'biz_country', { hint: 'channel.emptyIsAll' }),
  field.texts('guide', { max: 500, lines: true, optional: true }),
  field.number('sort', { min: 0, max: 9999, initial: 100 }),
  field.area('remark'),
];

/** A new channel: its code and type never change again. */
export const addForm: readonly Field[] = [
  field.text('channelCode', { max: 32, rules: [required, isCode], hint: 'channel.codeHint' }),
  field.code('channelType', 'biz_channel_type', { rules: [required] }),
  ...terms,
  ofPlace({ ...stepUpField, hint: 'channel.confirmHint' }),
];

/** Where the money arrives, for channels of fixed addresses and of banks. */
const RECEIVING = [
  'walletCode',
  'address',
  'memo',
  'qrImg',
  'fiatCurrency',
  'bankName',
  'bankAccount',
  'accountName',
];

const waits = (all: FormValues, record: FormValues): boolean =>
  [FIXED_ADDRESS, BANK].includes(Number(record['channelType'])) &&
  RECEIVING.some((name) => (all[name] ?? '') !== (record[name] ?? ''));

/** What the form begins with: a channel that nobody can pay to yet shows what waits to be confirmed. */
export const begun = (channel: Channel): Channel =>
  channel.address === '' && channel.bankAccount === '' ? { ...channel, ...channel.pendingChange } : channel;

/** The form of an existing channel; whoever changes where the money arrives says who he is. */
export const editForm: readonly Field[] = [
  ...terms,
  { ...stepUpField, hint: 'channel.confirmHint', when: waits },
];
