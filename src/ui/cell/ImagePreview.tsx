import { Image } from 'antd';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styles from './cell.module.css';

interface ImagePreviewProps {
  urls: readonly string[];
  /** Index of the first one shown. */
  start: number;
  over?: ReactNode;
  onClose: () => void;
}

/** Draws a picture with something over it. */
const under = (over: ReactNode) => (picture: ReactElement) => (
  <>
    {picture}
    <div className={styles.over}>{over}</div>
  </>
);

/** Pictures in full size over the whole page. */
export function ImagePreview({ urls, start, over, onClose }: ImagePreviewProps) {
  const [current, setCurrent] = useState(start);
  return (
    <Image.PreviewGroup
      items={[...urls]}
      preview={{
        open: true,
        current,
        onChange: setCurrent,
        onOpenChange: (open) => open || onClose(),
        imageRender: under(over),
      }}
    />
  );
}
