import { DollarOutlined, FlagOutlined } from '@ant-design/icons';
import { PAY_MOST, withdraw } from '@/contract/finance/withdraw';
import { PayMode } from '@/contract/finance/withdrawFlow';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt } from '@/lib/money';
import { OwnApproval } from './OwnApproval';
import { PayGuard } from './PayGuard';
import { payFields, resultFields } from './payForm';
import { PayoutFacts } from './PayoutFacts';
import { PayoutLine } from './PayoutLine';
import { payText } from './payText';
import { netUsdt } from './payTotals';
import { ResultFacts } from './ResultFacts';
import { payObstacle } from './stops';
import { WalletEffect } from './WalletEffect';
import styles from './withdraw.module.css';
import { isPayable, isSent, isUnclear } from './withdrawStatus';

const { row, bulk } = screenKit(withdraw);
const { pay, result } = withdraw.calls;

/** Pays one withdraw, through the gateway or by hand. */
export const payOne = row.ask({
  name: 'pay',
  call: pay,
  label: 'withdraw.pay',
  icon: <DollarOutlined />,
  primary: true,
  visible: isPayable,
  disabledReason: (record, t) => payObstacle([record], t),
  text: (record, t) => t('withdraw.payText', payText(record)),
  content: (record) => (
    <>
      <PayGuard records={[record]} />
      <OwnApproval records={[record]} />
      <PayoutFacts record={record} />
      <WalletEffect rows={[record]} />
    </>
  ),
  fields: payFields,
  done: 'withdraw.paid',
});

/** Pays several withdraws through the gateway. */
export const payMany = bulk.ask({
  name: 'payMany',
  call: pay,
  label: 'withdraw.bulkPay',
  icon: <DollarOutlined />,
  hotkey: 'P',
  ok: 'withdraw.pay',
  disabledReason: (rows, t) =>
    bulkLimit(rows, t, PAY_MOST) ??
    (rows.every(isPayable) ? payObstacle(rows, t) : t('withdraw.payableOnly')),
  fixed: { payMode: PayMode.gateway },
  text: (rows, t) => t('withdraw.bulkPayText', { n: rows.length, usdt: formatUsdt(netUsdt(rows)) }),
  content: (rows) => (
    <>
      <PayGuard records={rows} />
      <WalletEffect rows={rows} />
      <OwnApproval records={rows} />
      <ul className={styles.wallets}>
        {rows.map((record) => (
          <li key={record.id}>
            <PayoutLine record={record} />
          </li>
        ))}
      </ul>
    </>
  ),
  done: 'withdraw.paid',
  listed: true,
});

/** Records the result of a payout: one operator proposes it, another one confirms it. */
export const recordResult = row.ask({
  name: 'result',
  call: result,
  label: 'withdraw.recordResult',
  icon: <FlagOutlined />,
  visible: isSent,
  text: (record, t) => t(isUnclear(record) ? 'withdraw.unclearText' : 'withdraw.resultText'),
  content: (record) => <ResultFacts record={record} />,
  fields: resultFields,
  done: 'withdraw.resultDone',
});
