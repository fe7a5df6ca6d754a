import { channel, ChannelType } from '@/contract/finance/channel';
import type { DetailOf } from '@/contract/resource';
import type { Field, FormValues, Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormFieldMaker } from '@/domain/kit/form';
import { isDecimal } from '@/lib/decimal';
import { absolute, cmp, div, isZero, mul, sub } from '@/lib/money';
import { textOf } from '@/ui/cell/value';

type Terms = Omit<typeof channel.calls.edit.body, 'id' | 'version'>;

/** Percentage that a rate may change by before it has to be typed a second time. */
const USUAL_MOVE = '5';

const { gateway, fixedAddress, bank, thirdParty, card } = ChannelType;
const ON_CHAIN = [gateway, fixedAddress];
/** Types whose receiving data another operator has to confirm. */
const WITH_PLACE: readonly number[] = [fixedAddress, bank];
const THROUGH_GATEWAY = [thirdParty, card];
const IN_FIAT = [bank, thirdParty, card];

/**
 * Shows a field for these types of channels only. The type of an existing channel never changes, so its
 * record is used when the form has no such field.
 */
const only = (types: readonly number[], field: Field): Field => ({
  ...field,
  when: ({ channelType }, record) =>
    types.map(String).includes(textOf(channelType ?? record['channelType']) ?? ''),
});

/**
 * Rejects a partly masked account: the stored one is shown masked and may be left unchanged, a new one must
 * be typed in full.
 */
const isWhole: Rule = (value, t, _, record) =>
  typeof value === 'string' && value.includes('*') && value !== record['bankAccount']
    ? t('channel.maskedAccount')
    : null;

const notBelow =
  (other: 'minAmount' | 'maxAmount'): Rule =>
  (value, t, all) => {
    const least = all[other];
    return isDecimal(value) && isDecimal(least) && cmp(value, least) < 0 ? t(`channel.below.${other}`) : null;
  };

/**
 * True when the rate differs from the old one by more than the usual change; `false` when they cannot be
 * compared.
 */
function movesFar(before: unknown, after: unknown): boolean {
  if (!isDecimal(before) || !isDecimal(after) || isZero(before)) return false;
  return cmp(div(mul(absolute(sub(after, before)), '100'), before, 4, 'up'), USUAL_MOVE) > 0;
}

const isSameRate: Rule = (value, t, all) => (value === all['rate'] ? null : t('channel.rateDiffers'));

/** Fields of new and of existing channels. */
const termsForm = (field: FormFieldMaker<Terms>): readonly Field[] => [
  field('channelName'),
  only(ON_CHAIN, field('walletCode', { rules: [required] })),
  only([fixedAddress], field('address', { rules: [required], hint: 'channel.receivingHint' })),
  only([fixedAddress], field('memo')),
  only([fixedAddress], field('qrImg')),
  only(IN_FIAT, field('fiatCurrency', { rules: [required] })),
  only([bank], field('bankName', { rules: [required] })),
  only([bank], field('bankAccount', { rules: [required, isWhole], hint: 'channel.receivingHint' })),
  only([bank], field('accountName', { rules: [required] })),
  only(THROUGH_GATEWAY, field('gatewayUrl', { rules: [required], hint: 'channel.urlHint' })),
  only(THROUGH_GATEWAY, field('merchantNo')),
  only(THROUGH_GATEWAY, field('secretRef', { hint: 'channel.secretHint' })),
  only(IN_FIAT, field('rate', { rules: [required] })),
  {
    ...field('rate', { label: 'channel.rateAgain', hint: 'channel.rateHint', rules: [required, isSameRate] }),
    name: 'rateAgain',
    when: ({ rate }, record) => movesFar(record['rate'], rate),
  },
  field('minAmount'),
  field('maxAmount', { rules: [notBelow('minAmount')] }),
  field('dailyLimit', { rules: [notBelow('maxAmount')] }),
  field('feeType'),
  field('feeValue', { initial: '0' }),
  field('autoReview', { initial: 0 }),
  field('reviewThreshold', { initial: '0', when: ({ autoReview }) => autoReview === 1 }),
  field('visibleLevels', { hint: 'channel.emptyIsAll' }),
  field('visibleCountries', { hint: 'channel.emptyIsAll' }),
  field('guide'),
  field('sort', { initial: 100 }),
  field('remark'),
];

const password = { rules: [required], hint: 'channel.confirmHint' } as const;

/** Form of a new channel. Its code and type cannot be changed afterwards. */
export const addForm = (field: FormFieldMaker<typeof channel.calls.add.body>): readonly Field[] => [
  field('channelCode', { hint: 'channel.codeHint' }),
  field('channelType'),
  ...termsForm(field),
  only(WITH_PLACE, field('operPassword', password)),
];

/** Fields that say where the money arrives, for channels with a fixed address and for banks. */
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

const changesPlace = (all: FormValues, record: FormValues): boolean =>
  WITH_PLACE.some((type) => type === record['channelType']) &&
  RECEIVING.some((name) => (all[name] ?? '') !== (record[name] ?? ''));

/** Form of an existing channel. Operators who change where the money arrives have to enter their password. */
export const editForm = (field: FormFieldMaker<typeof channel.calls.edit.body>): readonly Field[] => [
  ...termsForm(field),
  field('operPassword', { ...password, when: changesPlace }),
];

/**
 * The record that the form edits. If a channel has no receiving data in force yet, the form shows those that
 * wait to be confirmed.
 */
export function formRecord(record: DetailOf<typeof channel>): object {
  const { address, bankAccount, pendingChange } = record;
  if (address !== '' || bankAccount !== '') return record;
  const waiting = Object.entries(pendingChange ?? {}).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(waiting) };
}
