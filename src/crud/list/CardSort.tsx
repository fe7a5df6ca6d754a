import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useT } from '@/i18n';
import { useFormatLabel } from '../field/label';
import type { Column } from './column';
import type { Sort } from './listSearch';
import styles from './list.module.css';

interface CardSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Orders rows that are drawn as cards, which have no header to press. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const t = useT();
  const labelOf = useFormatLabel();
  const options = columns.flatMap(({ sort: value, label }) =>
    value === undefined ? [] : [{ value, label: labelOf(label) }],
  );
  if (options.length === 0) return null;
  const rises = sort?.direction === 'asc';
  return (
    <div className={styles.cardSort}>
      <Select<string>
        className={styles.cardSortColumn}
        aria-label={t('crud.sortBy')}
        placeholder={t('crud.sortBy')}
        allowClear
        value={sort?.column ?? null}
        options={options}
        onChange={(column?: string) =>
          onSort(column === undefined ? null : { column, direction: sort?.direction ?? 'desc' })
        }
      />
      <Button
        icon={rises ? <SortAscendingOutlined aria-hidden /> : <SortDescendingOutlined aria-hidden />}
        disabled={sort === null}
        onClick={() => sort && onSort({ ...sort, direction: rises ? 'desc' : 'asc' })}
      >
        {t(rises ? 'crud.rising' : 'crud.falling')}
      </Button>
    </div>
  );
}
