import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { HEAVY_PICTURE, pictureProblem } from '@/contract/content/picture';
import type { PictureSize } from '@/contract/content/picture';
import { useT } from '@/i18n';
import { sourceOf } from '@/lib/upload/sources';
import { uploadFiles } from '@/services/uploads';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import type { ControlProps } from '../field/field';
import { sentenceIn } from '../field/sentence';
import styles from './control.module.css';

const EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif'];

/** Bytes that the size of a picture is looked for in. */
const HEAD = 1024 * 1024;

interface UploadedPictureProps extends ControlProps<string> {
  /** The size of the place that the picture is for; none may be chosen before it is known. */
  size: PictureSize | undefined;
}

/**
 * Input of one picture, which is uploaded as it is chosen. Its kind and its pixels are looked at first, so that nothing is
 * sent that the server would refuse.
 */
export function UploadedPicture({ id, value = '', onChange, disabled = false, size }: UploadedPictureProps) {
  const t = useT();
  const fallback = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [heavy, setHeavy] = useState(false);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file || !size) return;
    latest.current += 1;
    const own = latest.current;
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    // Without this, the browser reports no change when the same file is chosen again.
    target.value = '';
    const problem = sentenceIn(pictureProblem(head, size));
    setRefused(problem);
    setHeavy(problem === null && file.size > HEAVY_PICTURE);
    if (problem !== null) return;
    setBusy(true);
    const [arrived] = await uploadFiles([sourceOf(file)], {
      multiple: false,
      extensions: EXTENSIONS,
      quiet: true,
    });
    // Another picture was chosen while this one was on its way.
    if (own !== latest.current) return;
    setBusy(false);
    if (arrived && arrived.url !== '') onChange?.(arrived.url);
  }

  return (
    <div>
      <div className={styles.images}>
        {value === '' ? null : (
          <span className={styles.image}>
            <ImageThumbs urls={[value]} />
            <Button
              type="text"
              size="small"
              disabled={disabled}
              icon={<CloseOutlined />}
              aria-label={t('crud.removePicture')}
              onClick={() => onChange?.('')}
            />
          </span>
        )}
        <label className={styles.add}>
          <UploadOutlined aria-hidden />
          <span>{t(busy ? 'crud.uploading' : 'crud.uploadPicture')}</span>
          <input
            id={id ?? fallback}
            type="file"
            accept={EXTENSIONS.map((extension) => `.${extension}`).join()}
            disabled={disabled || !size}
            onChange={(event) => void take(event)}
          />
        </label>
      </div>
      {size ? (
        <div className={styles.hint}>{t('crud.pictureHint', { width: size.width, height: size.height })}</div>
      ) : null}
      {refused === null ? null : (
        <div role="alert" className={styles.refused}>
          {refused}
        </div>
      )}
      {heavy ? <output className={styles.heavy}>{t('crud.pictureHeavy')}</output> : null}
    </div>
  );
}
