import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { listPermission } from '@/api/permissions';
import HomeScreen from '@/views/home/index';
import { holdTime } from '../heldTime';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

vi.mock('@/ui/chart/canvas', () => ({ draw: () => () => undefined }));
vi.mock('@/lib/idle', () => ({ whenIdle: () => Promise.resolve(), watchTyping: () => () => undefined }));

const ALERTS = [
  {
    source: 'hotWallet',
    severity: 'high',
    count: 2,
    names: ['BTC-BTC', 'ETH-ERC20'],
    keys: ['BTC', 'ETH'],
    since: '2026-11-21 08:15:00',
  },
  {
    source: 'lateReviews',
    severity: 'medium',
    count: 9,
    names: [],
    keys: ['recharge', 'withdraw'],
    since: null,
  },
  { source: 'somethingNew', severity: 'medium', count: 1, names: ['x'], keys: ['x'], since: null },
];

const DAY = { reviews: 14, medianMinutes: 130, reversals: 1, mine: 27, asked: 0, notices: 2 };

const COINS = {
  coins: [
    {
      coin: 'USDT',
      members: 291,
      available: '1500000.123456789',
      frozen: '20',
      usdtValue: '1500020.12',
      hot: '900000',
      cold: '700000',
      coverage: '106.7',
    },
    {
      coin: 'BTC',
      members: 80,
      available: '10',
      frozen: '0',
      usdtValue: '900000',
      hot: '4',
      cold: '5',
      coverage: '90',
    },
    {
      coin: 'SOL',
      members: 0,
      available: '0',
      frozen: '0',
      usdtValue: '0',
      hot: '1',
      cold: '0',
      coverage: null,
    },
  ],
  coverageAlert: '101',
};

const ALL = ['member', 'recharge', 'contractPosition', 'contractDeal', 'asset', 'contractSymbol'] as const;
const everything = () => ALL.map((kind) => listPermission(kind) ?? '');

const FEEDS = [
  {
    symbol: 'BTCUSDT',
    feedAt: '2026-11-21 09:00:00',
    age: 300,
    stale: true,
    sources: [
      { source: 'binance', age: 4, isUsed: true },
      { source: 'okx', age: null, isUsed: false },
    ],
    positions: 17,
    expiring: 3,
  },
];

const TREND = { metric: 'money', days: ['2026-11-21'], series: [{ key: 'recharge', values: ['5'] }] };

beforeEach(() => {
  on('post', 'cwManage/rechargeWithdrawReview', () => ok({}));
  on('get', 'home/todo', () => ok([]));
  on('get', 'home/overview', () => ok({ rows: [] }));
  on('get', 'home/trend', () => ok(TREND));
  on('get', 'home/openInterest', () => ok([]));
  on('get', 'home/alerts', () => ok(ALERTS));
  on('get', 'home/myDay', () => ok(DAY));
  on('get', 'home/topCoins', () => ok(COINS));
  on('get', 'home/feeds', () => ok(FEEDS));
  on('get', 'dict/data/getDictData', () => ok({ info: null, values: [] }));
  on('get', 'common/options', () => ok({ coin: [{ key: 'BTC', value: 'BTC' }] }));
});

test('alerts say what is wrong, with what and since when, and lead to it', async () => {
  signInAs([]);
  setMenu({ 'finance/walletCode/index': '/codes', 'finance/recharge/index': '/money/in' });
  renderScreen(<HomeScreen />);
  const block = await screen.findByRole('region', { name: '告警' });
  const rows = (await within(block).findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual([
    '严重热钱包低于告警线 2 BTC-BTC、ETH-ERC2011-21 08:15 起',
    '注意审核超时 9 充值审核、提现审核',
    '注意somethingNew 1 x',
  ]);
  const link = (name: RegExp) => within(block).getByRole('link', { name }).getAttribute('href');
  expect(link(/热钱包/)).toBe('/codes?coin%5B%5D=BTC&coin%5B%5D=ETH');
  expect(link(/审核超时/)).toBe('/money/in?status%5B%5D=1&orderBy=createdAt+asc');
  expect(within(block).getAllByRole('link')).toHaveLength(2);
});

test('the greeting counts the alerts, and a press shows them', async () => {
  signInAs([]);
  renderScreen(<HomeScreen />);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: '告警，共 3 项' }));
  expect(shown).toHaveBeenCalledOnce();
});

test('without an alert the block says so, and the greeting nothing', async () => {
  on('get', 'home/alerts', () => ok([]));
  signInAs([]);
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('暂无告警')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /告警/ })).toBeNull();
});

