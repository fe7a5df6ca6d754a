import {
  fetchWithdrawChecks,
  overrideWithdraw,
  reviewWithdraw,
  WITHDRAW_FINAL,
  WITHDRAW_OVERRIDE,
  withdrawLog,
} from '@/api/withdraws';
import type { WithdrawDecision, WithdrawDetail, WithdrawReview } from '@/api/withdrawTypes';
import { textOf } from '@/ui/cell/value';
import { blocks } from '@/domain/review/checks';
import { defineReview } from '@/domain/review/review';
import type { Decision } from '@/domain/review/types';
import { tailField } from '@/domain/review/tailField';
import type { Field, FormValues, Rule } from '@/crud/field/field';
import { fieldKit } from '@/domain/kit/fields';
import { minChars, required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import type { Translate } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import { allowed, useSession } from '@/stores/session';
import { MemberSummary } from './MemberSummary';
import { sections } from './withdrawSections';
import { isFinal, isLarge, isOnHold, isPending } from './withdrawStatus';

const REASONS = 'biz_withdraw_reject';

const field = fieldKit<WithdrawReview, WithdrawReview>(withdrawLog.name);

const note = (...rules: Rule[]): Field => field.area('remark', { label: 'field.reviewRemark', rules });

const reason = () => note(required, minChars(5));

/** Where to, how much, and what the end of the address has to be. */
export const payText = (record: Pick<WithdrawDetail, 'toAddress' | 'netAmount' | 'coin' | 'fee'>) => ({
  address: record.toAddress,
  arrive: formatMoney(record.netAmount),
  coin: record.coin,
  fee: formatMoney(record.fee),
  tail: record.toAddress.slice(-6),
});

/** Whose money it is about, how much, and which order. */
const subject = ({ uid, amount, coin, orderNo, usdtValue }: WithdrawDetail, t: Translate) => [
  t('desk.subject', { uid, amount: formatMoney(amount), coin }),
  t('desk.order', { orderNo, usdt: formatUsdt(usdtValue) }),
];

const submitAs =
  (result: WithdrawDecision) =>
  ({ id, version }: WithdrawDetail, values: FormValues, requestId: string) => {
    const [rejectCode, addressTail] = [textOf(values['rejectCode']), textOf(values['addressTail'])];
    return reviewWithdraw({
      id,
      result,
      remark: textOf(values['remark']) ?? '',
      ...(rejectCode ? { rejectCode } : {}),
      ...(addressTail ? { addressTail: addressTail.trim() } : {}),
      versions: { [id]: version },
      requestId,
    });
  };

const me = () => useSession.getState().user;

/** Doubts are taken back by those whose business they are. */
const mayRelease = () => me()?.roles.some((role) => role === 'admin' || role === 'risk') === true;

/** Why this operator cannot approve: his own first word, his own override, or a sum beyond him. */
function obstacle(record: WithdrawDetail, t: Translate): string | null {
  const who = me()?.userName;
  if (record.override?.by === who) return t('withdraw.ownOverride');
  if (record.status === 2 && record.firstReviewer === who) return t('withdraw.ownReview');
  const final = allowed(useSession.getState().permissions, { one: WITHDRAW_FINAL });
  return isFinal(record) && !final ? t('withdraw.finalOnly') : null;
}

const decisions: readonly Decision<WithdrawDetail>[] = [
  {
    name: 'reject',
    label: 'desk.reject',
    hotkey: 'R',
    danger: true,
    visible: isPending,
    text: (record, t) => [t('withdraw.rejectText'), ...subject(record, t)],
    fields: () => [field.dict('rejectCode', REASONS, { preset: false, rules: [required] }), reason()],
    submit: submitAs('reject'),
  },
  {
    name: 'cancel',
    label: 'withdraw.cancel',
    hotkey: 'C',
    danger: true,
    visible: ({ status }) => status === 1 || status === 10,
    text: (record, t) => [t('withdraw.cancelText'), ...subject(record, t)],
    fields: () => [reason()],
    submit: submitAs('cancel'),
  },
  {
    name: 'hold',
    label: 'desk.hold',
    hotkey: 'H',
    visible: isPending,
    text: (record, t) => [t('withdraw.holdText'), ...subject(record, t)],
    fields: () => [reason()],
    submit: submitAs('hold'),
  },
  {
    name: 'release',
    label: 'desk.release',
    hotkey: 'L',
    primary: true,
    visible: (record) => isOnHold(record) && mayRelease(),
    text: (record, t) => [t('withdraw.releaseText'), ...subject(record, t)],
    fields: () => [note()],
    submit: submitAs('release'),
  },
  {
    name: 'override',
    label: 'withdraw.override',
    hotkey: 'O',
    danger: true,
    permission: WITHDRAW_OVERRIDE,
    visible: (record, checks) => isPending(record) && blocks(checks),
    text: (record, t) => [t('withdraw.overrideText'), ...subject(record, t)],
    fields: () => [reason(), stepUpField],
    submit: ({ id, version }, values, requestId) =>
      overrideWithdraw({
        id,
        version,
        reason: textOf(values['remark']) ?? '',
        operPassword: textOf(values['operPassword']) ?? '',
        requestId,
      }),
    done: 'withdraw.overrideDone',
  },
  {
    name: 'approve',
    label: 'desk.approve',
    hotkey: 'A',
    primary: true,
    stopsAtBlock: true,
    visible: isPending,
    disabledReason: obstacle,
    text: (record, t) => [t('withdraw.approveText', payText(record)), ...subject(record, t)],
    fields: (record) => [...(isLarge(record) ? [tailField(record.toAddress)] : []), note()],
    submit: submitAs('approve'),
  },
];

/** How withdraws are reviewed. */
export const review = defineReview(withdrawLog, {
  kind: 'withdraw',
  titleOf: ({ orderNo }, t) => t('withdraw.reviewTitle', { orderNo }),
  sections,
  decisions,
  checks: { load: fetchWithdrawChecks, dict: 'biz_risk_flag' },
  side: (record) => <MemberSummary record={record} />,
  rejectReasons: { dict: REASONS, field: 'rejectCode' },
  firstReviewer: (record) => (record.status === 2 ? record.firstReviewer : ''),
});
