import { ExpandOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useState } from 'react';
import type { Dialog } from '@/crud/action/dialog';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { clusterPage } from './address';
import { ClusterView } from './ClusterView';
import styles from './drawer.module.css';
import type { ClusterStart } from './model';
import type { ClusterQuestion } from './question';

interface ClusterDrawerProps extends Dialog {
  start: ClusterStart;
}

/** A cluster over the page it was opened from. */
export function ClusterDrawer({ start, open, onClose }: ClusterDrawerProps) {
  const t = useT();
  const [question, setQuestion] = useState<ClusterQuestion>({ start, depth: 1, kinds: [] });
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size="min(1360px, 100vw)"
      title={t('menu.804')}
      extra={
        <ScreenLink {...clusterPage(question)} fallback={null} onFollow={onClose} className={styles.link}>
          <ExpandOutlined aria-hidden /> {t('cluster.openPage')}
        </ScreenLink>
      }
    >
      <ClusterView question={question} onChange={setQuestion} />
    </Drawer>
  );
}
