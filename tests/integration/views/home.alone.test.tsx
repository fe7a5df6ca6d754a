import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HomeInterest, HomeOverview, HomeTodo, HomeTopic, HomeTrend } from '@/api/homeTypes';
import { dropDraft, keepDraft } from '@/services/drafts';
import { bindNavigation } from '@/services/navigation';
import HomeScreen from '@/views/home/index';
import { holdTime } from '../heldTime';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

vi.mock('@/ui/chart/canvas', () => ({ draw: () => () => undefined }));

const MEMBERS = 'api/v2/sitebkd/member/list';
const MONEY = 'api/v2/sitebkd/cwManage/chargeLogList';
const POSITIONS = 'api/v2/sitebkd/contractPosition/list';
const DEALS = 'api/v2/sitebkd/contractDeal/list';

const TODO: HomeTodo[] = [
  {
    kind: 'withdraw',
    count: 18,
    mine: 18,
    oldest: 'x',
    oldestMinutes: 205,
    oldestUrgency: 'late',
    late: 6,
  },
  { kind: 'recharge', count: 7, mine: 7, oldest: 'x', oldestMinutes: 22, oldestUrgency: 'soon', late: 0 },
  { kind: 'realName', count: 3, mine: 3, oldest: 'x', oldestMinutes: 5, oldestUrgency: 'fresh', late: 0 },
  {
    kind: 'somethingNew',
    count: 0,
    mine: 0,
    oldest: null,
    oldestMinutes: null,
    oldestUrgency: null,
    late: 0,
  },
];

const OVERVIEW: HomeOverview = {
  rows: [
    {
      key: 'money',
      figures: [
        { key: 'recharge', value: '1284003.229', before: '984003.1', money: true, spark: ['1', '2', '1.5'] },
        { key: 'netFlow', value: '-219217.79', before: '0', money: true },
        { key: 'fees', value: null, before: null, money: true },
      ],
    },
  ],
};

const trendOf = (metric: HomeTopic): HomeTrend => ({
  metric,
  days: ['2026-11-20', '2026-11-21'],
  series: [{ key: 'net', values: ['-12.5', '123456789012345678.99'] }],
});

const INTEREST: HomeInterest[] = [
  { symbol: 'BTCUSDT', long: '1500.5', short: '500', count: 3 },
  { symbol: 'ETHUSDT', long: '0', short: '750.25', count: 1 },
];

const go = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());

const NOTICE = {
  id: 1,
  title: '何静 夜班交接',
  content: '请回复会员',
  noticeType: 3,
  level: 2,
  needAck: 1,
  publishAt: '2026-11-21 08:00:00',
  author: '何静',
  items: [],
  readAt: null,
  ackAt: null,
  takenBy: '',
};

/** Answers the bell: so many notices are to be read. */
const unread = (count: number) =>
  on('post', 'cwManage/rechargeWithdrawReview', () => ok({ notices: { unread: count, urgent: 0 } }));

beforeEach(() => {
  unread(0);
  // What comes later is tested in homeDesk.
  on('get', 'home/alerts', () => ok([]));
  on('get', 'home/myDay', () => ok({}));
  on('get', 'home/topCoins', () => ok({ coins: [], coverageAlert: '101' }));
  on('get', 'common/options', () => ok({ coin: [] }));
  go.mockClear();
  bindNavigation({ go, current: () => '/home' });
});

afterEach(() => vi.useRealTimers());

function answerAll() {
  return {
    todo: on('get', 'home/todo', () => ok(TODO)),
    overview: on('get', 'home/overview', () => ok(OVERVIEW)),
    trend: on('get', 'home/trend', ({ request }) => {
      const metric = new URL(request.url).searchParams.get('metric');
      return ok(trendOf(metric === 'member' || metric === 'trading' ? metric : 'money'));
    }),
    interest: on('get', 'home/openInterest', () => ok(INTEREST)),
  };
}

