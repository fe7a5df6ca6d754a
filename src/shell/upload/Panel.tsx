import {
  ClearOutlined,
  DoubleRightOutlined,
  FileAddOutlined,
  FolderAddOutlined,
  PauseOutlined,
  PlayCircleOutlined,
} from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useT } from '@/i18n';
import { sizeText } from '@/lib/fileSize';
import { droppedFiles } from '@/lib/upload/sources';
import { toggleUploadPanel } from '@/stores/uploadPanel';
import {
  clearFinishedUploads,
  pauseUploads,
  pickAndUpload,
  resumeUploads,
  uploadFiles,
  useUploads,
} from '@/services/uploads';
import { classes } from '../base/classes';
import { Refused } from './Refused';
import { Rows } from './Rows';
import { TAB } from './tab';
import { leftText, percentOf } from './words';
import styles from './Upload.module.css';

/**
 * Progress of all files together. The counts are announced by screen readers, the constantly changing figures
 * are not.
 */
function Overall() {
  const t = useT();
  const { files, finished, failed, busy, progress, speed, left } = useUploads((state) => state.overall);
  const counts =
    failed > 0
      ? t('upload.countFailed', { finished, files, failed })
      : t('upload.count', { finished, files });
  return (
    <div className={styles.overall}>
      <Progress percent={percentOf(progress)} size="small" aria-label={t('upload.overall')} />
      <output className={styles.counts}>{counts}</output>
      {busy > 0 && speed > 0 && (
        <span>
          {t('upload.speed', { size: sizeText(speed) })} {leftText(left, t)}
        </span>
      )}
    </div>
  );
}

function Tools() {
  const t = useT();
  const { busy, finished, files } = useUploads((state) => state.overall);
  return (
    <div className={styles.tools}>
      <Button size="small" icon={<FileAddOutlined aria-hidden />} onClick={() => void pickAndUpload()}>
        {t('upload.addFiles')}
      </Button>
      <Button
        size="small"
        icon={<FolderAddOutlined aria-hidden />}
        onClick={() => void pickAndUpload({ folder: true })}
      >
        {t('upload.addFolder')}
      </Button>
      <Button size="small" icon={<PauseOutlined aria-hidden />} disabled={busy === 0} onClick={pauseUploads}>
        {t('upload.pauseAll')}
      </Button>
      <Button
        size="small"
        icon={<PlayCircleOutlined aria-hidden />}
        disabled={busy + finished === files}
        onClick={resumeUploads}
      >
        {t('upload.resumeAll')}
      </Button>
      <Button
        size="small"
        icon={<ClearOutlined aria-hidden />}
        disabled={finished === 0}
        onClick={clearFinishedUploads}
      >
        {t('upload.clearFinished')}
      </Button>
    </div>
  );
}

/** Handles files dropped on the panel, and hides it on Escape. Returns true while something is dragged over it. */
function usePanelEvents(panel: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ) => panel.current?.addEventListener(kind, act, { signal: stop.signal });
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', () => setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) void droppedFiles(event.dataTransfer).then((sources) => uploadFiles(sources));
    });
    listen('keydown', ({ key }) => {
      if (key === 'Escape') toggleUploadPanel();
    });
    return () => stop.abort();
  }, [panel]);

  return over;
}

/** The list of uploads. Hiding it does not stop them. */
export function Panel() {
  const t = useT();
  const files = useUploads((state) => state.files);
  const panel = useRef<HTMLElement>(null);
  const over = usePanelEvents(panel);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button that had the focus disappears when the panel opens or closes, so the focus is moved on.
    const nowhere = () => document.activeElement === document.body;
    if (nowhere()) close.current?.focus();
    return () => {
      if (nowhere()) document.getElementById(TAB)?.focus();
    };
  }, []);

  return (
    <section
      ref={panel}
      className={classes(styles.panel, over && styles.over)}
      aria-label={t('upload.title')}
    >
      <header className={styles.header}>
        <h2>{t('upload.title')}</h2>
        <Button
          ref={close}
          type="text"
          size="small"
          icon={<DoubleRightOutlined aria-hidden />}
          aria-label={t('upload.close')}
          aria-expanded
          onClick={toggleUploadPanel}
        />
      </header>
      <Tools />
      <Refused />
      {files.length > 0 && <Overall />}
      {files.length > 0 ? (
        <Rows files={files} />
      ) : (
        <p className={styles.empty}>
          {t('upload.empty')}
          <small>{t('upload.dropHere')}</small>
        </p>
      )}
    </section>
  );
}
