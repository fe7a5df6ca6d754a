import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { safeImage } from '@/ui/cell/safeImage';
import type { Picture } from './types';
import { LargePictures } from './LargePictures';
import { PictureFrame } from './PictureFrame';
import styles from './pictures.module.css';

const nothing = (): void => undefined;

interface PictureBoardProps {
  pictures: readonly Picture[];
  /** What the pictures are compared with; stands beside one that fills the window. */
  facts?: ReactNode;
}

/**
 * Pictures of a record, one of them large and all of them as small ones below it; addresses that are not safe for
 * pictures are left out.
 */
export function PictureBoard({ pictures, facts }: PictureBoardProps) {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const [large, setLarge] = useState(false);
  const safe = pictures.flatMap(({ url, label }) => {
    const address = safeImage(url);
    return address === null ? [] : [{ url: address, label }];
  });
  const picture = safe[chosen] ?? safe[0];
  if (!picture) return null;
  return (
    <section aria-label={t('review.pictures')}>
      <PictureFrame
        key={`${chosen} ${picture.url}`}
        {...picture}
        chosen
        onChoose={nothing}
        onEnlarge={() => setLarge(true)}
      />
      {safe.length > 1 ? (
        <div className={styles.thumbs}>
          {safe.map(({ url, label }, index) => (
            <button
              key={`${index} ${url}`}
              type="button"
              aria-label={t('review.ofPicture', { action: t('review.showPicture'), label })}
              aria-current={index === chosen}
              title={label}
              onClick={() => setChosen(index)}
            >
              <img src={url} alt="" />
            </button>
          ))}
        </div>
      ) : null}
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
