import { transfer } from '@/contract/block/transfer';
import { LEAST_REASON } from '@/contract/field/limits';
import { payment, recharge, RechargeSource } from '@/contract/finance/recharge';
import { RechargeStatus } from '@/contract/finance/rechargeFlow';
import type { DetailOf, RowOf } from '@/contract/resource';
import type { FormValues, Rule } from '@/crud/field/field';
import { minChars, required } from '@/crud/field/rules';
import { drawnNames } from '@/crud/field/drawn';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { drawThread, questionKit } from '@/domain/question/questionKit';
import { reviewKit } from '@/domain/review/reviewKit';
import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import type { Decimal } from '@/lib/decimal';
import { cmp, div, formatMoney, formatUsdt, isZero, mul, sub } from '@/lib/money';
import { textOf } from '@/ui/cell/value';
import { doubleLine } from '@/domain/foreseen/doubleLine';
import { DaySum } from '@/domain/foreseen/DaySum';
import { daySumText } from '@/domain/foreseen/daySumText';
import { Doubles } from '@/domain/foreseen/Doubles';
import { ProofReading } from './ProofReading';

type Detail = DetailOf<typeof recharge>;

const { section } = screenKit(recharge);
const { pending, onHold } = RechargeStatus;

/** True while it waits for a reviewer or is on hold, so that it can be decided. */
export const isOpen = inState(pending, onHold);

/** Detail sections of a recharge, from the payment to the resulting bookings. */
const sections = [
  section.custom('thread', drawThread, 'crud.question.title'),
  section.facts('recharge.sectionMoney', ['status', ...drawnNames(payment), 'riskFlags']),
  section.custom(
    'doubles',
    ({ doubles }) => (doubles.length > 0 ? <Doubles doubles={doubles} states="biz_recharge_status" /> : null),
    'finance.doublesTitle',
  ),
  {
    ...section.custom(
      'daySum',
      (record) => (record.daySum === null ? null : <DaySum of={record} />),
      'finance.daySumTitle',
    ),
    fields: ['daySum', 'secondAbove'],
  },
  section.facts('field.member', ['member', 'aboutMember', 'payerName']),
  section.facts('recharge.sectionChain', [...drawnNames(transfer), 'fromAddress', 'voucherImgs']),
  section.rest('crud.review'),
  section.history('biz_recharge_reject'),
  section.ledger(),
];

const isVoucher = ({ source }: Detail): boolean => source === RechargeSource.voucher;

/** The same for the drawer outside of a review, with what was read in the proof. */
export const detail = [
  ...sections,
  section.custom('proof', (record) => (isVoucher(record) ? <ProofReading record={record} /> : null)),
];

/** The amount that is credited if no reviewer corrects it. */
const usual = ({ amount, fee }: Detail): Decimal => sub(amount, fee);

/**
 * The amount that is credited if this reviewer does not correct it: the first reviewer's, or else the usual
 * one.
 */
const expected = (record: Detail): Decimal => record.proposedCredit ?? usual(record);

/** The amount that the form would credit; the expected one while no complete number is typed. */
const creditOf = (record: Detail, { creditAmount }: FormValues): Decimal =>
  isDecimal(creditAmount) ? creditAmount : expected(record);

/** Requires a reason for a corrected amount. */
const reasonForChange =
  (record: Detail): Rule =>
  (value, t, ...rest) => {
    const [all] = rest;
    if (cmp(creditOf(record, all), usual(record)) === 0) return null;
    return (textOf(value) ?? '').trim() === ''
      ? t('recharge.creditReason')
      : minChars(LEAST_REASON)(value, t, ...rest);
  };

/** The worth of the amount that would be credited, at the price of the recharge. */
function worthOf(record: Detail, values: FormValues): Decimal {
  const { amount, usdtValue } = record;
  if (isZero(amount)) return usdtValue;
  return div(mul(usdtValue, creditOf(record, values)), amount, 8, 'halfUp');
}

/** Lines with the order and the receiving address. */
function orderLines(record: Detail, t: Translate, values: FormValues = {}): string[] {
  const { orderNo, toAddress } = record;
  const order = t('review.order', { orderNo, usdt: formatUsdt(worthOf(record, values)) });
  return toAddress ? [order, t('review.address', { address: toAddress })] : [order];
}

/** Placeholders of the dialogs' texts: member and amount. */
const subject = (record: Detail, values: FormValues = {}) => ({
  uid: record.uid,
  amount: formatMoney(creditOf(record, values)),
  coin: record.coin,
});

const lines = (record: Detail, t: Translate) => [
  t('review.subject', subject(record)),
  ...orderLines(record, t),
];

const remark = { label: 'field.reviewRemark', rules: [required] } as const;

/** Questions about what waits for a review. */
export const questions = questionKit<RowOf<typeof recharge>>(recharge, recharge.flow);

/** The review of recharges. */
export const { review, startReview } = reviewKit(recharge, {
  kind: 'recharge',
  title: 'recharge.reviewTitle',
  sections,
  decisions: (decide) => [
    { ...questions.retract, stays: true },
    questions.ask,
    decide('reject', {
      text: (record, t) => [t('recharge.rejectText'), ...lines(record, t)],
      fields: (field) => [field('rejectCode', { preset: false, rules: [required] }), field('remark', remark)],
    }),
    decide('hold', {
      text: (record, t) => [t('recharge.holdText'), ...lines(record, t)],
      fields: (field) => [field('remark', remark)],
    }),
    decide('release', {
      text: (record, t) => [t('recharge.releaseText'), ...lines(record, t)],
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
    }),
    decide('approve', {
      text: (record, t, values) => [
        t('recharge.approveText', subject(record, values)),
        ...orderLines(record, t, values),
        ...doubleLine(record, t),
        ...[daySumText(record, t) ?? []].flat(),
      ],
      fields: (field, record) => [
        ...(isVoucher(record)
          ? [
              field('creditAmount', {
                coin: record.coin,
                rules: [required],
                initial: expected(record),
                hint: 'recharge.creditHint',
              }),
            ]
          : []),
        field('remark', {
          label: 'field.reviewRemark',
          rules: [reasonForChange(record)],
          dependsOn: ['creditAmount'],
        }),
      ],
    }),
  ],
  pictures: ({ voucherImgs }, t) =>
    voucherImgs.map((url, index) => ({ url, label: t('recharge.voucher', { n: index + 1 }) })),
  side: (record) => (isVoucher(record) ? <ProofReading record={record} /> : null),
  rejectReasons: { dict: 'biz_recharge_reject', field: 'rejectCode' },
});
