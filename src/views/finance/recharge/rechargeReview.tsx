import { rechargeLog, reviewRecharge } from '@/api/finance';
import type { RechargeDecision, RechargeDetail, RechargeReview } from '@/api/financeTypes';
import type { Decimal } from '@/api/types';
import { textOf } from '@/ui/cell/value';
import { defineReview } from '@/domain/review/review';
import type { Decision } from '@/domain/review/types';
import type { Field, FormValues, Rule } from '@/crud/field/field';
import { fieldKit } from '@/domain/kit/fields';
import { minChars, required } from '@/crud/field/rules';
import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { cmp, formatMoney, formatUsdt, sub } from '@/lib/money';
import { sections } from './rechargeSections';
import { isOpen, isPending } from './rechargeStatus';

const REASONS = 'biz_recharge_reject';

const field = fieldKit<RechargeReview, RechargeReview>(rechargeLog.name);

const note = (...rules: Rule[]): Field => field.area('remark', { label: 'recharge.reviewRemark', rules });

/** What is booked of a figure that nobody has corrected. */
const usual = ({ amount, fee }: RechargeDetail) => sub(amount, fee);

/** What is booked unless this reviewer corrects it: what the first one has approved, else the usual figure. */
const expected = (record: RechargeDetail) => record.proposedCredit ?? usual(record);

/** What is booked as the form stands; the expected figure while no other one is written out. */
function creditOf(record: RechargeDetail, { creditAmount }: FormValues): Decimal {
  return typeof creditAmount === 'string' && isDecimal(creditAmount) ? creditAmount : expected(record);
}

/** A corrected figure wants a reason, from whoever sends it. */
const reasonForChange =
  (record: RechargeDetail): Rule =>
  (value, t, ...rest) => {
    const [all] = rest;
    if (cmp(creditOf(record, all), usual(record)) === 0) return null;
    return (textOf(value) ?? '').trim() === '' ? t('recharge.creditReason') : minChars(5)(value, t, ...rest);
  };

function approvalFields(record: RechargeDetail): Field[] {
  const remark = note(reasonForChange(record));
  if (record.source !== 2) return [remark];
  const credit = field.money('creditAmount', {
    coin: record.coin,
    rules: [required],
    initial: expected(record),
    hint: 'recharge.creditHint',
  });
  return [credit, remark];
}

/** Which order it is, and where the money came to. */
function orderLines({ orderNo, usdtValue, toAddress }: RechargeDetail, t: Translate): string[] {
  const order = t('desk.order', { orderNo, usdt: formatUsdt(usdtValue) });
  return toAddress ? [order, t('desk.address', { address: toAddress })] : [order];
}

/** Whose money it is about, and how much. */
const subject = (record: RechargeDetail, values: FormValues = {}) => ({
  uid: record.uid,
  amount: formatMoney(creditOf(record, values)),
  coin: record.coin,
});

const subjectLines = (record: RechargeDetail, t: Translate) => [
  t('desk.subject', subject(record)),
  ...orderLines(record, t),
];

const submitAs =
  (result: RechargeDecision) =>
  ({ id, version }: RechargeDetail, values: FormValues, requestId: string) =>
    reviewRecharge({
      id,
      result,
      remark: textOf(values['remark']) ?? '',
      ...(typeof values['rejectCode'] === 'string' ? { rejectCode: values['rejectCode'] } : {}),
      ...(typeof values['creditAmount'] === 'string' ? { creditAmount: values['creditAmount'] } : {}),
      versions: { [id]: version },
      requestId,
    });

const decisions: readonly Decision<RechargeDetail>[] = [
  {
    name: 'reject',
    label: 'desk.reject',
    hotkey: 'R',
    danger: true,
    visible: isOpen,
    text: (record, t) => [t('recharge.rejectText'), ...subjectLines(record, t)],
    fields: () => [field.dict('rejectCode', REASONS, { preset: false, rules: [required] }), note(required)],
    submit: submitAs('reject'),
  },
  {
    name: 'hold',
    label: 'desk.hold',
    hotkey: 'H',
    visible: isPending,
    text: (record, t) => [t('recharge.holdText'), ...subjectLines(record, t)],
    fields: () => [note(required)],
    submit: submitAs('hold'),
  },
  {
    name: 'release',
    label: 'desk.release',
    hotkey: 'L',
    primary: true,
    visible: (record) => isOpen(record) && !isPending(record),
    text: (record, t) => [t('recharge.releaseText'), ...subjectLines(record, t)],
    fields: () => [note()],
    submit: submitAs('release'),
  },
  {
    name: 'approve',
    label: 'desk.approve',
    hotkey: 'A',
    primary: true,
    visible: isPending,
    text: (record, t, values) => [
      t('recharge.approveText', subject(record, values)),
      ...orderLines(record, t),
    ],
    fields: approvalFields,
    submit: submitAs('approve'),
  },
];

/** How recharges are reviewed. */
export const review = defineReview(rechargeLog, {
  kind: 'recharge',
  titleOf: ({ orderNo }, t) => t('recharge.reviewTitle', { orderNo }),
  sections,
  decisions,
  pictures: ({ voucherImgs }, t) =>
    voucherImgs.map((url, index) => ({ url, label: t('recharge.voucher', { n: index + 1 }) })),
  rejectReasons: { dict: REASONS, field: 'rejectCode' },
  firstReviewer: (record) => (isPending(record) ? record.firstReviewer : ''),
});
