import { Modal, Segmented } from 'antd';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Dialog } from '@/crud/action/dialog';
import { useT } from '@/i18n';
import { PictureFrame } from './PictureFrame';
import type { Picture } from './types';
import styles from './pictures.module.css';

interface LargePicturesProps extends Dialog {
  pictures: readonly Picture[];
  /** Place of the picture that is shown. */
  chosen: number;
  onChoose: (place: number) => void;
  /** What the pictures are compared with. */
  facts: ReactNode;
}

const nothing = (): void => undefined;

/** One picture at a time as large as the window, beside the facts; keys and wheel zoom it as in its small frame. */
export function LargePictures({ pictures, chosen, onChoose, facts, open, onClose }: LargePicturesProps) {
  const t = useT();
  const board = useRef<HTMLDivElement>(null);
  const picture = pictures[chosen];
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      width="calc(100vw - 32px)"
      style={{ top: 16, maxWidth: 'none', paddingBottom: 0 }}
      destroyOnHidden
      // The picture has the focus, so that its keys work at once.
      afterOpenChange={(shown) => shown && board.current?.querySelector('button')?.focus()}
      title={
        pictures.length > 1 ? (
          <Segmented
            aria-label={t('review.pictures')}
            value={chosen}
            options={pictures.map(({ label }, value) => ({ value, label }))}
            onChange={onChoose}
          />
        ) : (
          picture?.label
        )
      }
    >
      <div ref={board} className={styles.large} data-facts={facts !== undefined}>
        {picture ? <PictureFrame key={picture.url} {...picture} chosen={false} onChoose={nothing} /> : null}
        {facts === undefined ? null : <div className={styles.facts}>{facts}</div>}
      </div>
    </Modal>
  );
}
