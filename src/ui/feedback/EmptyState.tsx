import { Button, Empty } from 'antd';
import { useT } from '@/i18n';

/** Says why a list is empty: there are no records or, with `onReset`, none that match the filter. */
export function EmptyState({ onReset }: { onReset?: (() => void) | undefined }) {
  const t = useT();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(onReset ? 'ui.noMatch' : 'ui.empty')}>
      {onReset ? <Button onClick={onReset}>{t('ui.clearFilters')}</Button> : null}
    </Empty>
  );
}
