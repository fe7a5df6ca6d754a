import { adjusts, reviewAdjust } from '@/api/adjusts';
import type { AdjustDetail, AdjustReview } from '@/api/adjustTypes';
import { textOf } from '@/ui/cell/value';
import { defineReview } from '@/domain/review/review';
import type { Decision } from '@/domain/review/types';
import type { FormValues } from '@/crud/field/field';
import { fieldKit } from '@/domain/kit/fields';
import { minChars, required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import type { Translate } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { sections } from './adjustSections';
import { isPending } from './adjustStatus';

const field = fieldKit<AdjustReview, AdjustReview>(adjusts.name);

/** What happens to whose money, how the balance changes, and who wanted it. */
function subject(record: AdjustDetail, t: Translate): string[] {
  const { uid, coin, direction, createdBy, adjustNo } = record;
  return [
    t(`adjust.approve.${direction}`, { uid, coin, amount: formatMoney(record.amount) }),
    t('adjust.effect', {
      coin,
      before: formatMoney(record.beforeAvailable),
      after: formatMoney(record.afterAvailable),
    }),
    t('adjust.maker', { who: createdBy, adjustNo }),
  ];
}

const submitAs =
  (result: AdjustReview['result']) =>
  ({ id, version }: AdjustDetail, values: FormValues, requestId: string) =>
    reviewAdjust({
      id,
      version,
      result,
      remark: textOf(values['remark']) ?? '',
      operPassword: textOf(values['operPassword']) ?? '',
      requestId,
    });

const decisions: readonly Decision<AdjustDetail>[] = [
  {
    name: 'reject',
    label: 'desk.reject',
    hotkey: 'R',
    danger: true,
    visible: isPending,
    text: (record, t) => [
      t('adjust.rejectText'),
      t('adjust.maker', { who: record.createdBy, adjustNo: record.adjustNo }),
    ],
    fields: () => [
      field.area('remark', { label: 'field.reviewRemark', rules: [required, minChars(5)] }),
      stepUpField,
    ],
    submit: submitAs('reject'),
  },
  {
    name: 'approve',
    label: 'desk.approve',
    hotkey: 'A',
    primary: true,
    visible: isPending,
    text: subject,
    fields: () => [field.area('remark', { label: 'field.reviewRemark' }), stepUpField],
    submit: submitAs('approve'),
  },
];

/** How adjustments are decided about. */
export const review = defineReview(adjusts, {
  kind: 'adjust',
  titleOf: ({ adjustNo }, t) => t('adjust.reviewTitle', { adjustNo }),
  sections,
  decisions,
  pictures: ({ attachments }, t) =>
    attachments.map((url, index) => ({ url, label: `${t('field.attachments')} ${index + 1}` })),
});