test.each([
  [3, '夜深了'],
  [7, '早上好'],
  [23, '夜深了'],
])('at %d o’clock of the platform it greets with %s, by name and roles', async (hour, hello) => {
  vi.setSystemTime(new Date(`2026-11-21T${String(hour).padStart(2, '0')}:05:00+08:00`));
  on('get', 'home/todo', () => ok([]));
  signInAs([], { userNickname: '张伟', roles: ['common', 'finance', 'night_shift'] });
  renderScreen(<HomeScreen />);
  expect(screen.getByRole('heading', { name: `${hello} 张伟` })).toBeInTheDocument();
  const roles = within(screen.getByRole('list', { name: '角色' })).getAllByRole('listitem');
  expect(roles.map((role) => role.textContent)).toEqual(['财务', 'night_shift']);
  await waitFor(() => expect(screen.queryByRole('region', { name: '待办审批' })).toBeNull());
});

test('queues say how many wait, how long, and lead to their screens', async () => {
  answerAll();
  signInAs([]);
  setMenu({ 'finance/withdraw/index': '/money/out', 'finance/recharge/index': '/money/in' });
  renderScreen(<HomeScreen />);
  const pending = await screen.findByRole('region', { name: '待办审批' });
  const queue = (name: RegExp) => within(pending).getByRole('link', { name });
  expect(await within(pending).findByText('待办审批，共 28 项')).toBeInTheDocument();
  expect(within(queue(/^提现审核/)).getByText('最早 3 小时')).toHaveAttribute('data-tone', 'late');
  expect(within(queue(/^提现审核/)).getByText('超时 6')).toHaveAttribute('data-tone', 'late');
  expect(within(queue(/^充值审核/)).getByText('最早 22 分钟')).toHaveAttribute('data-tone', 'warn');
  expect(within(pending).getByText('最早 5 分钟')).not.toHaveAttribute('data-tone', 'warn');
  expect(within(pending).getByText('实名认证').closest('a')).toBeNull();
  expect(within(pending).getByText('somethingNew').parentElement).toHaveTextContent('暂无待办');
  expect(within(pending).getByText('somethingNew').closest('a')).toBeNull();
  await userEvent.click(queue(/^提现审核/));
  expect(go).toHaveBeenCalledWith('/money/out?status%5B%5D=1&orderBy=createdAt+asc', undefined);
});

test('one late queue alone is red: the one that waits longest', async () => {
  answerAll();
  const later = { ...TODO[1], oldestMinutes: 300, oldestUrgency: 'late', late: 2 };
  on('get', 'home/todo', () => ok([TODO[0], later]));
  signInAs([]);
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('超时 2')).toHaveAttribute('data-tone', 'late');
  expect(screen.getByText('超时 6')).toHaveAttribute('data-tone', 'warn');
});

test('notices to read are one queue more, as the bell counts them', async () => {
  answerAll();
  unread(2);
  on('get', 'notice/mine', () => ok([]));
  signInAs([]);
  setMenu({ 'personal/index': '/me' });
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('待办审批，共 30 项')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^系统通知待阅/ })).toHaveAttribute('href', '/me?tab=notices');
});

test('a change from next to nothing is a dash, and says what there was before', async () => {
  answerAll();
  const figures = [{ key: 'recharge', value: '2460.88', before: '10', money: true }];
  on('get', 'home/overview', () => ok({ rows: [{ key: 'money', figures }] }));
  signInAs([MONEY]);
  renderScreen(<HomeScreen />);
  const change = await screen.findByTitle('昨日同时段 10.00，基数过小，不计算变化');
  expect(change).toHaveTextContent(/^—$/);
});

test('queues say how many are for me, and which I only see', async () => {
  answerAll();
  on('get', 'home/todo', () => ok([{ ...TODO[0], mine: 4 }, { ...TODO[1], mine: 0 }, TODO[2]]));
  signInAs([]);
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('待办审批，共 28 项，我可处理 7 项')).toBeInTheDocument();
  const inQueue = (name: string) => screen.getByText(name).parentElement;
  expect(inQueue('提现审核')).toHaveTextContent('我可处理 4');
  expect(inQueue('充值审核')).toHaveTextContent('仅可查看');
  expect(inQueue('实名认证')).not.toHaveTextContent(/可处理|仅可/);
});

