import { HOLDING, Penalty, Severity, violation } from '@/contract/risk/violation';
import { ViolationStatus } from '@/contract/risk/violationFlow';
import type { DetailOf } from '@/contract/resource';
import type { FormValues } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { reviewKit } from '@/domain/review/reviewKit';
import type { Translate } from '@/i18n';
import { visibleText } from '@/lib/text';
import { textsOf } from '@/ui/cell/value';
import { Earlier } from './Earlier';
import { Beside } from './Beside';
import { Related } from './Related';

type Detail = DetailOf<typeof violation>;

const { section } = screenKit(violation);

/** True while nobody has decided about it. */
export const isPending = inState(ViolationStatus.pending);

/** What was found, what it costs the member, who decided, and what the member did before. */
export const sections = [
  section.facts('violation.found', [
    'member',
    'type',
    'severity',
    'source',
    'status',
    'createdBy',
    'createdAt',
  ]),
  section.custom(
    'description',
    ({ description }) => <bdi>{visibleText(description)}</bdi>,
    'violation.description',
  ),
  section.facts('violation.proof', ['evidence']),
  {
    ...section.custom('relatedUids', (record) => <Related record={record} />, 'violation.related'),
    fields: ['relatedUids', 'relatedNos'],
  },
  section.facts('violation.punished', [
    'penalties',
    'penaltyUntil',
    'inForce',
    'liftedAt',
    'clawbackAmount',
    'clawbackNo',
    'refundNo',
  ]),
  section.custom('earlier', ({ earlier }) => <Earlier earlier={earlier} />, 'violation.earlier'),
  section.rest('violation.people'),
  section.history(),
];

const chosen = ({ penalties }: FormValues, ...wanted: string[]): boolean =>
  textsOf(penalties).some((one) => wanted.includes(one));

const isTaken = (values: FormValues): boolean => chosen(values, Penalty.clawback);

/** Lines that tell an operator what a confirmation does. */
function effect({ uid, severity, firstReviewer }: Detail, t: Translate): string[] {
  if (severity !== Severity.severe) return [t('violation.approveText', { uid })];
  return firstReviewer === ''
    ? [t('violation.approveFirst', { uid })]
    : [t('violation.approveSecond', { uid, who: firstReviewer })];
}

/** The handling of violations. */
export const { review, startReview } = reviewKit(violation, {
  kind: 'violation',
  title: 'violation.reviewTitle',
  sections,
  decisions: (decide) => [
    decide('reject', {
      label: 'violation.dismiss',
      text: ({ uid }, t) => [t('violation.dismissText', { uid })],
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
      done: 'violation.dismissed',
    }),
    decide('approve', {
      label: 'violation.confirm',
      text: effect,
      fields: (field, record) => [
        field('penalties', { initial: record.penalties, rules: [required], hint: 'violation.penaltiesHint' }),
        field('penaltyUntil', {
          initial: record.penaltyUntil ?? undefined,
          when: (values) => chosen(values, ...HOLDING),
          hint: 'violation.untilHint',
        }),
        field('clawbackAccount', {
          initial: record.clawbackAccount ?? undefined,
          when: isTaken,
          rules: [required],
        }),
        field('clawbackCoin', {
          initial: record.clawbackCoin || undefined,
          when: isTaken,
          rules: [required],
        }),
        field('clawbackAmount', {
          initial: record.clawbackAmount ?? undefined,
          when: isTaken,
          rules: [required],
          hint: 'violation.clawbackHint',
        }),
        field('remark', { label: 'field.reviewRemark' }),
      ],
      done: ({ status }, t) =>
        t(status === ViolationStatus.confirmed ? 'violation.confirmed' : 'violation.confirmedFirst'),
    }),
  ],
  pictures: ({ evidence }, t) =>
    evidence.map((url, index) => ({ url, label: `${t('violation.evidence')} ${index + 1}` })),
  side: (record) => <Beside record={record} />,
});
