import { Button, Empty } from 'antd';
import { useT } from '@/i18n';

/** Why a list is empty: nothing there, or nothing that matches. */
export function EmptyState({ onReset }: { onReset?: (() => void) | undefined }) {
  const t = useT();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(onReset ? 'crud.noMatch' : 'crud.empty')}>
      {onReset ? <Button onClick={onReset}>{t('crud.clearFilters')}</Button> : null}
    </Empty>
  );
}
