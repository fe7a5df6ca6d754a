import { ApartmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDialogs } from '@/crud/action/useDialogs';
import { useT } from '@/i18n';
import { useCan } from '@/stores/session';
import type { ClusterStart } from './model';
import { clusterPermission, openCluster } from './openCluster';

/** Opens a cluster from within a text or a summary; nothing for who may not see one. */
export function ClusterButton({ start }: { start: ClusterStart }) {
  const t = useT();
  const mayOpen = useCan({ one: clusterPermission ?? '' });
  const [show, dialogs] = useDialogs();
  if (!mayOpen) return null;
  return (
    <>
      <Button size="small" icon={<ApartmentOutlined aria-hidden />} onClick={() => openCluster(start, show)}>
        {t('menu.804')}
      </Button>
      {dialogs}
    </>
  );
}
