import { translate } from '@/i18n';
import { FramePage } from './FramePage';

/** Shown in place of a part of the page that crashed. */
export function CrashPage({ id, retry }: { id: string; retry: () => void }) {
  return (
    <FramePage
      title={translate('kernel.crashed')}
      hint={translate('kernel.crashedHint', { id })}
      actions={[{ label: translate('kernel.retry'), run: retry }]}
    />
  );
}
