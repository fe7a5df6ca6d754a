import { DollarOutlined, FlagOutlined, RollbackOutlined } from '@ant-design/icons';
import { PAY_MOST, withdraw } from '@/contract/finance/withdraw';
import { PayMode } from '@/contract/finance/withdrawFlow';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt } from '@/lib/money';
import { lines } from './decisionLines';
import { OwnApproval } from './OwnApproval';
import { PayGuard } from './PayGuard';
import { payFields, resultFields } from './payForm';
import { PayoutFacts } from './PayoutFacts';
import { PayoutLine } from './PayoutLine';
import { netUsdt } from './payTotals';
import { ResultFacts } from './ResultFacts';
import { payObstacle } from './stops';
import { WalletEffect } from './WalletEffect';
import styles from './withdraw.module.css';
import { isPayable, isUnclear } from './withdrawStatus';

const { row, bulk } = screenKit(withdraw);

/** Returns an approved withdraw to review, for operators who pay and have doubts about it. */
export const sendBack = row.move('return', {
  label: 'withdraw.return',
  icon: <RollbackOutlined />,
  hotkey: 'B',
  danger: true,
  text: lines('withdraw.returnText'),
  fields: (field) => [field('remark', { label: 'crud.reason' })],
  done: 'withdraw.returned',
});

/** Records the result of a payout: one operator proposes it, another one confirms it. */
export const recordResult = row.move(['sent', 'fail', 'confirm', 'dismiss'], {
  name: 'result',
  label: 'withdraw.recordResult',
  icon: <FlagOutlined />,
  hotkey: 'S',
  primary: true,
  text: (record, t) => [t(isUnclear(record) ? 'withdraw.unclearText' : 'withdraw.resultText')],
  content: (record) => <ResultFacts record={record} />,
  fields: resultFields,
  done: 'withdraw.resultDone',
});

/** Pays one withdraw, through the gateway or by hand. */
export const payOne = row.move(['payByGateway', 'payByHand'], {
  name: 'pay',
  label: 'withdraw.pay',
  icon: <DollarOutlined />,
  hotkey: 'P',
  primary: true,
  disabledReason: (record, t) => payObstacle([record], t),
  text: lines('withdraw.payText'),
  content: (record) => (
    <>
      <PayGuard records={[record]} />
      <OwnApproval records={[record]} />
      <PayoutFacts record={record} />
      <WalletEffect rows={[record]} />
    </>
  ),
  fields: payFields,
  // Through the gateway, as usual, nothing but the password is to be typed.
  focus: 'operPassword',
  done: 'withdraw.paid',
});

/** Pays several withdraws through the gateway. */
export const payMany = bulk.ask({
  name: 'payMany',
  call: withdraw.calls.pay,
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
