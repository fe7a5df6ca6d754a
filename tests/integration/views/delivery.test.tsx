import { createHash } from 'node:crypto';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { deliveryCycle } from '@/contract/delivery/cycle';
import { deliveryOrder } from '@/contract/delivery/order';
import { sealedText } from '@/contract/delivery/seal';
import { readShape } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { toPlatform } from '@/lib/dates';
import OrderScreen from '@/views/delivery/order/index';
import CycleScreen from '@/views/delivery/cycle/index';
import { useSecond } from '@/views/delivery/order/second';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

const SITE = 'api/v2/sitebkd/';

type Order = WireRowOf<typeof deliveryOrder>;

const order = (given: Partial<Order> = {}): Order => ({
  id: 900,
  memberId: 12,
  uid: '10010012',
  account: 'm1***@example.com',
  nickname: '',
  memberType: 1,
  level: 0,
  inviterUid: '',
  tags: [],
  orderNo: 'DO2026112000000900',
  contractId: '2',
  cycleId: '7',
  contractCode: 'ETHUSDT-UD',
  cycleName: { zh: '60 秒', en: '', tw: '' },
  symbol: 'ETHUSDT',
  coin: 'USDT',
  direction: 1,
  stake: '100',
  fee: '0.1',
  odds: '0.75',
  openPrice: '3150.2',
  closePrice: null,
  openAt: '2026-11-20 12:00:00',
  expireAt: '2026-11-20 12:01:00',
  settledAt: null,
  result: 0,
  payout: null,
  pnl: null,
  status: 3,
  voidBy: '',
  voidAt: null,
  voidReason: '',
  voidReviewer: '',
  voidWaits: 0,
  ...given,
});

const FIGURES = {
  byStatus: {},
  stakeUsdt: '0',
  feeUsdt: '0',
  payoutUsdt: '0',
  netUsdt: '0',
  winRate: null,
  breakEven: null,
  cycles: [],
  off: [],
  expiring: [],
  voids: [],
  notCounted: 0,
};

beforeEach(() => {
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('get', 'deliveryOrder/summary', () => ok(FIGURES));
});

function stage(verbs: string[], given: Partial<Order>): { count: number } {
  signInAs([`${SITE}deliveryOrder/list`, ...verbs.map((verb) => `${SITE}deliveryOrder/${verb}`)]);
  const asked = on('get', 'deliveryOrder/list', () => ok({ list: [order(given)], total: 1, currentPage: 1 }));
  renderScreen(<OrderScreen />);
  return asked;
}

test('a void is asked for with the whole cycle, after what it gives back was shown', async () => {
  let sent: unknown;
  on('post', 'deliveryOrder/void', async ({ request }) => {
    sent = await request.json();
    return ok({ orders: 3 });
  });
  on('get', 'deliveryOrder/voidForecast', () =>
    ok({
      orders: 3,
      running: 1,
      unclear: 2,
      locked: 1,
      members: 2,
      coin: 'USDT',
      stake: '170.5',
      fee: '0.1705',
      refund: '170.6705',
    }),
  );
  stage(['void'], {});
  fireEvent.click(await screen.findByRole('button', { name: '作废未结算订单' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('作废未结算订单 · ETHUSDT-UD · 60 秒')).toBeInTheDocument();
  expect(within(dialog).getByText(/新订单不受影响，如需停止请先停用周期/)).toBeInTheDocument();
  expect(await within(dialog).findByText('170.6705 USDT')).toBeInTheDocument();
  expect(within(dialog).getByText(/其中 1 个处于锁定期/)).toBeInTheDocument();
  fireEvent.change(within(dialog).getByLabelText(/原因/), { target: { value: '行情源中断' } });
  fireEvent.change(within(dialog).getByLabelText(/密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '作废未结算订单' }));
  const told = { cycleId: '7', reason: '行情源中断', operPassword: 'Demo1234' };
  await waitFor(() => expect(sent).toEqual({ ...told, requestId: expect.stringMatching(/^[\w-]{16,}$/) }));
});

test('what was settled or voided cannot be voided', async () => {
  stage(['void', 'voidReview'], { status: 2, closePrice: '3151', payout: '175', pnl: '74.9' });
  await screen.findByText('DO2026112000000900');
  expect(screen.queryByRole('button', { name: '作废未结算订单' })).toBeNull();
  expect(screen.queryByRole('button', { name: '复核通过作废' })).toBeNull();
});

describe('the details of a settled order', () => {
  const settled: WireDetailOf<typeof deliveryOrder> = {
    ...order({ status: 2, result: 1, closePrice: '3151', payout: '175', pnl: '74.9' }),
    settledAt: '2026-11-20 12:01:00',
    priceEvidence: {
      quotes: ['3150.8', '3151', '3151.4'].map((price, place) => ({
        source: `source ${place}`,
        price,
        at: '2026-11-20 12:00:59',
      })),
      median: '3151',
      at: '2026-11-20 12:01:00',
    },
    seal: '',
    ledger: [],
    history: [],
  };
  const read = readShape(shapeOf(deliveryOrder, 'detail'), settled);
  if (!read) throw new Error('the order is no record');
  const seal = createHash('sha256').update(sealedText(read)).digest('hex');

  async function opened(answer: object) {
    stage(['get'], settled);
    on('get', 'deliveryOrder/get', () => ok({ ...settled, ...answer }));
    fireEvent.click(await screen.findByRole('button', { name: '详情' }));
    await screen.findByRole('table', { name: '价格依据' });
  }

  test('say that it is as it was sealed', async () => {
    await opened({ seal });
    expect(await screen.findByText(/^与结算时的封印一致/)).toBeInTheDocument();
    expect(screen.queryByText(/封印不符/)).toBeNull();
  });

  test.each([
    ['a price of a source', { priceEvidence: { ...settled.priceEvidence, median: '3150' } }],
    ['the payout', { payout: '176' }],
    ['the odds', { odds: '0.76' }],
    ['the seal', { seal: '' }],
  ])('say so where %s was changed afterwards', async (_, change) => {
    await opened({ seal, ...change });
    expect(await screen.findByText(/^与结算时的封印不符/)).toBeInTheDocument();
    expect(screen.queryByText(/封印一致/)).toBeNull();
  });
});

test('a running order counts down, and the list is read again once it should be settled', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const expireAt = toPlatform(new Date(Date.now() + 5000));
    const asked = stage([], { status: 1, expireAt });
    expect(await screen.findByText(/^00:0[3-5]$/)).toBeInTheDocument();
    const before = asked.count;
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText('结算中…')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(asked.count).toBeGreaterThan(before));
    // Still without a price: it may be unclear by now.
    const once = asked.count;
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    await waitFor(() => expect(asked.count).toBeGreaterThan(once));
  } finally {
    vi.useRealTimers();
  }
});

