import { Button } from 'antd';
import { useT } from '@/i18n';

/** Replaces a part of the page that crashed, and offers a retry. */
export function PartFailed({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <span role="alert">
      {t('ui.partFailed')}{' '}
      <Button type="link" size="small" onClick={retry}>
        {t('common.retry')}
      </Button>
    </span>
  );
}
