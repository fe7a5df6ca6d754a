import { CloseOutlined } from '@ant-design/icons';
import { useT } from '@/i18n';
import css from './FullCloser.module.css';

/** Ends a tag's full screen: a quarter circle in the top right corner. */
export function FullCloser({ onClose }: { onClose: () => void }) {
  const t = useT();
  const label = t('tagsView.closeFullscreen');
  return (
    <button type="button" className={css.closer} title={label} aria-label={label} onClick={onClose}>
      <CloseOutlined aria-hidden />
    </button>
  );
}
