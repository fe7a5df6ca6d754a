import { Alert } from 'antd';
import { useT } from '@/i18n';
import { clip, visibleText } from '@/lib/text';
import { dismissRefusals, useUploads } from '@/services/uploads';
import styles from './Upload.module.css';

/** Number of files that are listed by name; of the rest only the number is shown. */
const NAMED = 5;

/** The chosen files that were refused, with the reasons. */
export function Refused() {
  const t = useT();
  const refused = useUploads((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ onClose: dismissRefusals }}
      role="alert"
      title={t('upload.refusedTitle', { count: refused.length })}
      description={
        <ul className={styles.refused}>
          {refused.slice(0, NAMED).map(({ name, reason }, index) => (
            <li key={index}>
              <bdi>
                {t('upload.refusedOne', {
                  name: clip(visibleText(name), 80),
                  reason: t(`upload.refused.${reason}`),
                })}
              </bdi>
            </li>
          ))}
          {refused.length > NAMED && <li>{t('upload.refusedMore', { count: refused.length - NAMED })}</li>}
        </ul>
      }
    />
  );
}
