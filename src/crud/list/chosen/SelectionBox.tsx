import { use } from 'react';
import type { ComponentProps } from 'react';
import { useT } from '@/i18n';
import styles from './box.module.css';
import { ChosenRows } from './useChosen';

/** One element instead of antd's three: each row has one. */
const Box = (props: ComponentProps<'input'>) => <input {...props} type="checkbox" className={styles.box} />;

/** The check box of a row. */
export function RowBox({ rowKey, name }: { rowKey: string; name: string }) {
  const t = useT();
  const { keys, toggle } = use(ChosenRows);
  return (
    <Box
      aria-label={t('crud.selectRow', { name })}
      checked={keys.has(rowKey)}
      onChange={({ nativeEvent }) =>
        toggle(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** The check box of all rows. */
export function AllBox() {
  const t = useT();
  const { keys, all, toggleAll } = use(ChosenRows);
  const chosen = all.filter((key) => keys.has(key)).length;
  return (
    <Box
      aria-label={t('crud.selectAll')}
      checked={chosen > 0 && chosen === all.length}
      disabled={all.length === 0}
      onChange={toggleAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < all.length;
      }}
    />
  );
}
