import { DollarOutlined, FlagOutlined } from '@ant-design/icons';
import { PayMode, withdraw, WithdrawStatus } from '@/contract/finance/withdraw';
import { PayoutWord } from '@/contract/finance/withdrawParts';
import type { Viewer } from '@/crud/action/screenAction';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import type { Field, Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';
import { formatUsdt, sum } from '@/lib/money';
import { textOf } from '@/ui/cell/value';
import { OwnApproval } from './OwnApproval';
import { Proposal } from './Proposal';
import { PayoutFacts } from './PayoutFacts';
import { PayoutLine } from './PayoutLine';
import { payText, totalsByCoin } from './payText';
import { isPayable, isSent, isUnclear } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

const { col, row, bulk } = screenKit(withdraw);
const { pay, result } = withdraw.calls;

/** Rejects a transaction hash for a payout through the gateway, which reports its own transaction. */
const manualOnly: Rule = (value, t, all) =>
  textOf(value) && textOf(all['payMode']) === String(PayMode.gateway) ? t('withdraw.hashManualOnly') : null;

/** Leaves the field out of the request when it is blank, instead of sending an empty text. */
const blankIsNone = (field: Field): Field => ({
  ...field,
  clean: (value) => textOf(value)?.trim() || undefined,
});

/** Pays one withdraw, through the gateway or by hand. */
export const payOne = row.ask({
  name: 'pay',
  call: pay,
  label: 'withdraw.pay',
  icon: <DollarOutlined />,
  primary: true,
  visible: isPayable,
  text: (record, t) => t('withdraw.payText', payText(record)),
  content: (record) => (
    <>
      <OwnApproval records={[record]} />
      <PayoutFacts record={record} />
    </>
  ),
  fields: (field) => [
    field('payMode', { initial: PayMode.gateway }),
    blankIsNone(field('txHash', { rules: [manualOnly], hint: 'withdraw.hashHint' })),
  ],
  done: 'withdraw.paid',
});

/** Pays several withdraws through the gateway. */
export const payMany = bulk.ask({
  name: 'payMany',
  call: pay,
  label: 'withdraw.bulkPay',
  icon: <DollarOutlined />,
  ok: 'withdraw.pay',
  disabledReason: (rows, t) => (rows.every(isPayable) ? null : t('withdraw.payableOnly')),
  fixed: { payMode: PayMode.gateway },
  text: (rows, t) => [
    t('withdraw.bulkPayText', {
      n: rows.length,
      usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
    }),
    t('withdraw.bulkTotal', { totals: totalsByCoin(rows, t) }),
    ...rows.map((record) => <PayoutLine key={record.id} record={record} />),
  ],
  content: (rows) => <OwnApproval records={rows} />,
  done: 'withdraw.paid',
});

/** The results that this operator may record for a payout in its present state. */
function wordsFor({ status, proposal }: WithdrawRow, { name }: Viewer): readonly PayoutWord[] {
  const { sent, fail, confirm, dismiss } = PayoutWord;
  if (!proposal) return status === WithdrawStatus.confirming ? [fail] : [sent, fail];
  return proposal.by === name ? [dismiss] : [confirm, dismiss];
}

/** Records the result of a payout: one operator proposes it, another one confirms it. */
export const recordResult = row.ask({
  name: 'result',
  call: result,
  label: 'withdraw.recordResult',
  icon: <FlagOutlined />,
  visible: isSent,
  text: (record, t) => t(isUnclear(record) ? 'withdraw.unclearText' : 'withdraw.resultText'),
  content: (record) => (
    <>
      <PayoutFacts record={record} />
      {record.txHash ? <RecordDescriptions record={record} columns={[col('txHash')]} /> : null}
      <Proposal record={record} />
    </>
  ),
  fields: (field, record, viewer) => {
    const isOwn = record.proposal?.by === viewer.name;
    const labelOf = (value: PayoutWord): Key =>
      isOwn ? 'withdraw.result.takeBack' : `withdraw.result.${value}`;
    const choices = wordsFor(record, viewer).map((value) => ({ value, label: labelOf(value) }));
    const hash = blankIsNone(
      field('txHash', { rules: [required], when: (values) => values['result'] === PayoutWord.sent }),
    );
    return [
      field('result', { choices }),
      // Asks for the transaction hash only while it is unknown, and then requires it for a payout recorded as
      // sent.
      ...(record.txHash === '' ? [hash] : []),
      field('proof', {
        rules: [required],
        hint: 'withdraw.proofHint',
        when: ({ result: said }) => said === PayoutWord.sent || said === PayoutWord.fail,
      }),
      field('reason'),
    ];
  },
  done: 'withdraw.resultDone',
});
