import { channel, ChannelType } from '@/contract/finance/channel';
import type { DetailOf } from '@/contract/resource';
import type { FormField, Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormFieldOptions } from '@/domain/kit/form';
import { changesIn } from '@/domain/guard/PendingChange';
import type { FormFieldMaker, FormOverrides } from '@/domain/kit/formFields';
import { isDecimal } from '@/lib/decimal';
import { absolute, cmp, div, isZero, mul, sub } from '@/lib/money';
import { textOf } from '@/ui/cell/value';

type Terms = Omit<typeof channel.calls.edit.body, 'id' | 'version'>;

/** Percentage that a rate may change by before it has to be typed a second time. */
const USUAL_MOVE = '5';

const { gateway, fixedAddress, bank, thirdParty, card } = ChannelType;
/** Types whose receiving data another operator has to confirm. */
const WITH_PLACE: readonly number[] = [fixedAddress, bank, thirdParty, card];

/** True for these types. The type of an existing channel never changes, so its record is used when the form has no such field. */
const isOf =
  (...types: readonly number[]): NonNullable<FormFieldOptions['when']> =>
  ({ channelType }, record) =>
    types.map(String).includes(textOf(channelType ?? record['channelType']) ?? '');

const hasPlace = isOf(...WITH_PLACE);

/** Shows a field for these types of channels only. */
const only = (...types: readonly number[]): FormFieldOptions => ({ when: isOf(...types) });

/** The same for a field that these types require. */
const wanted = (...types: readonly number[]): FormFieldOptions => ({ ...only(...types), rules: [required] });

/**
 * Rejects a partly masked account: the stored one is shown masked and may be left unchanged, a new one must
 * be typed in full.
 */
const isWhole: Rule = (value, t, _, record) =>
  typeof value === 'string' && value.includes('*') && value !== record['bankAccount']
    ? t('channel.maskedAccount')
    : null;

/**
 * True when the rate differs from the old one by more than the usual change; `false` when they cannot be
 * compared.
 */
function movesFar(before: unknown, after: unknown): boolean {
  if (!isDecimal(before) || !isDecimal(after) || isZero(before)) return false;
  return cmp(div(mul(absolute(sub(after, before)), '100'), before, 4, 'up'), USUAL_MOVE) > 0;
}

const isSameRate: Rule = (value, t, all) => (value === all['rate'] ? null : t('channel.rateDiffers'));

const TERMS: FormOverrides<Terms> = {
  walletCode: wanted(gateway, fixedAddress),
  address: { ...wanted(fixedAddress), hint: 'channel.receivingHint' },
  memo: only(fixedAddress),
  qrImg: only(fixedAddress),
  fiatCurrency: wanted(bank, thirdParty, card),
  bankName: wanted(bank),
  bankAccount: { ...only(bank), rules: [required, isWhole], hint: 'channel.receivingHint' },
  accountName: wanted(bank),
  rate: wanted(bank, thirdParty, card),
  gatewayUrl: { ...wanted(thirdParty, card), hint: 'channel.urlHint' },
  merchantNo: only(thirdParty, card),
  secretRef: { ...only(thirdParty, card), hint: 'channel.secretHint' },
  feeValue: { initial: '0' },
  autoReview: { initial: 0 },
  reviewThreshold: { initial: '0', when: ({ autoReview }) => autoReview === 1 },
  visibleLevels: { hint: 'channel.emptyIsAll' },
  visibleCountries: { hint: 'channel.emptyIsAll' },
  sort: { initial: 100 },
};

/** Form of a new channel. Its code and type cannot be changed afterwards. */
export const addForm: FormOverrides<typeof channel.calls.add.body> = {
  ...TERMS,
  channelCode: { hint: 'channel.codeHint' },
  operPassword: {
    when: (all, record) => all['autoReview'] === 1 || hasPlace(all, record),
    rules: [required],
    hint: 'channel.confirmHint',
  },
};

/** Form of an existing channel. Operators who move the rate far enter it twice. */
export function editForm(field: FormFieldMaker<typeof channel.calls.edit.body>): readonly FormField[] {
  const again: FormField = {
    ...field('rate', { label: 'channel.rateAgain', hint: 'channel.rateHint', rules: [required, isSameRate] }),
    name: 'rateAgain',
    when: ({ rate }, record) => movesFar(record['rate'], rate),
  };
  return field.all(TERMS).flatMap((one) => (one.name === 'rate' ? [one, again] : [one]));
}

/**
 * The record that the form edits. If a channel has no receiving data in force yet, the form shows those that
 * wait to be confirmed.
 */
export function formRecord(record: DetailOf<typeof channel>): object {
  const { address, bankAccount, gatewayUrl, pendingChange } = record;
  if (address !== '' || bankAccount !== '' || gatewayUrl !== '') return record;
  return { ...record, ...Object.fromEntries(changesIn(pendingChange)) };
}
