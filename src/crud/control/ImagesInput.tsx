import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import type { ControlProps } from '../field/field';
import styles from './control.module.css';
import { IMAGE_KB, readImage } from './readImage';

const ACCEPT = '.gif,.jpg,.jpeg,.png,.bmp,.webp';

/** Input of several pictures, as addresses or data URLs. */
export function ImagesInput({
  id,
  value,
  onChange,
  disabled = false,
  max,
}: ControlProps<string[]> & { max: number }) {
  const t = useT();
  const fallback = useId();
  const [refused, setRefused] = useState<Key | null>(null);
  const urls = value ?? [];

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])].slice(0, max - urls.length);
    // Without this, the browser reports no change when the same file is chosen again.
    target.value = '';
    const results = await Promise.all(files.map(readImage));
    setRefused(results.find((result) => result.kind === 'refused')?.why ?? null);
    const read = results.filter((result) => result.kind === 'read').map(({ url }) => url);
    onChange?.([...new Set([...urls, ...read])]);
  }

  return (
    <div>
      <div className={styles.images}>
        {urls.map((url, index) => (
          <span key={`${index} ${url}`} className={styles.image}>
            <ImageThumbs urls={[url]} />
            <Button
              type="text"
              size="small"
              disabled={disabled}
              icon={<CloseOutlined />}
              aria-label={t('crud.removeImage', { n: index + 1 })}
              onClick={() => onChange?.(urls.filter((other) => other !== url))}
            />
          </span>
        ))}
        {urls.length < max ? (
          <label className={styles.add}>
            <PlusOutlined aria-hidden />
            <span>{t('crud.addImage')}</span>
            <input
              id={id ?? fallback}
              type="file"
              multiple
              accept={ACCEPT}
              disabled={disabled}
              onChange={(event) => void take(event)}
            />
          </label>
        ) : null}
      </div>
      {refused ? (
        <div role="alert" className={styles.refused}>
          {t(refused, { kb: IMAGE_KB })}
        </div>
      ) : null}
    </div>
  );
}
