import { useEffect } from 'react';
import { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import { crashId, reportCrash } from './crash';
import { FramePage } from './FramePage';
import { endFromHere } from './endSession';

/** Shown in place of the frame when the menu or the frame's own files cannot be loaded. */
export function StalledPage({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  useEffect(() => {
    // The client has already reported failed calls.
    if (!(error instanceof ApiError)) reportCrash(error, crashId());
  }, [error]);
  return (
    <FramePage
      title={t('kernel.stalled')}
      hint={t('kernel.stalledHint')}
      actions={[
        { label: t('kernel.retry'), run: retry },
        { label: t('kernel.signOut'), run: () => void endFromHere() },
      ]}
    />
  );
}
