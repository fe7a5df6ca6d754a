import { rechargeLog, reviewRecharge } from '@/api/finance';
import type { RechargeDecision, RechargeDetail, RechargeReview } from '@/api/financeTypes';
import type { Dialog } from '@/crud/action';
import type { Field, Rule } from '@/crud/field';
import { textOf } from '@/crud/cells/value';
import { FormDialog } from '@/crud/FormDialog';
import { fieldKit } from '@/crud/kit/fields';
import { required } from '@/crud/rules';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { cmp, formatMoney, formatUsdt, isDecimal, sub } from '@/lib/money';
import styles from './DecisionDialog.module.css';

const field = fieldKit<RechargeReview, RechargeReview>(rechargeLog.name);

const WORDS: Record<RechargeDecision, { title: Key; text: Key }> = {
  approve: { title: 'recharge.approve', text: 'recharge.approveText' },
  reject: { title: 'recharge.reject', text: 'recharge.rejectText' },
  hold: { title: 'recharge.hold', text: 'recharge.holdText' },
  release: { title: 'recharge.release', text: 'recharge.releaseText' },
};

/** What is booked unless somebody corrects it. */
const expected = ({ amount, fee }: RechargeDetail) => sub(amount, fee);

/** A corrected figure wants a reason. */
const reasonForChange =
  (record: RechargeDetail): Rule =>
  (value, t, all) => {
    const credit = all['creditAmount'];
    const changed = typeof credit === 'string' && isDecimal(credit) && cmp(credit, expected(record)) !== 0;
    return changed && (typeof value !== 'string' || value.trim() === '') ? t('recharge.creditReason') : null;
  };

function fieldsFor(result: RechargeDecision, record: RechargeDetail): Field[] {
  const note = (rules: Rule[]) => field.area('remark', { label: 'recharge.reviewRemark', rules });
  switch (result) {
    case 'approve': {
      const remark = note([reasonForChange(record)]);
      if (record.source !== 2) return [remark];
      const credit = field.money('creditAmount', {
        coin: record.coin,
        rules: [required],
        initial: expected(record),
        hint: 'recharge.creditHint',
      });
      return [credit, remark];
    }
    case 'reject':
      return [field.dict('rejectCode', 'biz_recharge_reject', { rules: [required] }), note([required])];
    case 'hold':
      return [note([required])];
    case 'release':
      return [note([])];
  }
}

interface DecisionDialogProps extends Dialog {
  result: RechargeDecision;
  record: RechargeDetail;
  onDone(): void;
}

/** Says once more what is about to happen to whom, and asks what the decision needs. */
export function DecisionDialog({ result, record, open, onClose, onDone }: DecisionDialogProps) {
  const t = useT();
  const { id, uid, coin, orderNo, usdtValue, version } = record;
  const words = WORDS[result];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      name={rechargeLog.name}
      id={id}
      title={t(words.title)}
      ok={words.title}
      danger={result === 'reject'}
      fields={fieldsFor(result, record)}
      done="recharge.reviewed"
      onDone={onDone}
      save={(values, _, requestId) =>
        reviewRecharge({
          id,
          result,
          remark: textOf(values['remark']) ?? '',
          ...(typeof values['rejectCode'] === 'string' ? { rejectCode: values['rejectCode'] } : {}),
          ...(typeof values['creditAmount'] === 'string' ? { creditAmount: values['creditAmount'] } : {}),
          versions: { [id]: version },
          requestId,
        })
      }
    >
      <p className={styles.text}>{t(words.text, { amount: formatMoney(expected(record)), coin, uid })}</p>
      <p className={styles.order}>{t('recharge.approveOrder', { orderNo, usdt: formatUsdt(usdtValue) })}</p>
    </FormDialog>
  );
}
