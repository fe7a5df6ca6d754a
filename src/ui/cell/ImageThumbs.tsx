import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { onDemand } from '../load/onDemand';
import styles from './cell.module.css';
import { safeImage } from './safeImage';
import { NONE } from './value';

const ImagePreview = onDemand(() => import('./ImagePreview').then(({ ImagePreview }) => ImagePreview));

interface ImageThumbsProps {
  urls: readonly string[];
  /** Drawn over each of them in full size. */
  over?: ReactNode;
}

/** Thumbnails; a click shows them in full size. Addresses that are not safe for pictures are left out. */
export function ImageThumbs({ urls, over }: ImageThumbsProps) {
  const t = useT();
  const [shown, setShown] = useState<number | null>(null);
  const safe = urls.map(safeImage).filter((url) => url !== null);
  if (safe.length === 0) return NONE;
  return (
    <span className={styles.tags}>
      {safe.map((url, index) => (
        <button
          key={index}
          type="button"
          className={styles.thumb}
          aria-label={t('ui.openImage', { n: index + 1 })}
          onClick={() => setShown(index)}
        >
          <img src={url} alt="" loading="lazy" width={28} height={28} />
        </button>
      ))}
      {shown === null ? null : (
        <ImagePreview urls={safe} start={shown} over={over} onClose={() => setShown(null)} />
      )}
    </span>
  );
}
