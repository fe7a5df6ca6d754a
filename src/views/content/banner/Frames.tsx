import { useState } from 'react';
import { BannerPosition } from '@/contract/content/bannerRules';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { RadioGroup } from '@/ui/base/RadioGroup';
import { safeImage } from '@/ui/cell/safeImage';
import styles from './banner.module.css';

interface FramesProps {
  image: string;
  /** Empty: members with a dark screen see the other one too. */
  imageDark: string;
  position: number;
  title: string;
}

/** A banner on a phone and on a desktop screen, light and dark. */
export function Frames({ image, imageDark, position, title }: FramesProps) {
  const t = useT();
  const [tone, setTone] = useState<'light' | 'dark'>('light');
  const url = safeImage((tone === 'dark' && imageDark) || image);
  if (url === null) return <output className={styles.faint}>{t('banner.noPicture')}</output>;
  const isPopUp = position === BannerPosition.popUp;
  return (
    <div>
      <RadioGroup
        label={t('banner.tone')}
        value={tone}
        options={[
          { value: 'light', label: t('banner.light') },
          { value: 'dark', label: t('banner.dark') },
        ]}
        onChange={setTone}
      />
      <div className={styles.frames}>
        {(['phone', 'desktop'] as const).map((device) => (
          <figure key={device} className={styles.frame} data-device={device}>
            <div className={styles.screen} data-tone={tone} data-pop-up={isPopUp}>
              <span className={styles.bar} aria-hidden />
              <img src={url} alt={t(`banner.on.${device}`, { title: visibleText(title) })} />
              {[1, 2, 3].map((line) => (
                <span key={line} className={styles.line} aria-hidden />
              ))}
            </div>
            <figcaption>{t(`banner.${device}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
