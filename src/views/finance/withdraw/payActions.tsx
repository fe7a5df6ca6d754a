import { DollarOutlined } from '@ant-design/icons';
import { payWithdraws, WITHDRAW_PAY, withdrawLog } from '@/api/withdraws';
import type { WithdrawLog, WithdrawPay } from '@/api/withdrawTypes';
import type { BulkAction, RowAction, ActionContext } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import type { FormValues, Rule } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '@/domain/kit/fields';
import { required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { formatMoney, formatUsdt, sum } from '@/lib/money';
import { payText } from './withdrawReview';
import { isPayable } from './withdrawStatus';

const field = fieldKit<WithdrawPay, WithdrawPay>(withdrawLog.name);

/** The gateway finds its own transaction. */
const manualOnly: Rule = (value, t, all) =>
  textOf(value) && String(all['payMode']) === '1' ? t('withdraw.hashManualOnly') : null;

/** Sends the money, one payout per row at a time; a refusal is the dialog's to show. */
async function pay(
  rows: readonly WithdrawLog[],
  context: ActionContext<WithdrawLog>,
  body: Pick<WithdrawPay, 'id' | 'ids' | 'payMode' | 'txHash'>,
  values: FormValues,
  requestId: string,
): Promise<void> {
  const outcome = await context.run(
    rows,
    () =>
      payWithdraws({
        ...body,
        versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
        operPassword: textOf(values['operPassword']) ?? '',
        requestId,
      }),
    'withdraw.paid',
  );
  if (outcome.kind === 'failed') throw outcome.error;
}

/** One payout: through the gateway, or by hand. */
export const payOne: RowAction<WithdrawLog> = {
  name: 'pay',
  label: 'withdraw.pay',
  icon: <DollarOutlined />,
  primary: true,
  permission: WITHDRAW_PAY,
  visible: isPayable,
  perform: (row, context) =>
    context.show((dialog) => (
      <FormDialog
        {...dialog}
        name={withdrawLog.name}
        title={context.t('withdraw.payTitle', { orderNo: row.orderNo })}
        ok="withdraw.pay"
        fields={[
          field.code('payMode', 'biz_pay_mode', { rules: [required], initial: '1' }),
          field.text('txHash', { rules: [manualOnly], hint: 'withdraw.hashHint' }),
          stepUpField,
        ]}
        save={(values, _, requestId) => {
          const txHash = textOf(values['txHash']) ?? '';
          const payMode = values['payMode'] === 2 ? 2 : 1;
          return pay(
            [row],
            context,
            { id: row.id, payMode, ...(txHash ? { txHash } : {}) },
            values,
            requestId,
          );
        }}
      >
        <p>{context.t('withdraw.approveText', payText(row))}</p>
      </FormDialog>
    )),
};

/** Several payouts through the gateway. */
export const payMany: BulkAction<WithdrawLog> = {
  name: 'payMany',
  label: 'withdraw.bulkPay',
  icon: <DollarOutlined />,
  permission: WITHDRAW_PAY,
  disabledReason: (rows, t) => {
    const many = bulkLimit(rows, t);
    if (many !== null) return many;
    return rows.every(isPayable) ? null : t('withdraw.payableOnly');
  },
  perform: (rows, context) =>
    context.show((dialog) => (
      <FormDialog
        {...dialog}
        name={withdrawLog.name}
        title={context.t('withdraw.bulkPay')}
        ok="withdraw.pay"
        fields={[stepUpField]}
        save={(values, _, requestId) =>
          pay(rows, context, { ids: rows.map(({ id }) => id), payMode: 1 }, values, requestId)
        }
      >
        <p>
          {context.t('withdraw.bulkPayText', {
            n: rows.length,
            usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
          })}
        </p>
        <ul>
          {rows.map(({ id, orderNo, netAmount, coin, toAddress }) => (
            <li key={id}>
              {orderNo} · {formatMoney(netAmount)} {coin} · <bdi>{toAddress.slice(-6)}</bdi>
            </li>
          ))}
        </ul>
      </FormDialog>
    )),
};
