import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closing, dryRun } from '@/contract/trading/forceClose';
import { contractPosition } from '@/contract/trading/position';
import type { WireShape } from '@/contract/field/field';
import type { WireRowOf } from '@/contract/resource';
import PositionScreen from '@/views/contract/position/index';
import { holdTime } from '../heldTime';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';
import { pageOf, wire } from '../wire';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

type Row = WireRowOf<typeof contractPosition>;

const row = (given: Partial<Row> = {}): Row =>
  wire(contractPosition.row, {
    id: 7,
    positionNo: 'CP2026112200000007',
    uid: '10010012',
    symbol: 'BTCUSDT',
    base: 'BTC',
    marginCoin: 'USDT',
    qty: '0.25',
    markPrice: '92000.5',
    liqPrice: '91204.123456789',
    liqDistance: '0.8651',
    marginRatio: '96.0432',
    unrealizedPnl: '-429.1',
    roe: '-89.961',
    status: 2,
    ...given,
  });

/** A request to close all positions of a symbol. */
const request = (given: object) => ({
  id: 3,
  version: 1,
  symbol: 'BTCUSDT',
  forceReason: 'risk',
  reason: '行情中断',
  createdBy: 'risk001',
  createdAt: '2026-11-22 10:00:00',
  own: false,
  ...given,
});

const closeOf = (given: Partial<WireShape<typeof closing>> = {}) =>
  wire(closing, { id: 7, uid: '10010012', symbol: 'BTCUSDT', base: 'BTC', marginCoin: 'USDT', ...given });

let now: Row[] = [];

beforeEach(() => {
  now = [row()];
  signInAs();
  on('get', 'dict/data/getDictData', () =>
    ok({ info: { name: '', remark: '' }, values: [{ key: 'risk', value: '风险控制', isDefault: 0 }] }),
  );
  on('get', 'common/options', () => ok({}));
  on('get', 'contractPosition/list', () => ok(pageOf(...now)));
  on('get', 'contractPosition/summary', () => ok(wire(contractPosition.summary)));
  on('get', 'contractPosition/symbolCloses', () => ok([]));
});

const cell = async (text: string) => screen.findByText(text);

test('risk is told as traders read it: distance to liquidation, margin ratio, profit with its share', async () => {
  renderScreen(<PositionScreen />);
  await cell('96.04%');
  expect(screen.getByText('91,204.12')).toHaveAttribute('title', '91,204.123456789');
  expect(screen.getByText('0.87%')).toBeVisible();
  expect(screen.getByText('-429.10')).toBeVisible();
  expect(screen.getByText('-89.96%')).toBeVisible();
});

test.each([
  ['79.99', 'calm'],
  ['96.04', 'warning'],
  ['100', 'over'],
])('at a margin ratio of %s the distance to liquidation is %s', async (marginRatio, level) => {
  now = [row({ marginRatio })];
  renderScreen(<PositionScreen />);
  expect(await cell('0.87%')).toHaveAttribute('data-level', level);
});

test('a position with nothing left says so', async () => {
  now = [row({ marginRatio: null, status: 3 })];
  renderScreen(<PositionScreen />);
  expect(await cell('已穿仓')).toBeVisible();
  expect(screen.getByRole('button', { name: '后台平仓' })).toBeDisabled();
});

test('a mark lights up in the direction it went, and not before it changes', async () => {
  holdTime();
  renderScreen(<PositionScreen />);
  const mark = (text: string) => screen.findByText(text);
  expect(await mark('92,000.5')).not.toHaveAttribute('data-way');
  const again = async (markPrice: string) => {
    now = [row({ markPrice })];
    await act(() => vi.advanceTimersByTimeAsync(5050));
  };
  await again('92001');
  expect(await mark('92,001')).toHaveAttribute('data-way', 'up');
  await again('91999.5');
  expect(await mark('91,999.5')).toHaveAttribute('data-way', 'down');
});