test('my day has its figures; what cannot be read says so in its own place', async () => {
  on('get', 'home/myDay', () => ok({ ...DAY, asked: 'many' }));
  signInAs([]);
  renderScreen(<HomeScreen />);
  const day = await screen.findByRole('region', { name: '我的今日' });
  const figure = async (name: string) => (await within(day).findByText(name)).parentElement?.textContent;
  expect(await figure('今日审核')).toBe('今日审核14');
  expect(await figure('处理时长中位数')).toBe('处理时长中位数2 小时');
  expect(await figure('我的待确认变更')).toBe('我的待确认变更无法读取');
});

test('coins are told with their cover, in red below the threshold, and lead to whom they are owed', async () => {
  signInAs([listPermission('asset') ?? '']);
  setMenu({ 'member/asset/index': '/assets' });
  renderScreen(<HomeScreen />);
  const table = await screen.findByRole('table', { name: '币种负债与覆盖' });
  expect(within(table).getByText('90%')).toHaveClass(/low/);
  expect(within(table).getByText('106.7%')).not.toHaveClass(/low/);
  expect(within(table).getByRole('row', { name: /^SOL/ })).toHaveTextContent(/—$/);
  expect(within(table).getByRole('link', { name: 'BTC' })).toHaveAttribute('href', '/assets?coin%5B%5D=BTC');
});

test('coins are asked for only with their permission, and not by who sees one team', async () => {
  const asked = on('get', 'home/topCoins', () => ok(COINS));
  signInAs([]);
  renderScreen(<HomeScreen />).unmount();
  signInAs([listPermission('asset') ?? ''], { bindMemberId: '7' });
  renderScreen(<HomeScreen />);
  await screen.findByRole('region', { name: '我的今日' });
  expect(asked.count).toBe(0);
});

test('feeds say how old each source is, and what hangs on them', async () => {
  signInAs([listPermission('contractSymbol') ?? '']);
  setMenu({ 'contract/symbol/index': '/symbols' });
  renderScreen(<HomeScreen />);
  const table = await screen.findByRole('table', { name: '行情来源' });
  const cells = within(within(table).getByRole('row', { name: /^BTCUSDT/ })).getAllByRole('cell');
  const [symbol, age, positions, expiring, sources] = cells.map(({ textContent }) => textContent);
  expect([symbol, age, positions, expiring]).toEqual(['BTCUSDT', '5 分钟', '17', '3']);
  expect(sources).toMatch(/4 秒.*无报价$/);
  expect(within(table).getByText('5 分钟')).toHaveAttribute('data-tone', 'late');
  expect(within(table).getByRole('link')).toHaveAttribute('href', '/symbols?symbol=BTCUSDT');
});

test('a block that fails says so alone, and can be asked again', async () => {
  on('get', 'home/alerts', () => new HttpResponse('x', { status: 503 }));
  signInAs([]);
  renderScreen(<HomeScreen />);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('告警加载失败');
  expect(await screen.findByText('今日审核')).toBeInTheDocument();
  on('get', 'home/alerts', () => ok(ALERTS));
  await userEvent.click(within(failure).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('热钱包低于告警线')).toBeInTheDocument();
});

test('the trend of money is told of one coin, and as numbers of records', async () => {
  const asked: string[] = [];
  on('get', 'home/trend', ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('metric') === 'money')
      asked.push(`${searchParams.get('coin')} ${searchParams.get('unit')}`);
    return ok(TREND);
  });
  signInAs([listPermission('recharge') ?? '']);
  renderScreen(<HomeScreen />);
  await userEvent.click(await screen.findByText('笔数'));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '按币种' }));
  await userEvent.click(await screen.findByTitle('BTC'));
  await waitFor(() => expect(asked).toEqual(['null null', 'null count', 'BTC count']));
});

test('with every block home asks far less than a hundred times a minute, and nothing while it is hidden', async () => {
  holdTime(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']);
  const blocks = ['todo', 'overview', 'trend', 'openInterest', 'alerts', 'myDay', 'topCoins', 'feeds'];
  const answers = [[], { rows: [] }, TREND, [], ALERTS, DAY, COINS, FEEDS];
  const asked = blocks.map((block, place) => on('get', `home/${block}`, () => ok(answers[place])));
  signInAs(everything());
  renderScreen(<HomeScreen />);
  await screen.findByRole('table', { name: '币种负债与覆盖' });
  await screen.findByText('今日审核');
  const total = () => asked.reduce((sum, { count }) => sum + count, 0);
  const before = total();
  expect(before).toBeLessThanOrEqual(12);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await waitFor(() => expect(total()).toBe(2 * before));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const hidden = total();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(total()).toBe(hidden);
});
