import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { ipRule } from '@/contract/risk/ipRule';
import { composeBody } from '@/domain/kit/compose';
import { EffectTable } from '@/domain/kit/EffectTable';
import { useLanguage } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { Skeleton } from '@/ui/base/Skeleton';

const { effect } = ipRule.calls;

const ask = (wanted: object, signal?: AbortSignal) =>
  send(effect, composeBody(effect, wanted), signal ? { signal } : {});

/** What a rule would do to sessions and to those who signed in lately, before it is sent. */
export const foretell = async (wanted: object) => {
  const { consequences } = await ask(wanted);
  return <EffectTable consequences={consequences} />;
};

/** The same in a dialog, as soon as it is opened. */
export function RuleEffect({ wanted }: { wanted: object }) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [ipRule.name, 'effect', wanted, language],
    queryFn: ({ signal }) => ask(wanted, signal),
    gcTime: 0,
    retry: false,
  });
  if (error !== null)
    return <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />;
  return data ? <EffectTable consequences={data.consequences} /> : <Skeleton rows={3} />;
}
