import type { ComponentProps } from 'react';
import { useT } from '@/i18n';
import styles from './box.module.css';
import type { Chosen } from './useChosen';

/** One element instead of antd's three: each row has one. */
const Box = (props: ComponentProps<'input'>) => <input {...props} type="checkbox" className={styles.box} />;

interface RowBoxProps {
  /** Name of the row. */
  name: string;
  checked: boolean;
  /** Told whether the rows between this one and the one chosen last are meant too. */
  onToggle: (upTo: boolean) => void;
}

/** The check box of a row. */
export function RowBox({ name, checked, onToggle }: RowBoxProps) {
  const t = useT();
  return (
    <Box
      aria-label={t('crud.selectRow', { name })}
      checked={checked}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

/** The check box of all rows. */
export function AllBox({ chosen: { keys, all, toggleAll } }: { chosen: Chosen }) {
  const t = useT();
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
