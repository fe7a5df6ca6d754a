import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractSymbol } from '@/contract/trading/symbol';
import { TradeState } from '@/contract/trading/symbolFlow';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import SymbolScreen from '@/views/contract/symbol/index';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';
import { pageOf, wire } from '../wire';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

type Row = WireRowOf<typeof contractSymbol>;

const row = (given: Partial<Row> = {}): Row =>
  wire(contractSymbol.row, {
    id: 5,
    version: 2,
    symbol: 'BTCUSDT',
    name: { zh: '比特币永续', en: 'Bitcoin perpetual', tw: '比特幣永續' },
    base: 'BTC',
    quote: 'USDT',
    marginCoin: 'USDT',
    priceTick: '0.1',
    qtyStep: '0.001',
    minQty: '0.001',
    maxQty: '10',
    maxPosition: '100',
    leverages: [1, 10, 50],
    defaultLeverage: 10,
    riskTiers: [
      { maxNotional: '50000', maxLeverage: 125, mmr: '0.4' },
      { maxNotional: '250000', maxLeverage: 100, mmr: '0.5' },
    ],
    takerFee: '0.05',
    makerFee: '0.02',
    fundingInterval: 8,
    fundingCap: '0.3',
    indexSources: ['nova', 'orbit', 'polar'],
    tradeState: TradeState.trading,
    markPrice: '92000.5',
    openPositions: 4,
    status: 1,
    changeBy: '',
    pendingChange: null,
    ...given,
  });

const SOURCES: WireDetailOf<typeof contractSymbol>['sources'] = [
  { source: 'nova', price: '92000.1', at: '2026-11-20 12:00:00', deviation: '-0.0004', isUsed: true },
  { source: 'orbit', price: '95000', at: '2026-11-20 12:00:00', deviation: '3.26', isUsed: false },
  { source: 'polar', price: null, at: null, deviation: null, isUsed: false },
];

let now: Row;

beforeEach(() => {
  now = row();
  signInAs();
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('get', 'contractSymbol/list', () => ok(pageOf(now)));
  on('get', 'contractSymbol/get', () => ok({ ...now, sources: SOURCES, history: [] }));
  on('get', 'contractPosition/symbolCloses', () => ok([]));
});

async function openEditor(): Promise<HTMLElement> {
  renderScreen(<SymbolScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  return screen.findByRole('dialog');
}

const type = (form: HTMLElement, label: string | RegExp, value: string): void =>
  void fireEvent.change(within(form).getByLabelText(label), { target: { value } });

test('a tier that breaks the order says so in its own line, and is not sent', async () => {
  const sent = on('put', 'contractSymbol/edit', () => ok({}));
  const form = await openEditor();
  type(form, '第 2 档 名义价值上限', '40000');
  expect(await within(form).findByText('名义价值上限须大于上一档')).toBeVisible();
  type(form, '第 2 档 名义价值上限', '250000');
  type(form, '第 2 档 最高杠杆', '125');
  expect(await within(form).findByText('杠杆须低于上一档')).toBeVisible();
  type(form, '第 2 档 最高杠杆', '100');
  type(form, '第 2 档 维持保证金率 %', '0.4');
  expect(await within(form).findByText('维持保证金率须高于上一档')).toBeVisible();
  type(form, '第 2 档 维持保证金率 %', '1.2');
  expect(await within(form).findByText(/^100× 的维持保证金率须低于 0\.8%/)).toBeVisible();
  fireEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText(/^第 2 档：100× 的维持保证金率/)).toBeVisible();
  expect(sent.count).toBe(0);
});

test('fees outside their bounds and sizes beside the step are refused at the field', async () => {
  const form = await openEditor();
  type(form, /挂单费率/, '-0.06');
  type(form, /最小下单/, '0.0015');
  fireEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText(/-0\.05.*1/)).toBeVisible();
  expect(await within(form).findByText('须是步长 0.001 的整数倍')).toBeVisible();
});

test('a cap for the interval, and known sources, are checked at their fields', async () => {
  const form = await openEditor();
  type(form, /资金费率上限/, '1.5');
  fireEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText(/每 8 小时一次时最高 1%/)).toBeVisible();
});

