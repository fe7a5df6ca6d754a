import { DoubleLeftOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { uploadTransport } from '@/api/upload';
import { useT } from '@/i18n';
import { readToken } from '@/stores/session';
import { toggleUploadPanel, useUploadPanel } from '@/stores/uploadPanel';
import { startUploads, useUploads } from '@/services/uploads';
import { OnDemand } from '../base/OnDemand';
import { TAB } from './tab';
import { percentOf } from './words';
import styles from './Upload.module.css';

const loadPanel = () => import('./Panel').then((module) => module.Panel);

/** The button that shows the hidden list again. */
function Tab() {
  const t = useT();
  const busy = useUploads((state) => state.overall.busy > 0);
  const percent = useUploads((state) => percentOf(state.overall.progress));
  return (
    <button
      id={TAB}
      type="button"
      className={styles.tab}
      aria-label={t('shell.uploads')}
      aria-expanded={false}
      title={t('shell.uploads')}
      onClick={toggleUploadPanel}
    >
      <DoubleLeftOutlined aria-hidden />
      {busy && <span aria-hidden>{percent}%</span>}
    </button>
  );
}

/** The list of uploads at the bottom right, or the small button that opens it. Loaded when it is first needed. */
export default function UploadPanel() {
  const open = useUploadPanel((state) => state.open);
  const wanted = useUploadPanel((state) => state.wanted);

  useEffect(() => {
    startUploads(uploadTransport(readToken));
  }, []);

  if (!wanted) return null;
  return (
    <>
      {!open && <Tab />}
      <OnDemand load={loadPanel} wanted={open} />
    </>
  );
}
