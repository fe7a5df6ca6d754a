import type { Column } from '../list/column';
import styles from './detail.module.css';
import { useFormatLabel } from '../field/label';

/** Labels and values of one record, in two columns when there is room. */
export function RecordDescriptions<Row>({
  record,
  columns,
}: {
  record: Row;
  columns: readonly Column<Row>[];
}) {
  const labelOf = useFormatLabel();
  return (
    <dl className={styles.facts}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{labelOf(column.label)}</dt>
          <dd>{column.cell(record)}</dd>
        </div>
      ))}
    </dl>
  );
}