test('closing shows what it would do before it is sent, follows the part, and names no price', async () => {
  const asked: unknown[] = [];
  let sent: Record<string, unknown> = {};
  on('post', 'contractPosition/previewForceClose', async ({ request }) => {
    const body = (await request.json()) as { share: string };
    asked.push(body);
    const qty = body.share === '50' ? '0.125' : '0.25';
    return ok(
      wire(dryRun, {
        count: 1,
        members: 1,
        pnl: '-429.1',
        positions: [closeOf({ qty, markPrice: '92000.5', pnl: '-429.1' })],
      }),
    );
  });
  on('put', 'contractPosition/forceClose', async ({ request }) => {
    sent = (await request.json()) as Record<string, unknown>;
    return ok({ success: [7], failed: [], closed: [] });
  });
  renderScreen(<PositionScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '后台平仓' }));
  const dialog = await screen.findByRole('dialog');
  const run = await within(dialog).findByRole('table', { name: '预演' });
  expect(run).toHaveTextContent(/10010012.*BTCUSDT.*0\.25BTC.*92,000\.5/);
  fireEvent.click(within(dialog).getByRole('radio', { name: '50%' }));
  await waitFor(() => expect(within(dialog).getByRole('table', { name: '预演' })).toHaveTextContent('0.125'));
  expect(asked).toContainEqual({ ids: ['7'], share: '50' });
  expect(within(dialog).queryByRole('textbox', { name: /价/ })).toBeNull();

  fireEvent.mouseDown(within(dialog).getByRole('combobox'));
  fireEvent.click(await screen.findByTitle('风险控制'));
  fireEvent.change(within(dialog).getByLabelText(/^原因/), { target: { value: '保证金不足' } });
  fireEvent.change(within(dialog).getByLabelText(/密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '后台平仓' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      ids: ['7'],
      versions: { 7: 1 },
      share: '50',
      forceReason: 'risk',
      reason: '保证金不足',
      operPassword: 'Demo1234',
    }),
  );
  expect(Object.keys(sent).filter((name) => /price/i.test(name))).toEqual([]);
});

test('closing by a price that has stopped says which one and how old, in the dialog', async () => {
  const old = { markPrice: '92000.5', markAt: '2026-11-22 09:59:10', markAge: 50, markStale: true };
  on('post', 'contractPosition/previewForceClose', () =>
    ok(
      wire(dryRun, { count: 1, positions: [closeOf(old), closeOf({ ...old, id: 8, problem: '正在强平' })] }),
    ),
  );
  renderScreen(<PositionScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '后台平仓' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(
      'BTCUSDT 行情中断，将按 2026-11-22 09:59:10 的旧价 92,000.5 成交（50 秒前）',
    ),
  ).toBeVisible();
  expect(within(dialog).getByRole('table', { name: '预演' })).toHaveTextContent(
    /92,000\.5.*2026-11-22 09:59:10.*50 秒前/,
  );
});

test('a close that would be refused says why before a password is asked for, and is not sent', async () => {
  const problem = '标记价停在 2026-11-22 09:50:00，已超过 5 分钟，一人不能按此旧价平仓';
  on('post', 'contractPosition/previewForceClose', () =>
    ok(wire(dryRun, { count: 0, refused: 1, positions: [closeOf({ markStale: true, problem })] })),
  );
  renderScreen(<PositionScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '后台平仓' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '后台平仓' })).toBeDisabled());
  expect(within(dialog).getAllByText(problem).length).toBeGreaterThan(0);
});

test('a whole symbol waits for another operator, who sees what it does before confirming', async () => {
  let sent: unknown;
  on('get', 'contractPosition/symbolCloses', () => ok([request({ createdBy: 'risk001' })]));
  on('get', 'contractPosition/previewCloseSymbol', () =>
    ok(
      wire(contractPosition.calls.previewCloseSymbol.answer, {
        count: 12,
        members: 9,
        markPrice: '92000.5',
        markStale: true,
        positions: [
          closeOf({ markPrice: '92000.5', markAt: '2026-11-22 09:00:00', markAge: 3600, markStale: true }),
        ],
      }),
    ),
  );
  on('put', 'contractPosition/confirmCloseSymbol', async ({ request: asked }) => {
    sent = await asked.json();
    return ok({ success: [7], failed: [] });
  });
  renderScreen(<PositionScreen />);
  expect(await screen.findByText(/BTCUSDT 全部平仓待复核：risk001/)).toHaveTextContent('行情中断');
  expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '复核通过并平仓' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(/将按 2026-11-22 09:00:00 的旧价 92,000.5 成交（60 分钟前）/),
  ).toBeVisible();
  expect(within(dialog).getByText('12')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '复核通过并平仓' }));
  await waitFor(() => expect(sent).toMatchObject({ id: '3', version: 1, result: 'approve' }));
});

test('an operator cannot confirm a request of their own', async () => {
  on('get', 'contractPosition/symbolCloses', () => ok([request({ createdBy: 'admin', own: true })]));
  renderScreen(<PositionScreen />);
  expect(await screen.findByRole('button', { name: '撤回申请' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '复核通过并平仓' })).toBeNull();
});
