import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/WordsProvider';
import type { BoardDeal, BoardFlow, BoardMarket, BoardVault } from '@/api/boardTypes';
import type { HomeTodo } from '@/api/homeTypes';
import { Chart } from '@/ui/chart/Chart';
import { queryClient } from '@/services/queryClient';
import { setLanguage } from '@/i18n';
import { lock, unlock } from '@/stores/lock';
import { bindNavigation } from '@/services/navigation';
import TradeScreen from '@/views/visualizing/demo1/index';
import FundsScreen from '@/views/visualizing/demo2/index';
import { holdTime } from '../heldTime';
import { signInAs } from '../render';
import { ok, on } from '../server';

const draw = vi.hoisted(() => vi.fn(() => () => undefined));

vi.mock('@/ui/chart/canvas', () => ({ draw }));

// Of two charts that fetch it at once, the second would be given the real one.
beforeAll(async () => {
  const { unmount } = render(<Chart title="x" labels={['x']} series={[]} />);
  await waitFor(() => expect(draw).toHaveBeenCalled());
  unmount();
});

const MARKET: BoardMarket = {
  turnover: '300',
  turnoverBefore: '200',
  fees: '0.21',
  openInterest: '1234567890123456789',
  isDemo: true,
  symbols: [
    {
      symbol: 'BTCUSDT',
      tradeState: 1,
      stale: false,
      price: '92000.10',
      change: '1.5',
      turnover: '300',
      openInterest: '9',
      longShare: '60.0',
    },
    {
      symbol: 'AVAXUSDT',
      tradeState: 3,
      stale: false,
      price: '34',
      change: '0',
      turnover: '0',
      openInterest: '0',
      longShare: '50.0',
    },
  ],
  hours: [{ from: '2026-11-21 11:00:00', turnover: '300' }],
};

const DEALS: BoardDeal[] = [
  { id: '1', at: '2026-11-21 11:59:58', symbol: 'BTCUSDT', side: 'sell', price: '92000.10', quantity: '0.5' },
];

const FLOW: BoardFlow = {
  recharge: '1000.5',
  withdraw: '400',
  rechargeBefore: '2000',
  withdrawBefore: '0',
  hours: [{ from: '2026-11-21 00:00:00', recharge: '1000.5', withdraw: '400' }],
  coins: [{ coin: 'USDT', recharge: '1000.5', withdraw: '400' }],
  largest: [
    {
      orderNo: 'R1',
      uid: '10010008',
      coin: 'BTC',
      amount: '0.01',
      usdtValue: '920.123',
      creditedAt: '2026-11-21 00:12:00',
    },
  ],
};

const VAULT: BoardVault = {
  wallets: [{ walletCode: 'USDT-BEP20', coin: 'USDT', balance: '64000', alert: '80000', low: true }],
  coverage: [{ coin: 'USDT', held: '300', owed: '200' }],
  held: '300',
  owed: '200',
};

const TODO: HomeTodo[] = [
  { kind: 'recharge', count: 7, mine: 7, oldest: 'x', oldestMinutes: 22, oldestUrgency: 'soon', late: 2 },
];

const MONEY = 'api/v2/sitebkd/cwManage/chargeLogList';

const go = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  go.mockClear();
  bindNavigation({ go, current: () => '/visualizingDemo1' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
});

const partOf = (request: Request): string | null => new URL(request.url).searchParams.get('part');

function serveTrade() {
  return on('get', 'home/boardTrade', ({ request }) => {
    const part = partOf(request);
    if (part === 'market') return ok(MARKET);
    if (part === 'deals') return ok(DEALS);
    const symbol = new URL(request.url).searchParams.get('symbol');
    return ok({ symbol, minutes: [{ at: '2026-11-21 11:59:00', price: '92000.10' }] });
  });
}

function serveFunds() {
  on('get', 'home/todo', () => ok(TODO));
  return on('get', 'home/boardFunds', ({ request }) => ok(partOf(request) === 'flow' ? FLOW : VAULT));
}

const region = (name: string) => screen.findByRole('region', { name });

test('a contract that nothing is heard of says so in its row and over its line', async () => {
  const [btc, ...others] = MARKET.symbols;
  on('get', 'home/boardTrade', ({ request }) => {
    const part = partOf(request);
    if (part === 'market') return ok({ ...MARKET, symbols: [{ ...btc, stale: true }, ...others] });
    if (part === 'deals') return ok(DEALS);
    return ok({ symbol: 'BTCUSDT', minutes: [{ at: '2026-11-21 11:59:00', price: '92000.10' }] });
  });
  signInAs([]);
  render(<TradeScreen />);
  const quotes = await region('合约行情');
  expect(await within(quotes).findByRole('row', { name: /^BTCUSDT/ })).toHaveTextContent('行情中断');
  expect(within(quotes).getByRole('row', { name: /^AVAXUSDT/ })).not.toHaveTextContent('行情中断');
  expect(await screen.findByRole('figure', { name: 'BTCUSDT 价格 · 行情中断' })).toBeInTheDocument();
});

