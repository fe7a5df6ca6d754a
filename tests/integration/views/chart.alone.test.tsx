import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, theme } from 'antd';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Picture, Series } from '@/ui/chart/canvas';
import { Chart } from '@/ui/chart/Chart';

const drawn: Picture[] = [];
const erase = vi.fn();

vi.mock('@/ui/chart/canvas', () => ({
  draw: (_: HTMLCanvasElement, picture: Picture) => {
    drawn.push(picture);
    return erase;
  },
}));

const LABELS = ['2026-11-20', '2026-11-21'];
const SERIES: Series[] = [
  { key: 'in', label: '充值', kind: 'bar', values: ['1234.5678', '0'] },
  { key: 'net', label: '净流入', kind: 'dashed', values: ['-0.001'] },
];

beforeEach(() => {
  drawn.length = 0;
  erase.mockClear();
});

const chart = (dark = false, labels = LABELS) => (
  <ConfigProvider theme={{ algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
    <Chart title="资金" labels={labels} series={SERIES} money />
  </ConfigProvider>
);

test('a chart is named, drawn once, and taken away with its screen', async () => {
  const { unmount, rerender } = render(chart());
  const figure = screen.getByRole('figure', { name: '资金' });
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(figure).toHaveTextContent('资金，2026-11-20 至 2026-11-21。数值见表格。');
  rerender(chart());
  expect(drawn).toHaveLength(1);
  unmount();
  expect(erase).toHaveBeenCalledTimes(1);
});

test('equal values that are new objects do not draw it again, other values do', async () => {
  const copy = (values = SERIES) => (
    <Chart title="资金" labels={[...LABELS]} series={structuredClone(values)} money />
  );
  const { rerender } = render(copy());
  await waitFor(() => expect(drawn).toHaveLength(1));
  rerender(copy());
  expect([drawn.length, erase.mock.calls.length]).toEqual([1, 0]);
  rerender(copy(SERIES.slice(0, 1)));
  expect(drawn.map(({ series }) => series.length)).toEqual([2, 1]);
});

test('another theme draws it again in its own ink', async () => {
  const { rerender } = render(chart());
  await waitFor(() => expect(drawn).toHaveLength(1));
  rerender(chart(true));
  await waitFor(() => expect(drawn).toHaveLength(2));
  expect(erase).toHaveBeenCalledTimes(1);
  expect(drawn[1]?.ink.surface).not.toBe(drawn[0]?.ink.surface);
  expect(drawn[1]?.ink.text).not.toBe(drawn[0]?.ink.text);
});

test('its values are one key away, as a table with every digit that counts', async () => {
  render(chart());
  await waitFor(() => expect(drawn).toHaveLength(1));
  const choice = screen.getByRole('radio', { name: '图表' });
  choice.focus();
  await userEvent.keyboard('{ArrowRight}');
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: '2026-11-20 1,234.57 >-0.01' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: '2026-11-21 0.00 —' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '资金 · 表格' })).toHaveAttribute('tabindex', '0');
  expect(erase).toHaveBeenCalledTimes(1);
});

test('a period without data says so and draws nothing', async () => {
  render(chart(false, []));
  expect(await screen.findByText('该时间段内没有数据')).toBeInTheDocument();
  expect(drawn).toHaveLength(0);
});

test('nothing but zeros is said instead of being drawn, and stays a table', async () => {
  const zeros = SERIES.map((one) => ({ ...one, values: one.values.map(() => '0') }));
  render(<Chart title="t" labels={LABELS} series={zeros} />);
  expect(await screen.findByText('该时间段内没有数据')).toBeInTheDocument();
  expect(drawn).toHaveLength(0);
});
