import { adjust } from '@/contract/finance/adjust';
import { AdjustStatus } from '@/contract/finance/adjustFlow';
import type { DetailOf, RowOf } from '@/contract/resource';
import { required } from '@/crud/field/rules';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { drawThread, questionKit } from '@/domain/question/questionKit';
import { reviewKit } from '@/domain/review/reviewKit';
import type { Translate } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { doubleLine } from '@/domain/foreseen/doubleLine';
import { DaySum } from '@/domain/foreseen/DaySum';
import { daySumText } from '@/domain/foreseen/daySumText';
import { Doubles } from '@/domain/foreseen/Doubles';
import { visibleText } from '@/lib/text';

type Detail = DetailOf<typeof adjust>;

const { section } = screenKit(adjust);

/** True while it waits for another operator's review. */
export const isPending = inState(AdjustStatus.pending);

/** True while it waits for a review or is on hold, so that it can be decided. */
export const isOpen = inState(AdjustStatus.pending, AdjustStatus.onHold);

/** Detail sections of an adjustment: the request, the people involved, and the resulting bookings. */
export const sections = [
  section.custom('thread', drawThread, 'crud.question.title'),
  section.facts('adjust.sectionWhat', [
    'member',
    'direction',
    'amount',
    'usdtValue',
    'accountType',
    'beforeAvailable',
    'afterAvailable',
    'category',
    'status',
    'createdBy',
    'refNo',
    'attachments',
  ]),
  section.custom(
    'doubles',
    ({ doubles }) => (doubles.length > 0 ? <Doubles doubles={doubles} states="biz_adjust_status" /> : null),
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
  section.custom('reason', ({ reason }) => <bdi>{visibleText(reason)}</bdi>, 'field.reason'),
  section.rest('adjust.sectionWho'),
  section.history(),
  section.ledger(),
];

const maker = ({ createdBy, adjustNo }: Detail, t: Translate): string =>
  t('adjust.maker', { who: createdBy, adjustNo });

/** Lines that tell a reviewer what is booked on which account, how the balance changes, and who requested it. */
function effect(record: Detail, t: Translate): string[] {
  const { uid, coin, direction, amount, beforeAvailable, afterAvailable } = record;
  return [
    t(`adjust.approve.${direction}`, { uid, coin, amount: formatMoney(amount) }),
    t('adjust.effect', { coin, before: formatMoney(beforeAvailable), after: formatMoney(afterAvailable) }),
    maker(record, t),
    ...doubleLine(record, t),
    ...[daySumText(record, t) ?? []].flat(),
  ];
}

/** Lines that say which adjustment it is, and who requested it. */
const subject = (record: Detail, t: Translate): string[] => {
  const { uid, coin, amount } = record;
  return [t('review.subject', { uid, coin, amount: formatMoney(amount) }), maker(record, t)];
};

/** Questions about what waits for a review. */
export const questions = questionKit<RowOf<typeof adjust>>(adjust, adjust.flow);

/** The review of adjustments. */
export const { review, startReview } = reviewKit(adjust, {
  kind: 'adjust',
  title: 'adjust.reviewTitle',
  sections,
  decisions: (decide) => [
    { ...questions.retract, stays: true },
    questions.ask,
    decide('reject', {
      text: (record, t) => [t('adjust.rejectText'), ...subject(record, t)],
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
    }),
    decide('hold', {
      text: (record, t) => [t('adjust.holdText'), ...subject(record, t)],
      fields: (field) => [field('remark', { label: 'field.reviewRemark', rules: [required] })],
    }),
    decide('release', {
      text: (record, t) => [t('adjust.releaseText'), ...subject(record, t)],
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
    }),
    decide('approve', {
      text: effect,
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
    }),
  ],
  pictures: ({ attachments }, t) =>
    attachments.map((url, index) => ({ url, label: `${t('field.attachments')} ${index + 1}` })),
});
