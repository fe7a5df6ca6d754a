import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toyRange } from './toyServer';

const kit = screenKit(toys);

const PARTS = {
  filters: ['orderNo', 'status', 'amount', 'dates'],
  columns: ['orderNo', 'amount', 'status', 'createdAt'],
} as const;

const Plain = kit.screen(PARTS);
const Today = kit.screen({ ...PARTS, defaultFilters: () => ({ 'dateRange[]': ['today'] }) });

const PLAIN = <Plain />;
const TODAY = <Today />;

const chips = () => within(screen.getByRole('list', { name: '生效的筛选' })).getAllByRole('listitem');
const texts = () => chips().map(({ textContent }) => textContent);
const remove = (name: string) => screen.getByRole('button', { name: `移除筛选「${name}」` });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs();
  onDict();
  onList(() => toyRange(3));
});

test('filters in force stand above the list in words', async () => {
  stage(PLAIN, '?status[]=1&status[]=2&amountMin=5000&amountMax=9000.5&orderNo=R0001&dateRange[]=yesterday');
  await seen('R0001');
  await waitFor(() =>
    expect(texts()).toEqual([
      'orderNo：R0001',
      '状态：待审核、已入账',
      '数量：5,000 – 9,000.5',
      '创建时间：昨天',
      '全部清除',
    ]),
  );
});

test('a list without filters in force has no chips, nor has one whose filter is not sent', async () => {
  const { goTo } = stage(PLAIN);
  await seen('R0001');
  expect(screen.queryByRole('list', { name: '生效的筛选' })).toBeNull();
  goTo('?amountMin=9&amountMax=5');
  await waitFor(() => expect(screen.getByDisplayValue('9')).toBeVisible());
  expect(screen.queryByRole('list', { name: '生效的筛选' })).toBeNull();
});

test('what a list opens with is a chip too, and removing it shows everything', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(3));
  const { search } = stage(TODAY);
  await seen('R0001');
  expect(asked[0]).toHaveProperty('dateRange');
  expect(texts()).toEqual(['创建时间：今天']);
  await user.click(remove('创建时间'));
  await waitFor(() => expect(search()).toBe('?all=1'));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('dateRange'));
  expect(screen.queryByRole('list', { name: '生效的筛选' })).toBeNull();
});

test('removing one chip leaves the others in force', async () => {
  const user = userEvent.setup();
  const { search } = stage(PLAIN, '?status[]=1&amountMin=5&amountMax=9');
  await seen('R0001');
  await user.click(remove('数量'));
  await waitFor(() => expect(search()).toBe('?status%5B%5D=1'));
  expect(texts()).toEqual(['状态：待审核']);
});

test('one button removes all filters, and there is none for a single filter', async () => {
  const user = userEvent.setup();
  const { search } = stage(PLAIN, '?status[]=1&amountMin=5&pageSize=50');
  await seen('R0001');
  await user.click(screen.getByRole('button', { name: '全部清除' }));
  await waitFor(() => expect(search()).toBe('?pageSize=50'));
  expect(screen.queryByRole('list', { name: '生效的筛选' })).toBeNull();
});

test('from the keyboard one chip after the other is removed, and the list has the focus after the last', async () => {
  const user = userEvent.setup();
  const { search } = stage(PLAIN, '?status[]=1&amountMin=5&orderNo=R0001');
  await seen('R0001');
  remove('状态').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe('?orderNo=R0001&amountMin=5'));
  expect(remove('数量')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe('?orderNo=R0001'));
  expect(remove('orderNo')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.getByRole('region', { name: '数据列表' })).toHaveFocus();
});

test('a search for a number looks beyond what the list opens with, and a chip says so', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(3));
  const { search } = stage(TODAY);
  await seen('R0001');
  await user.type(screen.getByRole('textbox', { name: 'orderNo' }), 'R0002{Enter}');
  await waitFor(() => expect(search()).toBe('?orderNo=R0002'));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('dateRange'));
  expect(texts()).toEqual(['orderNo：R0002', '创建时间：不限（精确查找已放宽）']);
});

test('a search for no single record keeps what the list opens with', async () => {
  const user = userEvent.setup();
  const { search } = stage(TODAY, '?dateRange[]=today&amountMin=5');
  await seen('R0001');
  await user.clear(await screen.findByDisplayValue('5'));
  await user.type(screen.getByLabelText('数量：最小值'), '7{Enter}');
  await waitFor(() => expect(search()).toBe('?amountMin=7&dateRange%5B%5D=today'));
  expect(texts()).toEqual(['数量：≥ 7', '创建时间：今天', '全部清除']);
});

test('a filter that was set again after the widening stays', async () => {
  const user = userEvent.setup();
  const { search } = stage(TODAY, '?orderNo=R0002&dateRange[]=today');
  await seen('R0001');
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(search()).toBe('?orderNo=R0002&dateRange[]=today');
  expect(texts()).toEqual(['orderNo：R0002', '创建时间：今天', '全部清除']);
});
