import { Image } from 'antd';
import { useState } from 'react';

interface ImagePreviewProps {
  urls: readonly string[];
  /** Index of the first one shown. */
  start: number;
  onClose: () => void;
}

/** Pictures in full size over the whole page. */
export function ImagePreview({ urls, start, onClose }: ImagePreviewProps) {
  const [current, setCurrent] = useState(start);
  return (
    <Image.PreviewGroup
      items={[...urls]}
      preview={{ open: true, current, onChange: setCurrent, onOpenChange: (open) => open || onClose() }}
    />
  );
}
