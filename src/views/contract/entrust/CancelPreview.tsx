import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { contractEntrust } from '@/contract/trading/entrust';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { lostBy } from './lostBy';

/** How much would be cancelled in a contract now, before the operator sends it. */
export function CancelPreview({ symbol }: { symbol: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: [contractEntrust.name, 'cancelBySymbolPreview', symbol],
    queryFn: ({ signal }) => send(contractEntrust.calls.cancelBySymbolPreview, { symbol }, { signal }),
    staleTime: 0,
  });
  if (error)
    return <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />;
  return (
    <strong aria-live="polite">
      {data ? (
        <>
          {t('contractEntrust.preview', {
            members: data.members,
            n: data.count,
            usdt: formatUsdt(data.frozenMargin),
          })}
          {lostBy(data, t).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </>
      ) : (
        '…'
      )}
    </strong>
  );
}
