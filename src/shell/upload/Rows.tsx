import { useState } from 'react';
import { useT } from '@/i18n';
import type { UploadView } from '@/lib/upload/task';
import { Row } from './Row';
import styles from './Upload.module.css';

/** Pixels; the style sheet says the same. */
const ROW = 49;
const HEIGHT = 200;

/** Rows drawn beyond the edges, so that the next one is there before it is seen. */
const BEYOND = 2;

/** A box that scrolls must be reachable by keyboard, also when nothing in it is. */
const reachable = { tabIndex: 0 };

/** The files, however many: only those in view are drawn. */
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
