import { CloseOutlined } from '@ant-design/icons';
import { useT } from '@/i18n';
import { CONTENT } from '../base/SkipLink';
import styles from './FullCloser.module.css';

/**
 * The button that ends a tag's full screen, a quarter circle in the top right corner. It has the focus when
 * it appears; pressed, it moves the focus to the content.
 */
export function FullCloser({ onClose }: { onClose: () => void }) {
  const t = useT();
  const label = t('tagsView.closeFullscreen');
  return (
    <button
      type="button"
      className={styles.closer}
      title={label}
      aria-label={label}
      autoFocus
      onClick={() => {
        onClose();
        document.getElementById(CONTENT)?.focus({ preventScroll: true });
      }}
    >
      <CloseOutlined aria-hidden />
    </button>
  );
}
