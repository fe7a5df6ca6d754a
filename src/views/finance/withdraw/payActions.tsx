import { DollarOutlined, FlagOutlined, RollbackOutlined } from '@ant-design/icons';
import { PAY_MOST, withdraw } from '@/contract/finance/withdraw';
import { PayMode } from '@/contract/finance/withdrawFlow';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt } from '@/lib/money';
import { lines } from './decisionLines';
import { OwnApproval } from './warnings';
import { netUsdt, payFields, resultFields } from './payForm';
import { PayoutFacts, PayoutLine, Proposal } from './PayoutFacts';
import { payObstacle, useStopReason } from './stops';
import { WalletEffect } from './WalletEffect';
import { isPayable, isUnclear } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormObstacle } from '@/crud/form/obstacle';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import { useT } from '@/i18n';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import styles from './withdraw.module.css';

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

/**
 * Watches the withdraws of an open payment dialog: what was put on hold or barred meanwhile disables the payment with the
 * reason, before a password is asked for, and lists and drawers read it again.
 */
function PayGuard({ records }: { records: readonly WithdrawRow[] }) {
  const t = useT();
  const client = useQueryClient();
  const reasonOf = useStopReason();
  const { data = [] } = useDryRun(withdraw.calls.payable, { ids: records.map(({ id }) => id) });
  const reasons = data.flatMap((now) => {
    const orderNo = records.find(({ id }) => id === now.id)?.orderNo ?? '';
    const reason = reasonOf(now);
    return reason === null ? [] : [t('withdraw.stop.one', { orderNo, reason })];
  });
  useFormObstacle(reasons.length > 0 ? reasons.join(t('crud.semicolon')) : null);
  const changed = data.some((now) =>
    records.some(({ id, version }) => id === now.id && version !== now.version),
  );
  useEffect(() => {
    if (changed) void client.invalidateQueries({ queryKey: [withdraw.name] });
  }, [changed, client]);
  return null;
}

const { col } = screenKit(withdraw);

/** What a payout is about whose result is recorded, with what another operator has found out. */
function ResultFacts({ record }: { record: WithdrawRow }) {
  return (
    <>
      <PayoutFacts record={record} />
      {record.txHash ? <RecordDescriptions record={record} columns={[col('txHash')]} /> : null}
      <Proposal record={record} />
    </>
  );
}