test('without a word of which are for me nothing is said of it', async () => {
  answerAll();
  on('get', 'home/todo', () => ok(TODO.map((queue) => ({ ...queue, mine: undefined }))));
  signInAs([]);
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('待办审批，共 28 项')).toBeInTheDocument();
  expect(screen.queryByText(/可处理|仅可/)).toBeNull();
});

test('a figure or a count that cannot be read says so in its own place, and nothing is summed over it', async () => {
  answerAll();
  on('get', 'home/todo', () =>
    ok([
      { ...TODO[0], count: 'many' },
      { ...TODO[1], count: 7 },
    ]),
  );
  on('get', 'home/overview', () =>
    ok({
      rows: [
        {
          key: 'money',
          figures: [
            { key: 'recharge', value: { amount: 1 }, before: '5', money: true },
            { key: 'fees', value: '3.5', before: '5', money: true },
          ],
        },
      ],
    }),
  );
  signInAs([MONEY]);
  renderScreen(<HomeScreen />);
  const pending = await screen.findByRole('region', { name: '待办审批' });
  expect(await within(pending).findByText('无法读取')).toBeInTheDocument();
  expect(within(pending).getByText('7')).toBeInTheDocument();
  expect(within(pending).queryByText(/共 .* 项/)).toBeNull();
  const money = await screen.findByRole('region', { name: '资金' });
  expect(within(money).getByText('今日充值 ≈ USDT').parentElement).toHaveTextContent('无法读取');
  expect(within(money).getByText('3.50')).toBeInTheDocument();
});

