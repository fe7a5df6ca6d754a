import { translate } from '@/i18n';
import { FramePage } from './FramePage';

/** What stands in the place of something that crashed. */
export function CrashPage({ id, retry }: { id: string; retry: () => void }) {
  return (
    <FramePage
      title={translate('kernel.crashed')}
      hint={translate('kernel.crashedHint', { id })}
      actions={[{ label: translate('kernel.retry'), run: retry }]}
    />
  );
}
