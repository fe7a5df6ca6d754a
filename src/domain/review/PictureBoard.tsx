import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { safeImage } from '@/ui/cell/safeImage';
import type { Picture } from './types';
import { LargePictures } from './LargePictures';
import { PictureFrame } from './PictureFrame';
import styles from './pictures.module.css';

interface PictureBoardProps {
  pictures: readonly Picture[];
  /** What the pictures are compared with; stands beside one that fills the window. */
  facts?: ReactNode;
}

/** Pictures of a record side by side; addresses that are not safe for pictures are left out. */
export function PictureBoard({ pictures, facts }: PictureBoardProps) {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const [large, setLarge] = useState(false);
  const safe = pictures.flatMap(({ url, label }) => {
    const address = safeImage(url);
    return address === null ? [] : [{ url: address, label }];
  });
  if (safe.length === 0) return null;
  return (
    <section aria-label={t('review.pictures')}>
      <div className={styles.board}>
        {safe.map(({ url, label }, index) => (
          <PictureFrame
            key={`${index} ${url}`}
            url={url}
            label={label}
            chosen={index === chosen}
            onChoose={() => setChosen(index)}
            onEnlarge={() => {
              setChosen(index);
              setLarge(true);
            }}
          />
        ))}
      </div>
      <p className={styles.hint}>{t('review.pictureHint')}</p>
      <LargePictures
        pictures={safe}
        chosen={chosen}
        onChoose={setChosen}
        facts={facts}
        open={large}
        onClose={() => setLarge(false)}
      />
    </section>
  );
}
