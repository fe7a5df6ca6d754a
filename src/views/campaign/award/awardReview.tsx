import { Alert } from 'antd';
import { award } from '@/contract/campaign/award';
import { AwardStatus } from '@/contract/campaign/awardFlow';
import type { DetailOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { RefCell } from '@/domain/reference/RefCell';
import { reviewKit } from '@/domain/review/reviewKit';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { cmp, formatMoney, formatUsdt } from '@/lib/money';
import { textOf } from '@/ui/cell/value';
import styles from './award.module.css';

type Detail = DetailOf<typeof award>;

const { section } = screenKit(award);

/** True while it waits for a review. */
export const isPending = inState(AwardStatus.pending);

/** Other awards for the same; whoever approves this one pays twice. */
function Doubles({ doubles }: Pick<Detail, 'doubles'>) {
  const t = useT();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('award.doubles', { n: doubles.length })}
      description={
        <ul className={styles.plain}>
          {doubles.map(({ no, status, createdAt }) => (
            <li key={no}>
              <RefCell no={no} /> <DictTag type="biz_award_status" code={textOf(status)} /> {createdAt}
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** What an award is for, who decided about it, and what was booked. */
export const sections = [
  section.facts('award.about', [
    'member',
    'awardType',
    'amount',
    'usdtValue',
    'status',
    'rateInfo',
    'refNo',
    'sourceUid',
    'remark',
  ]),
  section.custom(
    'doubles',
    ({ doubles }) => (doubles.length > 0 ? <Doubles doubles={doubles} /> : null),
    'award.doublesTitle',
  ),
  section.rest('award.people'),
  section.ledger(),
  section.history(),
];

/** True where the approval of an operator has to be followed by that of another one. */
const takesSecond = ({ usdtValue, secondFrom }: Detail): boolean =>
  secondFrom !== null && cmp(usdtValue, secondFrom) >= 0;

const subject = ({ uid, amount, coin }: Detail, t: Translate): string =>
  t('review.subject', { uid, coin, amount: formatMoney(amount) });

/** Lines that tell a reviewer what an approval does. */
function effect(record: Detail, t: Translate): string[] {
  const { uid, coin, amount, usdtValue, doubles } = record;
  const params = { uid, coin, amount: formatMoney(amount), usdt: formatUsdt(usdtValue) };
  return [
    t(takesSecond(record) ? 'award.approveFirst' : 'award.approveText', params),
    ...(doubles.length > 0
      ? [t('award.doubleLine', { list: doubles.map(({ no }) => no).join(t('crud.comma')) })]
      : []),
  ];
}

/** The review of awards. */
export const { review, startReview } = reviewKit(award, {
  kind: 'award',
  title: 'award.reviewTitle',
  sections,
  decisions: (decide) => [
    decide('reject', {
      text: (record, t) => [t('award.rejectText'), subject(record, t)],
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
    }),
    decide('approve', {
      text: effect,
      fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
      // The operator has just been told of the others.
      fixed: ({ id, doubles }) => (doubles.length > 0 ? { again: [id] } : {}),
    }),
  ],
});
