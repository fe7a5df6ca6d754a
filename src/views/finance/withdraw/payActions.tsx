import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { cmp, formatMoney, formatUsdt, sub } from '@/lib/money';
import { isPayable, isUnclear } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';
import { ADDRESS_TAIL, PAY_MOST, withdraw } from '@/contract/finance/withdraw';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchSummary } from '@/api/records';
import { isReadable } from '@/contract/field/read';
import { useDict } from '@/crud/cell/useDict';
import { netUsdt, payFields, resultFields, totalsByWallet } from './payForm';
import type { WalletTotal } from './payForm';
import { ContainerOutlined, DollarOutlined, FlagOutlined, RollbackOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { payoutBatch } from '@/contract/finance/payoutBatch';
import { visibleText } from '@/lib/text';
import { PayMode } from '@/contract/finance/withdrawFlow';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { screenKit } from '@/domain/kit/screenKit';
import { OwnApproval } from './warnings';
import { PayoutFacts, PayoutLine, Proposal } from './PayoutFacts';
import { payObstacle, useStopReason } from './stops';
import { useEffect } from 'react';
import { useFormObstacle } from '@/crud/form/obstacle';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import styles from './withdraw.module.css';

/** Lines that tell the operator what happens, the member, the amount and the order. */
export const lines =
  (key: Key) =>
  (record: WithdrawRow, t: Translate): string[] => {
    const { uid, amount, coin, orderNo, usdtValue } = record;
    return [
      t(key, payText(record)),
      t('review.subject', { uid, amount: formatMoney(amount), coin }),
      t('review.order', { orderNo, usdt: formatUsdt(usdtValue) }),
    ];
  };

/** Placeholders of the payout texts: target, amount, and the end of the address. */
const payText = ({ toAddress, netAmount, coin, fee }: WithdrawRow) => ({
  address: toAddress,
  arrive: formatMoney(netAmount),
  coin,
  fee: formatMoney(fee),
  tail: toAddress.slice(-ADDRESS_TAIL),
});

/** What is free in the paying wallets now, by wallet code; empty while it is not known. */
function useRoom(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: [withdraw.name, 'hotRoom'],
    queryFn: ({ signal }) => fetchSummary(withdraw, { pageNum: 1, pageSize: 1 }, signal),
    staleTime: 0,
  });
  const hot = data && isReadable(data, 'hot') ? data.hot : [];
  return new Map(hot.map(({ walletCode, room }) => [walletCode, room]));
}

function Room({ total: { net, coin }, room }: { total: WalletTotal; room: string }) {
  const t = useT();
  const rest = sub(room, net);
  return (
    <div className={cmp(rest, '0') < 0 ? styles.warning : undefined}>
      {t('withdraw.hotChange', { before: formatMoney(room), after: formatMoney(rest), coin })}
    </div>
  );
}

/** What leaves each wallet, beside fees and gross, and what is free in it before and after. */
function WalletEffect({ rows }: { rows: readonly WithdrawRow[] }) {
  const t = useT();
  const { label } = useDict('biz_chain');
  const rooms = useRoom();
  return (
    <ul className={styles.wallets} aria-label={t('withdraw.leaves')}>
      {totalsByWallet(rows).map((total) => {
        const { walletCode, coin, chain, internal, count, net, fee, gross } = total;
        const room = rooms.get(walletCode);
        return (
          <li key={`${walletCode} ${String(internal)}`}>
            <strong>
              {t('withdraw.walletNet', {
                net: formatMoney(net),
                coin,
                chain: internal ? t('withdraw.isInternal') : label(chain),
                n: count,
              })}
            </strong>
            <div>{t('withdraw.walletGross', { fee: formatMoney(fee), gross: formatMoney(gross), coin })}</div>
            {internal || room === undefined ? null : <Room total={total} room={room} />}
          </li>
        );
      })}
    </ul>
  );
}

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
      <BatchNotice records={rows} />
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
  done: ({ batchNo = '', waits }, t) =>
    t(waits ? 'withdraw.batchAsked' : 'withdraw.batchPaid', { no: batchNo }),
  listed: true,
});

/** Puts several withdraws into a draft, to be checked and submitted later. */
export const putTogether = bulk.ask({
  name: 'putTogether',
  call: payoutBatch.calls.add,
  label: 'withdraw.putTogether',
  icon: <ContainerOutlined />,
  disabledReason: (rows, t) =>
    bulkLimit(rows, t, PAY_MOST) ??
    (rows.every(isPayable) ? payObstacle(rows, t) : t('withdraw.payableOnly')),
  text: (rows, t) => t('withdraw.putTogetherText', { n: rows.length, usdt: formatUsdt(netUsdt(rows)) }),
  content: (rows) => (
    <>
      <BatchNotice records={rows} />
      <WalletEffect rows={rows} />
    </>
  ),
  fields: (field) => [field('payMode', { initial: PayMode.gateway }), field('remark')],
  done: ({ batchNo }, t) => t('withdraw.putDone', { no: batchNo }),
});

/** Tells before several are paid together whether another operator has to release them, and which of them would be refused now. */
function BatchNotice({ records }: { records: readonly WithdrawRow[] }) {
  const t = useT();
  const { data } = useDryRun(payoutBatch.calls.preview, { ids: records.map(({ id }) => id) });
  if (!data) return null;
  const { waits, secondFrom, problems } = data;
  return (
    <>
      {waits ? (
        <Alert type="info" showIcon title={t('withdraw.batchWaits', { from: formatUsdt(secondFrom) })} />
      ) : null}
      {problems.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('withdraw.batchProblems', { n: problems.length })}
          description={problems.map(({ id, orderNo, msg }) => (
            <div key={id}>{t('withdraw.stop.one', { orderNo, reason: visibleText(msg) })}</div>
          ))}
        />
      ) : null}
    </>
  );
}

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
