import { collectAddresses, rechargeAddresses } from '@/api/rechargeAddresses';
import type { RechargeAddress } from '@/api/addressTypes';
import type { Dialog, ActionContext } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { FormDialog } from '@/crud/form/FormDialog';
import { stepUpField } from '@/domain/security/stepUp';
import { useT } from '@/i18n';
import { formatMoney, sum } from '@/lib/money';

interface CollectDialogProps extends Dialog {
  rows: readonly RechargeAddress[];
  context: ActionContext<RechargeAddress>;
}

/** How much of each coin lies on these addresses. */
function amounts(rows: readonly RechargeAddress[]): string {
  const coins = [...new Set(rows.map(({ coin }) => coin))];
  return coins
    .map((coin) => {
      const own = rows.filter((row) => row.coin === coin).map(({ chainBalance }) => chainBalance);
      return `${formatMoney(sum(own))} ${coin}`;
    })
    .join(', ');
}

/** Moves what lies on addresses to the hot wallet, with the operator's password. */
export function CollectDialog({ rows, context, ...dialog }: CollectDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={rechargeAddresses.name}
      title={t('rechargeAddress.collect')}
      ok="rechargeAddress.collect"
      fields={[stepUpField]}
      save={(values, _, requestId) =>
        collectAddresses({
          ids: rows.map(({ id }) => id),
          operPassword: textOf(values['operPassword']) ?? '',
          requestId,
        })
      }
      onDone={(answer) => void context.run(rows, () => Promise.resolve(answer), 'rechargeAddress.collected')}
    >
      <p>{t('rechargeAddress.collectText', { n: rows.length, amounts: amounts(rows) })}</p>
    </FormDialog>
  );
}