test('the trade board shows the market, and the contract one chooses', async () => {
  serveTrade();
  signInAs([]);
  render(<TradeScreen />);
  expect(screen.getByRole('heading', { level: 1, name: '交易动态' })).toBeInTheDocument();
  const summary = await region('总览');
  expect(await within(summary).findByText('1,234,567,890,123,456,789')).toBeInTheDocument();
  expect(summary).toHaveTextContent('▲ +50.0% 较前 24 小时，演示行情');
  expect(within(summary).getAllByText('演示行情')).toHaveLength(2);
  const quotes = await region('合约行情');
  expect(within(quotes).getByRole('row', { name: 'BTCUSDT 92,000.10 +1.50% 300' })).toBeInTheDocument();
  expect(within(quotes).getByRole('row', { name: /AVAXUSDT 暂停/ })).toBeInTheDocument();
  expect(await region('最新成交')).toHaveTextContent('11:59:58BTCUSDT 卖出92,000.100.5');
  expect(await screen.findByRole('figure', { name: 'BTCUSDT 价格' })).toBeInTheDocument();
  await userEvent.click(within(quotes).getByRole('button', { name: 'AVAXUSDT' }));
  const figure = await screen.findByRole('figure', { name: 'AVAXUSDT 价格' });
  await userEvent.click(within(figure).getByText('表格'));
  expect(within(figure).getByRole('columnheader', { name: '时间' })).toBeInTheDocument();
  expect(within(figure).getByRole('row', { name: '11:59 92,000.1' })).toBeInTheDocument();
});

test('the funds board shows today’s money, the wallets and what waits', async () => {
  serveFunds();
  signInAs();
  render(<FundsScreen />);
  const summary = await region('总览');
  expect(await within(summary).findByText('1,000.50')).toBeInTheDocument();
  expect(summary).toHaveTextContent('今日净流入600.50');
  expect(await within(summary).findByText('150.0%')).toBeInTheDocument();
  expect(await region('热钱包余额')).toHaveTextContent('USDT-BEP20低于告警线64,000 USDT告警线 80,000 USDT');
  expect(await region('待审队列')).toHaveTextContent('充值审核最早等待 22 分钟超时 27');
  const largest = await region('今日大额入账');
  expect(within(largest).getByRole('row', { name: '00:12 10010008 0.01 BTC 920.12' })).toBeInTheDocument();
});

test('a figure of the funds board that cannot be read is said to be so, the others stand', async () => {
  serveFunds();
  on('get', 'home/boardFunds', ({ request }) =>
    ok(partOf(request) === 'flow' ? { ...FLOW, recharge: { amount: 1 } } : VAULT),
  );
  signInAs();
  render(<FundsScreen />);
  const tiles = await within(await region('总览')).findAllByRole('definition');
  const figures = tiles.map((one) => one.textContent);
  expect(figures.filter((text) => text === '无法读取' || text === 'ui.unreadable')).toHaveLength(2);
});

test('without the permission the funds board says so, and does not ask', async () => {
  const asked = serveFunds();
  on('get', 'home/todo', () => ok([]));
  signInAs([]);
  render(<FundsScreen />);
  expect(await region('总览')).toHaveTextContent('您没有资金数据的权限，请联系管理员。');
  expect(await region('各币种偿付覆盖率')).toHaveTextContent('您没有查看此数据的权限。');
  await waitFor(() => expect(screen.getAllByText('您没有查看此数据的权限。')).toHaveLength(3));
  expect(asked.count).toBe(0);
});

test('one permission opens its own panels only', async () => {
  serveFunds();
  signInAs([MONEY]);
  render(<FundsScreen />);
  expect(await within(await region('总览')).findByText('1,000.50')).toBeInTheDocument();
  expect(await region('热钱包余额')).toHaveTextContent('您没有查看此数据的权限。');
});

test('a panel that fails says so alone, and can be asked again', async () => {
  serveFunds();
  on('get', 'home/boardFunds', ({ request }) =>
    partOf(request) === 'flow' ? ok(FLOW) : new HttpResponse('x', { status: 503 }),
  );
  signInAs();
  render(<FundsScreen />);
  const wallets = await region('热钱包余额');
  const alert = await within(wallets).findByRole('alert');
  expect(alert).toHaveTextContent('热钱包余额加载失败： 服务暂不可用，请稍后重试');
  expect(await within(await region('总览')).findByText('1,000.50')).toBeInTheDocument();
  serveFunds();
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(wallets).toHaveTextContent('64,000 USDT'));
  expect(within(wallets).queryByRole('alert')).toBeNull();
});

test('C70 a board asks every five seconds, and nothing while it is hidden', async () => {
  holdTime(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']);
  const asked = serveTrade();
  signInAs([]);
  render(<TradeScreen />);
  await region('最新成交');
  await waitFor(() => expect(asked.count).toBe(3));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const show = (state: 'visible' | 'hidden') =>
    act(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await pass(5100);
  await waitFor(() => expect(asked.count).toBe(6));
  show('hidden');
  await pass(60_000);
  expect(asked.count).toBe(6);
  show('visible');
  await pass(5100);
  await waitFor(() => expect(asked.count).toBeGreaterThan(6));
});

test('a locked console’s board is locked too', async () => {
  serveTrade();
  signInAs([]);
  render(<TradeScreen />);
  await region('最新成交');
  act(lock);
  expect(await screen.findByRole('dialog', { name: '屏幕已锁定' })).toBeInTheDocument();
  expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
  act(unlock);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the head tells the platform’s time with its weekday, in the language on screen, and leads home', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: Date.UTC(2026, 10, 20, 16, 0, 5),
  });
  serveTrade();
  signInAs([]);
  const { container } = render(<TradeScreen />, { wrapper: WordsProvider });
  const clock = container.querySelector('time');
  expect(clock).toHaveTextContent('00:00:052026-11-21 星期六第四季度 第 47 周');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(clock).toHaveTextContent('00:00:07');
  vi.useRealTimers();
  await act(() => setLanguage('en'));
  expect(clock).toHaveTextContent('Saturday4th quarter Week 47');
  await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(go).toHaveBeenCalledWith('/home', undefined);
  await region('Latest deals');
});
