import { withdraw, WithdrawDecision } from '@/contract/finance/withdraw';
import { reasonRules } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { decisionKit } from '@/domain/review/reviewKit';
import { lines } from './decisionLines';
import { PayGuard } from './PayGuard';
import { payFields, resultFields } from './payForm';
import { OwnApproval } from './OwnApproval';
import { PayoutFacts } from './PayoutFacts';
import { ResultFacts } from './ResultFacts';
import { payObstacle } from './stops';
import { WalletEffect } from './WalletEffect';
import { isPayable, isSent, isUnclear } from './withdrawStatus';

const { permission } = screenKit(withdraw);
const { decision } = decisionKit(withdraw);
const { pay, result, review } = withdraw.calls;

/** What is done about approved withdraws: they are paid or returned, and their results recorded. */
export const payDecisions = [
  decision(review, {
    name: 'return',
    label: 'withdraw.return',
    hotkey: 'B',
    danger: true,
    permission: permission('pay') ?? undefined,
    visible: isPayable,
    text: lines('withdraw.returnText'),
    fields: (field) => [field('remark', { label: 'crud.reason', rules: reasonRules })],
    fixed: { result: WithdrawDecision.return },
    done: 'withdraw.returned',
  }),
  decision(result, {
    name: 'result',
    label: 'withdraw.recordResult',
    hotkey: 'S',
    primary: true,
    visible: isSent,
    text: (record, t) => [t(isUnclear(record) ? 'withdraw.unclearText' : 'withdraw.resultText')],
    content: (record) => <ResultFacts record={record} />,
    fields: resultFields,
    done: 'withdraw.resultDone',
  }),
  decision(pay, {
    name: 'pay',
    label: 'withdraw.pay',
    hotkey: 'P',
    primary: true,
    visible: isPayable,
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
  }),
];
