import { send } from '@/api/call';
import { SITE } from '@/api/client';
import { withdraw } from '@/contract/finance/withdraw';
import type { RowOf } from '@/contract/resource';
import { FINAL_REVIEW } from '@/contract/finance/withdrawFlow';
import { required } from '@/crud/field/rules';
import { questionKit } from '@/domain/question/questionKit';
import { reviewKit } from '@/domain/review/reviewKit';
import { tailField } from '@/domain/review/tailField';
import { lines, payOne, recordResult, sendBack } from './payActions';
import { MemberSummary } from './MemberSummary';
import { PayoutFacts } from './PayoutFacts';
import { isOfDemo } from './stops';
import { sections } from './withdrawSections';

const remark = { label: 'field.reviewRemark' } as const;

/** Questions about what waits for a review. */
export const questions = questionKit<RowOf<typeof withdraw>>(withdraw, withdraw.flow);

/** The review of withdraws. */
export const { review, startReview } = reviewKit(withdraw, {
  kind: 'withdraw',
  title: 'withdraw.reviewTitle',
  sections,
  decisions: (decide) => [
    { ...questions.retract, stays: true },
    questions.ask,
    decide('reject', {
      text: lines('withdraw.rejectText'),
      fields: (field) => [
        field('rejectCode', { preset: false, rules: [required] }),
        field('remark', { ...remark, rules: [required] }),
      ],
    }),
    decide('cancel', {
      label: 'withdraw.cancel',
      hotkey: 'C',
      danger: true,
      text: lines('withdraw.cancelText'),
      fields: (field) => [field('remark', remark)],
    }),
    decide('hold', {
      text: lines('withdraw.holdText'),
      fields: (field) => [field('remark', remark)],
    }),
    decide('release', {
      text: lines('withdraw.releaseText'),
      fields: (field) => [field('remark', remark)],
    }),
    decide('override', {
      label: 'withdraw.override',
      hotkey: 'O',
      danger: true,
      atBlock: 'lifts',
      // The block of a demo member stays.
      disabledReason: (record, t) => (isOfDemo(record) ? t('withdraw.demoNoPay') : null),
      text: lines('withdraw.overrideText'),
      fields: (field) => [field('reason', remark)],
      done: 'withdraw.overrideDone',
    }),
    sendBack,
    recordResult,
    payOne,
    decide('approve', {
      atBlock: 'stops',
      disabledReason: ({ needsFinal }, t, { can }) =>
        needsFinal && !can(`${SITE}${FINAL_REVIEW}`) ? t('withdraw.finalOnly') : null,
      text: lines('withdraw.approveText'),
      content: (record) => <PayoutFacts record={record} />,
      fields: (field, record) => [
        ...(record.needsTail ? [tailField(record.toAddress)] : []),
        field('remark', remark),
      ],
    }),
  ],
  checks: { load: (id, signal) => send(withdraw.calls.checks, { id }, { signal }), dict: 'biz_risk_flag' },
  side: (record) => <MemberSummary record={record} />,
  rejectReasons: { dict: 'biz_withdraw_reject', field: 'rejectCode' },
});
