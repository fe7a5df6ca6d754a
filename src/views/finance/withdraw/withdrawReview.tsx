import { send } from '@/api/call';
import { SITE } from '@/api/client';
import { withdraw, WithdrawDecision } from '@/contract/finance/withdraw';
import { FINAL_REVIEW, RELEASE, WithdrawStatus } from '@/contract/finance/withdrawFlow';
import { reasonRules, required } from '@/crud/field/rules';
import type { Viewer } from '@/crud/action/screenAction';
import { blocks } from '@/domain/review/checks';
import type { RiskCheck } from '@/domain/review/checks';
import { decisionKit, reviewKit } from '@/domain/review/reviewKit';
import { tailField } from '@/domain/review/tailField';
import type { Translate } from '@/i18n';
import { lines } from './decisionLines';
import { MemberSummary } from './MemberSummary';
import { payDecisions } from './payDecisions';
import { PayoutFacts } from './PayoutFacts';
import { sections } from './withdrawSections';
import { isOfDemo } from './stops';
import { isOnHold, isPending } from './withdrawStatus';
import type { WithdrawDetail } from './withdrawStatus';

const { checks, override, review: call } = withdraw.calls;
const { decision } = decisionKit(withdraw);

/**
 * Why this operator cannot approve: they lifted the block, they gave the first review, or the amount needs a
 * permission they lack. `null` if they can.
 */
function obstacle(
  record: WithdrawDetail,
  t: Translate,
  _: readonly RiskCheck[],
  { name: who, can }: Viewer,
): string | null {
  const { override: lifted, status, firstReviewer } = record;
  if (lifted?.by === who) return t('withdraw.ownOverride');
  if (status === WithdrawStatus.secondReview && firstReviewer === who) return t('withdraw.ownReview');
  return record.needsFinal && !can(`${SITE}${FINAL_REVIEW}`) ? t('withdraw.finalOnly') : null;
}

/** Why the operator may not lift a block: that of a demo member stays, and the first reviewer may not, as little as approve. */
function liftObstacle(record: WithdrawDetail, t: Translate, _: unknown, { name }: Viewer): string | null {
  if (isOfDemo(record)) return t('withdraw.demoNoPay');
  return record.firstReviewer === name ? t('withdraw.ownReview') : null;
}

const optional = { label: 'field.reviewRemark' } as const;
const wanted = { ...optional, rules: reasonRules };

/** The review of withdraws. */
export const { review, startReview } = reviewKit(withdraw, {
  kind: 'withdraw',
  call,
  title: 'withdraw.reviewTitle',
  sections,
  decisions: (decide) => [
    decide('reject', {
      visible: isPending,
      text: lines('withdraw.rejectText'),
      fields: (field) => [field('rejectCode', { preset: false, rules: [required] }), field('remark', wanted)],
    }),
    decision(call, {
      name: 'cancel',
      label: 'withdraw.cancel',
      hotkey: 'C',
      danger: true,
      visible: (record) => record.status === WithdrawStatus.pending || isOnHold(record),
      text: lines('withdraw.cancelText'),
      fields: (field) => [field('remark', wanted)],
      fixed: { result: WithdrawDecision.cancel },
    }),
    decide('hold', {
      visible: isPending,
      text: lines('withdraw.holdText'),
      fields: (field) => [field('remark', wanted)],
    }),
    decide('release', {
      permission: `${SITE}${RELEASE}`,
      visible: isOnHold,
      text: lines('withdraw.releaseText'),
      fields: (field) => [field('remark', optional)],
    }),
    decision(override, {
      name: 'override',
      label: 'withdraw.override',
      hotkey: 'O',
      danger: true,
      visible: (record, found) => isPending(record) && blocks(found),
      disabledReason: liftObstacle,
      text: lines('withdraw.overrideText'),
      fields: (field) => [field('reason', optional)],
      done: 'withdraw.overrideDone',
    }),
    ...payDecisions,
    decide('approve', {
      stopsAtBlock: true,
      visible: isPending,
      disabledReason: obstacle,
      text: lines('withdraw.approveText'),
      content: (record) => <PayoutFacts record={record} />,
      fields: (field, record) => [
        ...(record.needsTail ? [tailField(record.toAddress)] : []),
        field('remark', optional),
      ],
    }),
  ],
  checks: { load: (id, signal) => send(checks, { id }, { signal }), dict: 'biz_risk_flag' },
  side: (record) => <MemberSummary record={record} />,
  rejectReasons: { dict: 'biz_withdraw_reject', field: 'rejectCode' },
  firstReviewer: ({ status, firstReviewer }) => (status === WithdrawStatus.secondReview ? firstReviewer : ''),
});
