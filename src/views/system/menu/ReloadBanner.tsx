import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError } from '@/api/failure';
import { menu } from '@/contract/system/menu';
import { useT } from '@/i18n';
import { rebuildMenu } from '@/kernel/bootstrap';
import { toast } from '@/ui/toast/toast';
import { toastError } from '@/ui/toast/toastError';
import styles from './menu.module.css';

/** Tells that the menu of this page is not the one that was just changed, and reads it again on request. */
export function ReloadBanner() {
  const t = useT();
  const client = useQueryClient();
  const [isOld, setOld] = useState(false);
  const [loading, setLoading] = useState(false);

  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation }) => {
        const { status } = mutation?.state ?? {};
        if (status === 'success' && mutation?.meta?.write?.resource === menu.name) setOld(true);
      }),
    [client],
  );

  async function reload(): Promise<void> {
    setLoading(true);
    try {
      await rebuildMenu();
      setOld(false);
      toast('success', t('menu.reloaded'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(error);
    } finally {
      setLoading(false);
    }
  }

  if (!isOld) return null;
  return (
    <Alert
      className={styles.banner ?? ''}
      type="info"
      showIcon
      title={t('menu.changed')}
      action={
        <Button size="small" type="primary" loading={loading} onClick={() => void reload()}>
          {t('menu.reload')}
        </Button>
      }
    />
  );
}
