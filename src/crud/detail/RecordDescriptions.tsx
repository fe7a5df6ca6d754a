import type { Column } from '../list/column';
import styles from './detail.module.css';
import { useForViewer } from '../action/useForViewer';
import { useFormatLabel } from '../field/label';

/** Labels and values of one record, in two columns when there is room; those the operator may not see are left out. */
export function RecordDescriptions<Row>({
  record,
  columns,
}: {
  record: Row;
  columns: readonly Column<Row>[];
}) {
  const labelOf = useFormatLabel();
  const shown = useForViewer(columns);
  return (
    <dl className={styles.facts}>
      {shown.map((column) => (
        <div key={column.key}>
          <dt>{labelOf(column.label)}</dt>
          <dd>{column.cell(record)}</dd>
        </div>
      ))}
    </dl>
  );
}
