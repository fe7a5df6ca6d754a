import type { Column } from './column';
import styles from './crud.module.css';
import { useWordLabel } from './label';

/** Labels and values of one record, two beside each other where there is room. */
export function Facts<Row>({ record, columns }: { record: Row; columns: readonly Column<Row>[] }) {
  const word = useWordLabel();
  return (
    <dl className={styles.facts}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{word(column.label)}</dt>
          <dd>{column.cell(record)}</dd>
        </div>
      ))}
    </dl>
  );
}
