import { adjust } from '@/contract/finance/adjust';
import type { DetailOf } from '@/contract/resource';
import { minChars, required } from '@/crud/field/rules';
import { reviewKit } from '@/domain/review/reviewKit';
import type { Translate } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { sections } from './adjustSections';
import { isPending } from './adjustStatus';

type Detail = DetailOf<typeof adjust>;

const maker = ({ createdBy, adjustNo }: Detail, t: Translate): string =>
  t('adjust.maker', { who: createdBy, adjustNo });

/** Lines that tell a reviewer what is booked on which account, how the balance changes, and who requested it. */
function effect(record: Detail, t: Translate): string[] {
  const { uid, coin, direction, amount, beforeAvailable, afterAvailable } = record;
  return [
    t(`adjust.approve.${direction}`, { uid, coin, amount: formatMoney(amount) }),
    t('adjust.effect', { coin, before: formatMoney(beforeAvailable), after: formatMoney(afterAvailable) }),
    maker(record, t),
  ];
}

/** The review of adjustments. */
export const { review, startReview } = reviewKit(adjust, {
  kind: 'adjust',
  call: adjust.calls.review,
  title: 'adjust.reviewTitle',
  sections,
  decisions: (decide) => [
    decide('reject', {
      visible: isPending,
      text: (record, t) => [t('adjust.rejectText'), maker(record, t)],
      fields: (field) => [field('remark', { label: 'field.reviewRemark', rules: [required, minChars(5)] })],
    }),
    decide('approve', {
      visible: isPending,
      text: effect,
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
    }),
  ],
  pictures: ({ attachments }, t) =>
    attachments.map((url, index) => ({ url, label: `${t('field.attachments')} ${index + 1}` })),
});
