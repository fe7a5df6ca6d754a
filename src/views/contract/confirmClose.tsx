import { CheckCircleOutlined, CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import { contractPosition } from '@/contract/trading/position';
import type { AnswerOf } from '@/contract/resource';
import { reasonRules } from '@/crud/field/rules';
import { askAction } from '@/domain/kit/ask';
import type { AskTarget } from '@/domain/kit/askOptions';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import { SymbolDryRun } from './closeSymbol';

const { symbolCloses, confirmCloseSymbol } = contractPosition.calls;

/** A request to close all positions of a symbol. */
type CloseRequest = AnswerOf<typeof symbolCloses>[number];

const request: AskTarget<CloseRequest> = {
  resource: contractPosition.name,
  shape: symbolCloses.answer.options.shape ?? {},
  rowsOf: (one) => [one],
  titleOf: (row) => String(Reflect.get(row, 'symbol')),
  isBulk: false,
};

const why = (field: FormFieldMaker<typeof confirmCloseSymbol.body>) => [
  field('reason', { label: 'crud.reason', rules: reasonRules }),
];

/** Closes all positions of the symbol, as another operator than the one who asked for it. */
export const approveClose = askAction(request, {
  name: 'approveClose',
  call: confirmCloseSymbol,
  label: 'contract.approveClose',
  icon: <CheckCircleOutlined />,
  danger: true,
  wide: true,
  visible: ({ own }) => !own,
  fixed: { result: 'approve' },
  content: ({ symbol }) => <SymbolDryRun symbol={symbol} isAsked />,
  done: ({ success }, t) => t('contract.closed', { n: success.length }),
});

/** Rejects the request of another operator. */
export const rejectClose = askAction(request, {
  name: 'rejectClose',
  call: confirmCloseSymbol,
  label: 'contract.rejectClose',
  icon: <CloseCircleOutlined />,
  visible: ({ own }) => !own,
  fixed: { result: 'reject' },
  fields: why,
  done: 'contract.closeRejected',
});

/** Takes one's own request back. */
export const withdrawClose = askAction(request, {
  name: 'withdrawClose',
  call: confirmCloseSymbol,
  label: 'contract.withdrawClose',
  icon: <RollbackOutlined />,
  visible: ({ own }) => own,
  fixed: { result: 'reject' },
  fields: why,
  done: 'contract.closeWithdrawn',
});
