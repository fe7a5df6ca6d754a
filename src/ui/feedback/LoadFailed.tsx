import { Button } from 'antd';
import { useT } from '@/i18n';
import styles from './feedback.module.css';

/** Says below a field that its choices could not be loaded, and offers a retry. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <span role="alert" className={styles.loadFailed}>
      {t('ui.optionsFailed')}
      <Button type="link" size="small" onClick={retry}>
        {t('common.retry')}
      </Button>
    </span>
  );
}
