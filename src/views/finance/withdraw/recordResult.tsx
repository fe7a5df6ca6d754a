import { FlagOutlined } from '@ant-design/icons';
import { recordWithdraw, WITHDRAW_RESULT, withdrawLog } from '@/api/withdraws';
import type { WithdrawLog, WithdrawResult } from '@/api/withdrawTypes';
import type { RowAction } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import type { Field } from '@/crud/field/field';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { FormDialog } from '@/crud/form/FormDialog';
import { kitOf } from '@/domain/kit/kit';
import { fieldKit } from '@/domain/kit/fields';
import { minChars, required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import type { Key } from '@/i18n/keys';
import { useSession } from '@/stores/session';
import { Proposal } from './Proposal';
import { isOutOfHand, isSent, isUnclear } from './withdrawStatus';

const field = fieldKit<WithdrawResult, WithdrawResult>(withdrawLog.name);

/** The transaction as far as it is known. */
const KNOWN = [kitOf(withdrawLog).col.hash('txHash', { link: ({ explorerTx }) => explorerTx })];

type Result = WithdrawResult['result'];

const RESULTS: readonly Result[] = ['sent', 'fail', 'confirm', 'dismiss'];

/** What can be said about a payout now, and by this operator. */
function resultsFor({ status, proposal }: WithdrawLog): readonly Result[] {
  if (!proposal) return status === 5 ? ['fail'] : ['sent', 'fail'];
  return proposal.by === useSession.getState().user?.userName ? ['dismiss'] : ['confirm', 'dismiss'];
}

/** Money that is on its way has a transaction; one that is known is not told again. */
function hashFields({ txHash }: WithdrawLog): Field[] {
  if (txHash !== '') return [];
  return [{ ...field.text('txHash', { rules: [required] }), when: ({ result }) => result === 'sent' }];
}

function fieldsFor(row: WithdrawLog): Field[] {
  const choices = resultsFor(row).map((value) => ({
    value,
    label: `withdraw.result.${value}` satisfies Key,
  }));
  return [
    field.select('result', choices, { rules: [required] }),
    ...hashFields(row),
    {
      ...field.area('proof', { rules: [required, minChars(5)], hint: 'withdraw.proofHint' }),
      when: ({ result }) => (result === 'sent' && isUnclear(row)) || (result === 'fail' && isOutOfHand(row)),
    },
    field.area('reason', { rules: [required, minChars(5)] }),
    stepUpField,
  ];
}

/** Records what became of a payout. Of one that is out of hand two people have to say the same. */
export const recordResult: RowAction<WithdrawLog> = {
  name: 'result',
  label: 'withdraw.recordResult',
  icon: <FlagOutlined />,
  permission: WITHDRAW_RESULT,
  visible: isSent,
  perform: (row, context) =>
    context.show((dialog) => (
      <FormDialog
        {...dialog}
        name={withdrawLog.name}
        id={row.id}
        title={context.t('withdraw.resultTitle', { orderNo: row.orderNo })}
        ok="withdraw.recordResult"
        fields={fieldsFor(row)}
        done="withdraw.resultDone"
        save={(values, _, requestId) => {
          const text = (name: string) => textOf(values[name]) ?? '';
          const [txHash, proof] = [text('txHash'), text('proof')];
          return recordWithdraw({
            id: row.id,
            version: row.version,
            result: RESULTS.find((result) => result === values['result']) ?? 'dismiss',
            ...(txHash ? { txHash } : {}),
            ...(proof ? { proof } : {}),
            reason: text('reason'),
            operPassword: text('operPassword'),
            requestId,
          });
        }}
      >
        <p>{context.t(isUnclear(row) ? 'withdraw.unclearText' : 'withdraw.resultText')}</p>
        {row.txHash ? <RecordDescriptions record={row} columns={KNOWN} /> : null}
        <Proposal record={row} />
      </FormDialog>
    )),
};