test('the picture of the operator is that of the header', () => {
  on('get', 'home/todo', () => ok([]));
  signInAs([], { userNickname: '张伟', avatar: 'data:image/png;base64,AAAA' });
  const { container } = renderScreen(<HomeScreen />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AAAA');
});

test('figures keep every digit, and what is not known is no zero', async () => {
  answerAll();
  signInAs([MONEY]);
  renderScreen(<HomeScreen />);
  const money = await screen.findByRole('region', { name: '资金' });
  const figure = (name: string) => within(money).getByText(name).parentElement;
  expect(figure('今日充值 ≈ USDT')).toHaveTextContent('1,284,003.23');
  expect(figure('今日充值 ≈ USDT')).toHaveTextContent('+30.5%');
  expect(figure('今日净流入 ≈ USDT')).toHaveTextContent('-219,217.79');
  expect(figure('今日手续费收入 ≈ USDT')).toHaveTextContent(/USDT——$/);
});

test('what is not permitted is not asked for', async () => {
  const { todo, overview, trend, interest } = answerAll();
  signInAs([]);
  renderScreen(<HomeScreen />);
  await screen.findByText('待办审批，共 28 项');
  expect(screen.queryByRole('region', { name: '今日数据' })).toBeNull();
  expect([todo.count, overview.count, trend.count, interest.count]).toEqual([1, 0, 0, 0]);
});

test('only the trend that is permitted is asked for, after the rest can be read', async () => {
  const { overview, trend } = answerAll();
  signInAs([MEMBERS]);
  renderScreen(<HomeScreen />);
  expect(await screen.findByRole('figure', { name: '会员趋势' })).toBeInTheDocument();
  expect(screen.queryByRole('figure', { name: '资金趋势 ≈ USDT' })).toBeNull();
  expect([overview.count, trend.count]).toEqual([1, 1]);
});

test('what is traded has a row of figures; what is not known of it is a dash', async () => {
  answerAll();
  on('get', 'home/overview', () =>
    ok({
      rows: [
        {
          key: 'trading',
          figures: [
            { key: 'openInterest', value: '52000.456', before: '40000', money: true, spark: ['1', '2'] },
            { key: 'unrealizedPnl', value: '-812.4', before: null, money: true },
            { key: 'atRisk', value: '2', before: null, money: false },
            { key: 'deliveryNet', value: null, before: null, money: true },
          ],
        },
      ],
    }),
  );
  signInAs([POSITIONS]);
  renderScreen(<HomeScreen />);
  const trading = await screen.findByRole('region', { name: '交易' });
  const figure = (name: string) => within(trading).getByText(name).parentElement;
  expect(figure('未平仓价值（双边）≈ USDT')).toHaveTextContent('52,000.46▲ +30.0%');
  expect(figure('会员未实现盈亏 ≈ USDT')).toHaveTextContent(/USDT-812\.40—$/);
  expect(figure('风险仓位（≥ 80%）')).toHaveTextContent(/%）2—$/);
  expect(figure('今日交割平台净收入 ≈ USDT')).toHaveTextContent(/USDT——$/);
});

test('open interest stands by symbol, long against short, with what is between them', async () => {
  const { trend, interest } = answerAll();
  signInAs([POSITIONS]);
  renderScreen(<HomeScreen />);
  const table = await screen.findByRole('table', { name: '各合约未平仓价值（双边）≈ USDT' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['', '多', '空', '净额']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'BTCUSDT1,500.50500.00+1,000.50',
    'ETHUSDT0.00750.25-750.25',
  ]);
  const width = (name: string) => within(table).getByRole('cell', { name }).firstElementChild;
  expect(width('100%')).toHaveStyle({ width: '100%' });
  expect(width('33.3%')).toHaveStyle({ width: '33.3%' });
  expect([trend.count, interest.count]).toEqual([0, 1]);
});

test('a side that cannot be read is a dash, and so is what it would be a part of', async () => {
  answerAll();
  on('get', 'home/openInterest', () => ok([{ ...INTEREST[0], short: { x: 1 } }, INTEREST[1]]));
  signInAs([POSITIONS]);
  renderScreen(<HomeScreen />);
  const table = await screen.findByRole('table', { name: '各合约未平仓价值（双边）≈ USDT' });
  expect(within(table).getByRole('row', { name: /BTCUSDT/ })).toHaveTextContent('BTCUSDT1,500.50——');
  expect(within(table).getByRole('row', { name: /ETHUSDT/ })).toHaveTextContent('ETHUSDT0.00750.25-750.25');
});

test('the trend of trading needs the permission to list deals', async () => {
  const { interest } = answerAll();
  signInAs([DEALS]);
  renderScreen(<HomeScreen />);
  expect(await screen.findByRole('figure', { name: '交易趋势 ≈ USDT' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: '各合约未平仓价值（双边）≈ USDT' })).toBeNull();
  expect(interest.count).toBe(0);
});

test('a queue without a readable name keeps its count, and a trend with a gap is no trend', async () => {
  answerAll();
  on('get', 'home/todo', () => ok([{ ...TODO[0], kind: { x: 1 }, count: 7 }]));
  on('get', 'home/trend', () => {
    const { series, ...rest } = trendOf('money');
    return ok({ ...rest, series: series.map((line) => ({ ...line, values: 'many' })) });
  });
  signInAs([MONEY]);
  renderScreen(<HomeScreen />);
  const pending = await screen.findByRole('region', { name: '待办审批' });
  expect(await within(pending).findByText('无法读取')).toBeInTheDocument();
  expect(within(pending).getByText('7')).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('服务器响应格式错误');
  on('get', 'home/trend', () => ok(trendOf('money')));
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('figure', { name: '资金趋势 ≈ USDT' })).toBeInTheDocument();
});

