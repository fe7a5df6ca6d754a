import { Watermark } from 'antd';
import { useTheme } from '@/stores/theme';
import { markText } from './markText';
import styles from './PageMark.module.css';

const font = { color: 'rgba(200, 200, 200, 0.30)', fontSize: 12 };

const GAP: [number, number] = [120, 110];

/**
 * The watermark over the whole window. Its text is drawn on a canvas and never parsed as HTML. When its
 * element is removed from the page, it is inserted again.
 */
export function PageMark() {
  const text = useTheme((theme) => markText(theme.wartermarkText));
  return (
    <div className={styles.layer} aria-hidden>
      <Watermark content={text} rotate={-20} font={font} gap={GAP}>
        <div className={styles.area} />
      </Watermark>
    </div>
  );
}
