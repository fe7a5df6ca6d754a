import type { FieldChange } from '@/api/types';
import { useT } from '@/i18n';
import { clip, visibleText } from '@/lib/text';
import styles from './cell.module.css';

interface FieldDiffProps {
  changes: readonly FieldChange[];
  /** The label of a field; its name by default. */
  labelOf?: (field: string) => string;
}

/** Maximum number of characters of a value that are shown. */
const SHOWN = 500;

/** Changes field by field, with the values before and after. */
export function FieldDiff({ changes, labelOf = (field) => field }: FieldDiffProps) {
  const t = useT();
  const word = (value: string | null) =>
    value === null || value === '' ? t('ui.none') : clip(visibleText(value), SHOWN);
  if (changes.length === 0) return null;
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{t('ui.field')}</th>
          <th scope="col">{t('ui.before')}</th>
          <th scope="col">{t('ui.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }, place) => (
          <tr key={place}>
            <th scope="row">{labelOf(field)}</th>
            <td>
              <del dir="auto">{word(before)}</del>
            </td>
            <td>
              <ins dir="auto">{word(after)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
