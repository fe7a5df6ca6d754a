import { PayMode, WithdrawStatus } from '@/contract/finance/withdrawFlow';
import type { withdraw } from '@/contract/finance/withdraw';
import { PayoutWord } from '@/contract/finance/withdrawParts';
import type { Viewer } from '@/crud/action/screenAction';
import type { FormField, Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import type { Key } from '@/i18n/keys';
import { textOf } from '@/ui/cell/value';
import type { WithdrawRow } from './withdrawStatus';
import type { Decimal } from '@/lib/decimal';
import { add, div, isZero, mul, sum } from '@/lib/money';

type Calls = (typeof withdraw)['calls'];

const isManual = (mode: unknown): boolean => textOf(mode) === String(PayMode.manual);

/** Rejects a transaction hash for a payout through the gateway, which reports its own transaction. */
const manualOnly: Rule = (value, t, all) =>
  textOf(value) && !isManual(all['payMode']) ? t('withdraw.hashManualOnly') : null;

/** An operator does not pay by hand a withdraw that the same operator approved. */
const notByReviewer =
  ({ firstReviewer, secondReviewer }: WithdrawRow, { name }: Viewer): Rule =>
  (value, t) =>
    isManual(value) && [firstReviewer, secondReviewer].includes(name) ? t('withdraw.ownPayout') : null;

/** Leaves the field out of the request when it is blank, instead of sending an empty text. */
const blankIsNone = (field: FormField): FormField => ({
  ...field,
  clean: (value) => textOf(value)?.trim() || undefined,
});

/** Fields of a single payment. */
export const payFields = (
  field: FormFieldMaker<Calls['pay']['body']>,
  record: WithdrawRow,
  viewer: Viewer,
): FormField[] => [
  field('payMode', { initial: PayMode.gateway, rules: [notByReviewer(record, viewer)] }),
  blankIsNone(field('txHash', { rules: [manualOnly], hint: 'withdraw.hashHint' })),
];

/** The results that this operator may record for a payout in its present state. */
function wordsFor({ status, proposal }: WithdrawRow, { name }: Viewer): readonly PayoutWord[] {
  const { sent, fail, confirm, dismiss } = PayoutWord;
  if (!proposal) return status === WithdrawStatus.confirming ? [fail] : [sent, fail];
  return proposal.by === name ? [dismiss] : [confirm, dismiss];
}

/** Fields of the result of a payout: what the operator proposes, or says to the proposal of another one. */
export function resultFields(
  field: FormFieldMaker<Calls['result']['body']>,
  record: WithdrawRow,
  viewer: Viewer,
): FormField[] {
  const isOwn = record.proposal?.by === viewer.name;
  const labelOf = (value: PayoutWord): Key =>
    isOwn ? 'withdraw.result.takeBack' : `withdraw.result.${value}`;
  const choices = wordsFor(record, viewer).map((value) => ({ value, label: labelOf(value) }));
  const hash = blankIsNone(
    field('txHash', { rules: [required], when: (values) => values['result'] === PayoutWord.sent }),
  );
  return [
    field('result', { choices }),
    // Asks for the transaction hash only while it is unknown, and then requires it for a payout recorded as sent.
    ...(record.txHash === '' ? [hash] : []),
    field('proof', {
      rules: [required],
      hint: 'withdraw.proofHint',
      when: ({ result: said }) => said === PayoutWord.sent || said === PayoutWord.fail,
    }),
    field('reason'),
  ];
}

/** What several payouts take out of one wallet. Amounts of two wallets are never added. */
export interface WalletTotal {
  walletCode: string;
  coin: string;
  chain: string;
  /** True: it stays inside the platform and leaves no wallet. */
  internal: boolean;
  count: number;
  /** What leaves the wallet. */
  net: Decimal;
  /** What the platform keeps, and what is taken from the members' balances. */
  fee: Decimal;
  gross: Decimal;
}

/** Sums of payouts by wallet, in the order of their first payout. */
export function totalsByWallet(rows: readonly WithdrawRow[]): WalletTotal[] {
  const totals = new Map<string, WalletTotal>();
  for (const { walletCode, coin, chain, isInternal, netAmount, fee, amount } of rows) {
    const key = `${walletCode} ${coin} ${isInternal}`;
    const known = totals.get(key);
    totals.set(key, {
      walletCode,
      coin,
      chain,
      internal: isInternal === 1,
      count: (known?.count ?? 0) + 1,
      net: add(known?.net ?? '0', netAmount),
      fee: add(known?.fee ?? '0', fee),
      gross: add(known?.gross ?? '0', amount),
    });
  }
  return [...totals.values()];
}

/** Worth in USDT of what arrives, at the prices of the requests. */
export const netUsdt = (rows: readonly WithdrawRow[]): Decimal =>
  sum(
    rows.map(({ usdtValue, netAmount, amount }) =>
      isZero(amount) ? usdtValue : div(mul(usdtValue, netAmount), amount, 8, 'halfUp'),
    ),
  );
