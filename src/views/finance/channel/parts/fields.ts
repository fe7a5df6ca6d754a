import { channels } from '@/api/channels';
import type { Field, FormValues, Rule } from '@/crud/field';
import { kitOf } from '@/crud/kit/kit';
import { required } from '@/crud/rules';
import { stepUpField } from '@/crud/stepUp';
import { absolute, cmp, div, isDecimal, isZero, mul, sub } from '@/lib/money';

const { field } = kitOf(channels);

const FIXED_ADDRESS = 2;
const BANK = 3;

/** Percent a rate may move without being asked about again. */
const USUAL_MOVE = '5';

/** A field of these types of channels only. */
const only = (holds: (type: number) => boolean, one: Field, type?: number): Field => ({
  ...one,
  when: (all) => holds(type ?? Number(all['channelType'])),
});

const isCode: Rule = (value, t) =>
  typeof value === 'string' && !/^[a-z][a-z0-9_]{2,31}$/.test(value) ? t('channel.badCode') : null;

const isSecure: Rule = (value, t) =>
  typeof value === 'string' && !value.startsWith('https://') ? t('channel.badUrl') : null;

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
export function movesFar(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  if (!isDecimal(before) || !isDecimal(after) || isZero(before)) return false;
  return cmp(div(mul(absolute(sub(after, before)), '100'), before, 4, 'up'), USUAL_MOVE) > 0;
}

const isSameRate: Rule = (value, t, all) => (value === all['rate'] ? null : t('channel.rateDiffers'));

/** The fields that go with a type; a known type is an existing channel's, whose rate was `rate`. */
function terms(type?: number, rate?: string | null): Field[] {
  const for2 = (one: Field) => only((kind) => kind === FIXED_ADDRESS, one, type);
  const for3 = (one: Field) => only((kind) => kind === BANK, one, type);
  const forFiat = (one: Field) => only((kind) => kind >= BANK, one, type);
  const forGateway = (one: Field) => only((kind) => kind > BANK, one, type);
  return [
    field.texts('channelName', { max: 40 }),
    only(
      (kind) => kind <= FIXED_ADDRESS,
      field.options('walletCode', 'walletCode', { rules: [required] }),
      type,
    ),
    for2(field.text('address', { max: 128, rules: [required], hint: 'channel.receivingHint' })),
    for2(field.text('memo', { max: 64 })),
    for2(field.picture('qrImg')),
    forFiat(field.text('fiatCurrency', { max: 8, rules: [required] })),
    for3(field.text('bankName', { max: 64, rules: [required] })),
    for3(field.text('bankAccount', { max: 64, rules: [required], hint: 'channel.receivingHint' })),
    for3(field.text('accountName', { max: 64, rules: [required] })),
    forGateway(field.text('gatewayUrl', { max: 128, rules: [required, isSecure] })),
    forGateway(field.text('merchantNo', { max: 64 })),
    forGateway(field.text('secretRef', { max: 128, hint: 'channel.secretHint' })),
    forFiat(field.money('rate', { rules: [required] })),
    {
      ...field.money('rate', {
        label: 'channel.rateAgain',
        hint: 'channel.rateHint',
        rules: [required, isSameRate],
      }),
      name: 'rateAgain',
      when: (all: FormValues) => movesFar(rate, all['rate']),
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
}

/** A new channel: its code and type never change again. */
export const addForm: readonly Field[] = [
  field.text('channelCode', { max: 32, rules: [required, isCode], hint: 'channel.codeHint' }),
  field.code('channelType', 'biz_channel_type', { rules: [required] }),
  ...terms(),
];

/** Where the money arrives; whoever changes it says who he is. */
const RECEIVING = [
  'address',
  'memo',
  'qrImg',
  'fiatCurrency',
  'bankName',
  'bankAccount',
  'accountName',
] as const;

/** The form of an existing channel. */
export function editForm(channel: FormValues): readonly Field[] {
  const { channelType, rate } = channel;
  const type = Number(channelType);
  const kept = type === FIXED_ADDRESS || type === BANK;
  return [
    ...terms(type, typeof rate === 'string' ? rate : null),
    {
      ...stepUpField,
      hint: 'channel.confirmHint',
      when: (all) =>
        kept && RECEIVING.some((name) => name in all && (all[name] ?? '') !== (channel[name] ?? '')),
    },
  ];
}
