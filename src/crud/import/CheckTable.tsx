import { Button, Checkbox } from 'antd';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { fieldLabel, useFormatLabel } from '../field/label';
import { isDouble, worstFirst } from './checked';
import type { CheckedLine, Chosen } from './checked';
import type { Column } from '../list/column';
import { DataTable } from '../list/DataTable';
import styles from './import.module.css';

/** Pixels. Widths of the columns with the number of a line and with what the check says, and height of the table. */
const [LINE, RESULT, HEIGHT] = [56, 220, 360];

interface CheckTableProps<Row> {
  lines: readonly Row[];
  columns: readonly Column<Row>[];
  /** The column that shows a column of the file under another name. */
  places?: Readonly<Record<string, string>> | undefined;
  chosen: Chosen;
  /** Missing: what looks the same as something else is refused by the server in any case. */
  onAgain?: ((again: readonly number[]) => void) | undefined;
  /** Downloads the lines with a problem. */
  onDownload: () => void;
}

/** A column whose wrong values stand out. */
const marked = <Row,>(column: Column<Row>, isWrong: (row: Row) => boolean): Column<Row> => ({
  ...column,
  cell: (row) => (isWrong(row) ? <div className={styles.wrong}>{column.cell(row)}</div> : column.cell(row)),
});

/** The lines of a file as the server has understood them, those that need attention first. */
export function CheckTable<Row extends CheckedLine>(props: CheckTableProps<Row>) {
  const { lines, columns, places = {}, chosen, onAgain, onDownload } = props;
  const t = useT();
  const labelOf = useFormatLabel();
  const labels = new Map(columns.map(({ key, label }) => [key, labelOf(label)]));
  const placeOf = (field: string) => places[field] ?? field;
  const wrong = lines.filter(({ msg }) => msg !== '').length;
  const doubles = lines.filter((one) => one.msg === '' && isDouble(one)).length;

  function result(row: Row) {
    const { line, msg, field, twin, doubles: others = [] } = row;
    if (msg !== '') {
      const label = labels.get(placeOf(field));
      const value = visibleText(msg);
      return <span className={styles.bad}>{label ? t('crud.labelled', { label, value }) : value}</span>;
    }
    if (!isDouble(row)) return t('import.good');
    const notes = [
      ...(twin === null ? [] : [t('import.twin', { line: twin })]),
      ...(others.length === 0
        ? []
        : [t('import.double', { list: others.map(({ no }) => no).join(t('crud.comma')) })]),
    ].join(t('crud.semicolon'));
    if (!onAgain) return <span className={styles.warn}>{notes}</span>;
    return (
      <Checkbox
        className={styles.warn}
        checked={chosen.again.includes(line)}
        onChange={({ target }) =>
          onAgain(target.checked ? [...chosen.again, line] : chosen.again.filter((one) => one !== line))
        }
      >
        {t('import.again', { why: notes })}
      </Checkbox>
    );
  }

  return (
    <>
      <div className={styles.counts}>
        <output>
          {t('import.counts', {
            n: lines.length,
            sent: chosen.good.length + chosen.again.length,
            wrong,
            doubles: doubles - chosen.again.length,
          })}
        </output>
        {wrong > 0 ? (
          <Button size="small" onClick={onDownload}>
            {t('import.download')}
          </Button>
        ) : null}
      </div>
      <DataTable
        label={t('import.check')}
        rowKey="line"
        rows={worstFirst(lines)}
        density="small"
        height={HEIGHT}
        columns={[
          {
            key: ' line',
            label: fieldLabel('import', 'line'),
            width: LINE,
            cell: ({ line }) => line,
          },
          { key: ' result', label: fieldLabel('import', 'check'), width: RESULT, cell: result },
          ...columns.map((column) =>
            marked(column, (row) => row.msg !== '' && placeOf(row.field) === column.key),
          ),
        ]}
      />
    </>
  );
}
