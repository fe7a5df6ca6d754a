import { useQuery } from '@tanstack/react-query';
import { fetchRecord } from '@/api/records';
import { payoutBatch } from '@/contract/finance/payoutBatch';
import type { Id } from '@/contract/field/brands';
import { isReadable } from '@/contract/field/read';
import { ManySelectInput } from '@/crud/control/ManySelectInput';
import type { ControlProps } from '@/crud/field/field';
import { formatMoney } from '@/lib/money';

/** Chooses among the withdraws of a batch. */
export function DropSelect({
  batchId,
  ...props
}: ControlProps<readonly (string | number)[]> & { batchId: Id }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [payoutBatch.name, 'lines', batchId],
    queryFn: ({ signal }) => fetchRecord(payoutBatch, batchId, signal),
  });
  const lines = data && isReadable(data, 'lines') ? data.lines : [];
  return (
    <ManySelectInput
      {...props}
      loading={isPending}
      retry={error ? () => void refetch() : undefined}
      options={lines.map(({ id, orderNo, netAmount, coin }) => ({
        value: id,
        label: `${orderNo} · ${formatMoney(netAmount)} ${coin}`,
      }))}
    />
  );
}