test('a block that fails says so alone and can be asked again', async () => {
  answerAll();
  const failing = on('get', 'home/overview', () => new HttpResponse('x', { status: 503 }));
  signInAs([MONEY]);
  renderScreen(<HomeScreen />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('今日数据加载失败');
  expect(alert).toHaveTextContent('服务暂不可用，请稍后重试');
  expect(screen.getByText('待办审批，共 28 项')).toBeInTheDocument();
  expect(await screen.findByRole('figure', { name: '资金趋势 ≈ USDT' })).toBeInTheDocument();
  expect(failing.count).toBe(1);
  on('get', 'home/overview', () => ok(OVERVIEW));
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('1,284,003.23')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a trend reads as a table, and over another range', async () => {
  const ranges: (string | null)[] = [];
  answerAll();
  on('get', 'home/trend', ({ request }) => {
    ranges.push(new URL(request.url).searchParams.get('range'));
    return ok(trendOf('money'));
  });
  signInAs([MONEY]);
  renderScreen(<HomeScreen />);
  const figure = await screen.findByRole('figure', { name: '资金趋势 ≈ USDT' });
  await userEvent.click(within(figure).getByText('表格'));
  expect(
    within(figure).getByRole('row', { name: '2026-11-21 123,456,789,012,345,678.99' }),
  ).toBeInTheDocument();
  await userEvent.click(within(figure).getByText('近 90 天'));
  await waitFor(() => expect(ranges).toEqual(['30', '90']));
});

test('C70 a hidden home page asks nothing, and catches up when it is back', async () => {
  holdTime(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']);
  const { todo } = answerAll();
  signInAs([]);
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <HomeScreen />
    </Activity>
  );
  const { redraw } = renderScreen(page('visible'));
  await screen.findByText('待办审批，共 28 项');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(61_000);
  await waitFor(() => expect(todo.count).toBe(2));
  redraw(page('hidden'));
  await pass(600_000);
  expect(todo.count).toBe(2);
  redraw(page('visible'));
  await waitFor(() => expect(todo.count).toBe(3));
});

test('notices and hand-over notes stand below the rest while they are to be read or confirmed', async () => {
  answerAll();
  unread(2);
  const others = [
    { ...NOTICE, id: 2, title: '已确认', ackAt: '2026-11-21 09:00:00' },
    { ...NOTICE, id: 4, title: '早班交接', takenBy: '王芳' },
    { ...NOTICE, id: 3, title: '周末活动安排', noticeType: 2, needAck: 0 },
  ];
  on('get', 'notice/mine', () => ok([NOTICE, ...others]));
  signInAs([]);
  setMenu({ 'personal/index': '/me' });
  renderScreen(<HomeScreen />);
  const mine = await screen.findByRole('region', { name: '待我阅读的通知' });
  const rows = (await within(mine).findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual([
    '待确认交接何静 夜班交接何静 发布于 2026-11-21 08:00:00请回复会员接手',
    '未读周末活动安排何静 发布于 2026-11-21 08:00:00',
  ]);
  expect(within(mine).getByRole('link', { name: '何静 夜班交接' })).toHaveAttribute(
    'href',
    '/me?tab=notices',
  );
});

test('without a notice to be read nothing is asked or drawn about them', async () => {
  answerAll();
  const asked = on('get', 'notice/mine', () => ok([NOTICE]));
  signInAs([]);
  renderScreen(<HomeScreen />);
  await screen.findByText('待办审批，共 28 项');
  expect(screen.queryByRole('region', { name: '待我阅读的通知' })).toBeNull();
  expect(asked.count).toBe(0);
});

test('forms that were begun and not sent are named with their time, and lead back to their screens', async () => {
  vi.setSystemTime(new Date('2026-11-21T14:02:00+08:00'));
  on('get', 'home/todo', () => ok([]));
  signInAs([]);
  bindNavigation({ go, current: () => '/finance/adjust?status[]=1' });
  keepDraft('adjust add ', { amount: '5' }, '新增资产调整');
  vi.setSystemTime(new Date('2026-11-21T15:00:00+08:00'));
  renderScreen(<HomeScreen />);
  const drafts =
    (await screen.findByRole('heading', { name: '未提交的草稿' })).parentElement ?? document.body;
  expect(within(drafts).getByText('新增资产调整，14:02')).toBeVisible();
  fireEvent.click(within(drafts).getByRole('link', { name: '继续填写「新增资产调整」' }));
  expect(go.mock.lastCall?.[0]).toBe('/finance/adjust');
  dropDraft('adjust add ');
});

test('without a draft home says nothing of drafts, whoever else has one at this browser', async () => {
  on('get', 'home/todo', () => ok([]));
  signInAs([], { userName: 'somebody' });
  keepDraft('adjust add ', { amount: '5' }, '新增资产调整');
  signInAs([], { userName: 'another' });
  renderScreen(<HomeScreen />);
  await waitFor(() => expect(screen.queryByRole('region', { name: '待办审批' })).toBeNull());
  expect(screen.queryByText(/新增资产调整/)).toBeNull();
});
