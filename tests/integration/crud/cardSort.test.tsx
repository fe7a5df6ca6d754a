import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CardSort } from '@/crud/list/CardSort';
import type { Column } from '@/crud/list/column';
import type { Sort } from '@/crud/list/listSearch';
import { setLanguage } from '@/i18n';
import { stage } from './stage';

const column = (key: string, sort?: string): Column<object> => ({
  key,
  label: { keys: ['crud.time'], fallback: key },
  width: 100,
  cell: () => key,
  ...(sort === undefined ? {} : { sort }),
});

const draw = (sort: Sort | null, columns = [column('a', 'createdAt'), column('b')]) => {
  const onSort = vi.fn<(sort: Sort | null) => void>();
  stage(<CardSort columns={columns} sort={sort} onSort={onSort} />);
  return onSort;
};

test('cards are ordered by a column, the highest first, and the other way round', async () => {
  await setLanguage('zh-cn');
  const onSort = draw(null);
  expect(screen.getByRole('button', { name: '降序' })).toBeDisabled();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '排序方式' }));
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1);
  fireEvent.click(await screen.findByTitle('时间'));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'createdAt', direction: 'desc' });
});

test.each(['asc', 'desc'] as const)('an order that is %s can be turned', (direction) => {
  const onSort = draw({ column: 'createdAt', direction });
  fireEvent.click(screen.getByRole('button', { name: direction === 'asc' ? '升序' : '降序' }));
  const turned = direction === 'asc' ? 'desc' : 'asc';
  expect(onSort).toHaveBeenLastCalledWith({ column: 'createdAt', direction: turned });
});

test('nothing is drawn where no column can order the list', () => {
  draw(null, [column('b')]);
  expect(screen.queryByRole('combobox')).toBeNull();
});
