import { Button } from 'antd';
import { useT } from '@/i18n';

/** Stands where a part of the page could not be drawn. */
export function PartFailed({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <span role="alert">
      {t('crud.partFailed')}{' '}
      <Button type="link" size="small" onClick={retry}>
        {t('crud.retry')}
      </Button>
    </span>
  );
}
