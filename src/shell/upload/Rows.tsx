import { useState } from 'react';
import { useT } from '@/i18n';
import type { UploadView } from '@/lib/upload/task';
import { Row } from './Row';
import styles from './Upload.module.css';

/** Height of a row in pixels; must match the style sheet. */
const ROW = 49;
const HEIGHT = 200;

/** Rows drawn beyond the visible ones at each end, so that scrolling shows no gap. */
const BEYOND = 2;

/** A scrolling box must be reachable by keyboard, also when nothing in it can take the focus. */
const reachable = { tabIndex: 0 };

/** The list of files. Only the visible rows are drawn, so that it can be of any length. */
export function Rows({ files }: { files: readonly UploadView[] }) {
  const t = useT();
  const [top, setTop] = useState(0);
  const first = Math.max(Math.min(Math.floor(top / ROW), files.length - 1) - BEYOND, 0);
  const drawn = files.slice(first, first + Math.ceil(HEIGHT / ROW) + 2 * BEYOND);
  return (
    <div
      className={styles.scroller}
      {...reachable}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ul aria-label={t('upload.title')} style={{ height: files.length * ROW, paddingTop: first * ROW }}>
        {drawn.map((view, index) => (
          <Row key={view.id} view={view} position={first + index + 1} total={files.length} />
        ))}
      </ul>
    </div>
  );
}