function Clock() {
  return <output>{useSecond()}</output>;
}

test('nothing is counted down on a hidden tag, or while the page is hidden', async () => {
  vi.useFakeTimers();
  try {
    const clock = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Clock />
      </Activity>
    );
    const { redraw } = renderScreen(clock('visible'));
    expect(vi.getTimerCount()).toBe(1);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(vi.getTimerCount()).toBe(0);
    state.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(vi.getTimerCount()).toBe(1);
    redraw(clock('hidden'));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

const cycle: WireRowOf<typeof deliveryCycle> = {
  id: 1,
  version: 4,
  cycleName: { zh: '60 秒', en: '', tw: '' },
  contractCode: 'BTCUSDT-UD',
  contractId: '1',
  cycleValue: 60,
  cycleUnit: 's',
  settleCoin: 'USDT',
  seconds: 60,
  oddsUp: '0.75',
  oddsDown: '0.75',
  oddsUpLately: [],
  oddsDownLately: [],
  breakEvenUp: '57.2',
  breakEvenDown: '57.2',
  edgeUp: '12.6',
  edgeDown: '12.6',
  pendingChange: null,
  thread: [],
  changeBy: '',
  changeAt: null,
  changeUntil: null,
  minStake: '10',
  maxStake: '2000',
  feeRate: '0.1',
  lockSeconds: 10,
  isDefault: 1,
  decidedCount: 100,
  winRate: '30',
  breakEven: '57.14',
  isOff: 1,
  sort: 10,
  status: 1,
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
  createdBy: 'admin',
  updatedBy: 'admin',
  remark: '',
};

function openCycle(given: Partial<typeof cycle> = {}): { sent: unknown; asked: unknown } {
  const seen: { sent: unknown; asked: unknown } = { sent: undefined, asked: undefined };
  const row = { ...cycle, ...given };
  const paths = ['list', 'edit', 'add', 'confirmChange'];
  signInAs(paths.map((verb) => `${SITE}deliveryCycle/${verb}`));
  on('get', 'deliveryCycle/list', () => ok({ list: [row], total: 1, currentPage: 1 }));
  on('get', 'deliveryCycle/get', () => ok({ ...row, history: [] }));
  on('post', 'deliveryCycle/effect', async ({ request }) => {
    seen.asked = await request.json();
    return ok({
      waits: true,
      consequences: [{ label: '看涨：平台优势', before: '12.6%', after: '-49.4%', bad: true }],
    });
  });
  on('put', 'deliveryCycle/edit', async ({ request }) => {
    seen.sent = await request.json();
    return ok({ version: 5, waits: true });
  });
  renderScreen(<CycleScreen />);
  return seen;
}

test.each([
  ['0.9', '保本胜率 52.68%，平台优势 5.1%'],
  ['0.59', '保本胜率 62.96%，平台优势 20.6%'],
  ['1', '保本胜率 50.05%，平台优势 0.1%'],
  ['1.01', '保本胜率 49.8%，低于公平胜率 50%：平台长期亏损（平台优势 -0.4%'],
])('odds of %s say: %s', async (odds, said) => {
  openCycle();
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const editor = await screen.findByRole('dialog');
  fireEvent.change(await within(editor).findByLabelText(/看涨赔率/), { target: { value: odds } });
  expect(await within(editor).findByText(new RegExp(said))).toBeInTheDocument();
});

test('other odds take the password; what they would do is asked about, and the button saves', async () => {
  const seen = openCycle();
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const editor = await screen.findByRole('dialog');
  fireEvent.change(await within(editor).findByLabelText(/看涨赔率/), { target: { value: '1.99' } });
  fireEvent.change(await within(editor).findByLabelText(/登录密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(editor).getByRole('button', { name: '保存' }));
  const table = await screen.findByRole('table', { name: '变更影响' });
  expect(seen).toEqual({ sent: undefined, asked: { id: '1', oddsUp: '1.99' } });
  const question = table.closest<HTMLElement>('[role="dialog"]');
  if (!question) throw new Error('nothing asks');
  expect(within(question).queryByRole('button', { name: '编辑' })).toBeNull();
  fireEvent.click(within(question).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(seen.sent).toMatchObject({ id: '1', version: 4, oddsUp: '1.99' }));
});

test('the only default of a contract cannot be switched off', async () => {
  const seen = openCycle();
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const editor = await screen.findByRole('dialog');
  fireEvent.click(await within(editor).findByRole('switch', { name: /默认/ }));
  fireEvent.click(within(editor).getByRole('button', { name: '保存' }));
  expect(await within(editor).findByText(/请先把另一个周期设为默认/)).toBeVisible();
  expect(seen.sent).toBeUndefined();
});
