import { CodeWord } from '@/crud/cell/DictTag';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { textOf } from '@/ui/cell/value';
import styles from './dataList.module.css';

/** The label as it will look, in the three languages; simplified Chinese stands in for the others. */
export function LabelPreview({ values }: { values: FormValues }) {
  const t = useT();
  const [zh = '', en = '', tw = ''] = ['dictLabel', 'labelEn', 'labelTw'].map(
    (name) => textOf(values[name])?.trim() ?? '',
  );
  const colour = textOf(values['listClass']) ?? '';
  return (
    <span className={styles.preview}>
      <span className={styles.faint}>{t('dictData.preview')}</span>
      {[zh, en || zh, tw || zh].map((label, place) => (
        <CodeWord key={place} colour={colour} word={label || '—'} />
      ))}
    </span>
  );
}
