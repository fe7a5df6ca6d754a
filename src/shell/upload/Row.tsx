import {
  AudioOutlined,
  CloseOutlined,
  FileImageOutlined,
  FileOutlined,
  FileTextOutlined,
  PauseOutlined,
  PlayCircleOutlined,
  RedoOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { sizeText } from '@/lib/fileSize';
import { fileCategory } from '@/lib/fileTypes';
import type { FileCategory } from '@/lib/fileTypes';
import { visibleText } from '@/lib/text';
import type { UploadAction } from '@/lib/upload/engine';
import type { UploadState } from '@/lib/upload/machine';
import type { UploadView } from '@/lib/upload/task';
import { actOnUpload } from '@/services/uploads';
import { stateText } from './words';
import styles from './Upload.module.css';

const ICONS: Record<FileCategory, ReactNode> = {
  image: <FileImageOutlined aria-hidden />,
  video: <VideoCameraOutlined aria-hidden />,
  audio: <AudioOutlined aria-hidden />,
  document: <FileTextOutlined aria-hidden />,
  unknown: <FileOutlined aria-hidden />,
};

const BUTTONS: Record<UploadAction, { icon: ReactNode; label: Key }> = {
  pause: { icon: <PauseOutlined aria-hidden />, label: 'upload.pause' },
  resume: { icon: <PlayCircleOutlined aria-hidden />, label: 'upload.resume' },
  retry: { icon: <RedoOutlined aria-hidden />, label: 'upload.retry' },
  remove: { icon: <CloseOutlined aria-hidden />, label: 'upload.remove' },
};

/** Buttons for a file, depending on its state. */
const OFFERED: Record<UploadState, readonly UploadAction[]> = {
  md5: ['pause', 'remove'],
  waiting: ['pause', 'remove'],
  uploading: ['pause', 'remove'],
  paused: ['resume', 'remove'],
  error: ['retry', 'remove'],
  merging: [],
  success: [],
};

interface Props {
  view: UploadView;
  /**
   * Position from 1, among `total`. Given explicitly, because only the visible rows of the list are in the
   * page.
   */
  position: number;
  total: number;
}

export const Row = memo(function Row({ view, position, total }: Props) {
  const t = useT();
  const { id, state, size, progress } = view;
  const name = visibleText(view.name);
  return (
    <li className={styles.row} aria-setsize={total} aria-posinset={position} data-state={state}>
      <progress className={styles.bar} value={progress} aria-label={t('upload.progress', { name })} />
      <span className={styles.name} title={visibleText(view.path)}>
        {ICONS[fileCategory(view.name)]} <bdi>{name}</bdi>
      </span>
      <span className={styles.size}>{sizeText(size)}</span>
      <span className={styles.state}>
        {stateText(view, t).map((text) => (
          <span key={text} title={text}>
            {text}
          </span>
        ))}
      </span>
      <span className={styles.buttons}>
        {OFFERED[state].map((action) => (
          <button
            key={action}
            type="button"
            aria-label={t(BUTTONS[action].label, { name })}
            onClick={() => actOnUpload(action, id)}
          >
            {BUTTONS[action].icon}
          </button>
        ))}
      </span>
    </li>
  );
});