test('new tiers take the password, and are saved once their effect has been seen', async () => {
  let asked: unknown;
  let sent: unknown;
  on('post', 'contractSymbol/effect', async ({ request }) => {
    asked = await request.json();
    return ok({
      waits: true,
      consequences: [
        { label: '立即被强平的仓位', before: '0', after: '2', bad: true },
        { label: '10010012 · CP1 · 多', before: '62.04%', after: '102.2%', bad: true },
      ],
    });
  });
  on('put', 'contractSymbol/edit', async ({ request }) => {
    sent = await request.json();
    return ok({ version: 3, waits: true });
  });
  const form = await openEditor();
  expect(within(form).queryByLabelText(/登录密码/)).toBeNull();
  type(form, '第 1 档 维持保证金率 %', '0.3');
  type(form, /登录密码/, 'Demo1234');
  fireEvent.click(within(form).getByRole('button', { name: '保存' }));
  const table = await screen.findByRole('table', { name: '变更影响' });
  expect(table).toHaveTextContent(/10010012 · CP1 · 多62\.04%102\.2%/);
  expect(sent).toBeUndefined();
  expect(asked).toMatchObject({
    id: '5',
    riskTiers: [{ maxNotional: '50000', maxLeverage: 125, mmr: '0.3' }, {}],
  });
  const question = table.closest<HTMLElement>('[role="dialog"]');
  if (!question) throw new Error('nothing asks');
  fireEvent.click(within(question).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toMatchObject({ id: '5', version: 2, operPassword: 'Demo1234' }));
});

test('the drawer says what each source quotes, and which are left out of the index', async () => {
  renderScreen(<SymbolScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '详情' }));
  const table = await screen.findByRole('table', { name: '指数来源' });
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/92,000\.1-0\.0004%12:00:00计入指数$/),
    expect.stringMatching(/95,000\+3\.26%12:00:00偏离超过 1%，未计入$/),
    expect.stringMatching(/———中断，未计入$/),
  ]);
});

test('another name is saved without a password and without a dry run', async () => {
  let sent: unknown;
  on('put', 'contractSymbol/edit', async ({ request }) => {
    sent = await request.json();
    return ok({ version: 3 });
  });
  const form = await openEditor();
  type(form, /备注/, '测试');
  fireEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ remark: '测试', leverages: [1, 10, 50], makerFee: '0.02' }),
  );
  expect(sent).not.toHaveProperty('operPassword');
});

/** What only reads, whatever the state. */
const READING = ['合约持仓', '操作记录'];

test.each([
  [TradeState.trading, ['仅平仓']],
  [TradeState.closeOnly, ['暂停交易', '恢复交易', '下架', '按合约全部平仓']],
  [TradeState.suspended, ['仅平仓', '按合约全部平仓']],
  [TradeState.delisted, []],
])('from state %i only its neighbours are offered', async (tradeState, offered) => {
  now = row({ tradeState });
  renderScreen(<SymbolScreen />);
  await screen.findByText('BTCUSDT');
  const more = screen.queryByRole('button', { name: '更多' });
  if (more) fireEvent.click(more);
  await waitFor(() => {
    const names = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names.filter((name) => !READING.includes(name ?? ''))).toEqual(offered);
  });
});

test('delisting is not possible while something is open', async () => {
  now = row({ tradeState: TradeState.closeOnly, openPositions: 1 });
  renderScreen(<SymbolScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  expect(await screen.findByRole('menuitem', { name: /下架/ })).toHaveAttribute('aria-disabled', 'true');
});

test('each amount is typed with its unit behind it, those of the record’s own coins too', async () => {
  const form = await openEditor();
  const unitOf = (label: string | RegExp) => within(form).getByLabelText(label).parentElement?.textContent;
  expect(['最小变动价', '数量步长', '最大下单'].map(unitOf)).toEqual(['USDT', 'BTC', 'BTC']);
  expect(unitOf(/^吃单费率/)).toBe('%');
});
