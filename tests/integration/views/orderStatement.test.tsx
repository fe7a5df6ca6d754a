import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Statement } from '@/domain/trading/Statement';
import { isEven, statementOf } from '@/domain/trading/statement';
import { OrderTree } from '@/domain/trading/OrderTree';
import { renderScreen, signInAs } from '../render';
import { deal, line, orderOf, wireOrder } from './order';

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('the net profit is realised profit less fees and funding, and deals and ledger add up to it', () => {
  signInAs();
  renderScreen(<Statement order={orderOf(wireOrder())} />);
  const table = screen.getByRole('table', { name: '净盈亏明细' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['USDT', '订单', '成交与资金费合计', '资产流水合计', '核对'],
    ['已实现盈亏', '-150.5', '-150.5', '-150.5', '一致'],
    ['开仓手续费', '-4.5', '-4.5', '-4.5', '一致'],
    ['平仓手续费', '-4.42475', '-4.42475', '-4.42475', '一致'],
    ['资金费（收 +，付 −）', '-1.25', '-1.25', '-1.25', '一致'],
    ['净盈亏', '-160.67475', '-160.67475', '-160.67475', '一致'],
  ]);
});

test('each line unfolds into what it is made of', async () => {
  signInAs();
  renderScreen(<Statement order={orderOf(wireOrder())} />);
  await userEvent.click(screen.getByRole('button', { name: '平仓手续费' }));
  const deals = screen.getByRole('region', { name: '平仓手续费 · 成交' });
  expect(within(deals).getAllByRole('listitem')).toHaveLength(2);
  expect(deals).toHaveTextContent('4,450 × 0.05%-2.225');
  expect(screen.getByRole('region', { name: '平仓手续费 · 资产流水' })).toHaveTextContent(
    'L2026112200000004',
  );
  await userEvent.click(screen.getByRole('button', { name: '资金费（收 +，付 −）' }));
  expect(screen.getByRole('region', { name: '资金费（收 +，付 −） · 资金费结算' })).toHaveTextContent(
    '0.1 × 89,500 × 0.01%-1.25',
  );
  await userEvent.click(screen.getByRole('button', { name: '平仓手续费' }));
  expect(screen.queryByRole('region', { name: '平仓手续费 · 成交' })).toBeNull();
});

test.each([
  ['a deal is missing', { deals: wireOrder().deals.slice(0, 2) }, ['已实现盈亏', '平仓手续费', '净盈亏']],
  ['a booking is missing', { ledger: wireOrder().ledger.slice(0, 6) }, ['已实现盈亏', '净盈亏']],
  [
    'a fee was booked twice',
    { ledger: [...wireOrder().ledger, line(8, 301, '-4.5')] },
    ['开仓手续费', '净盈亏'],
  ],
  ['the order states another net', { netPnl: '-160.67' }, ['净盈亏']],
])('when %s, the lines that differ say so', (_, differs, names) => {
  signInAs();
  renderScreen(<Statement order={orderOf(wireOrder(differs))} />);
  const differing = screen
    .getAllByRole('row')
    .filter(({ lastElementChild }) => lastElementChild?.textContent === '不一致')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
  expect(differing).toEqual(names);
});

test('an amount that could not be read is even with nothing', () => {
  const broken = orderOf(wireOrder({ deals: [deal(1, { fee: 'n/a' })] }));
  const { lines, net } = statementOf(broken);
  expect(lines.filter(isEven).map(({ item }) => item)).toEqual(['fundingFee']);
  expect(isEven(net)).toBe(false);
});

test('without its deals or its ledger there is no statement', () => {
  signInAs();
  renderScreen(<Statement order={orderOf({ ...wireOrder(), ledger: 'none' })} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body).toHaveTextContent('无法读取');
});

test('the tree has each deal below its entrust, and those of no entrust at its end', () => {
  signInAs();
  const stray = deal(4, { entrustNo: 'CE2026112200000009' });
  const { deals } = wireOrder();
  const entrust = {
    id: 1,
    version: 1,
    entrustNo: 'CE2026112200000001',
    orderNo: 'CO2026112200000001',
    symbol: 'BTCUSDT',
    base: 'BTC',
    marginCoin: 'USDT',
    action: 1,
    type: 2 as const,
    tif: 'IOC',
    price: null,
    triggerPrice: null,
    triggerBy: null,
    qty: '0.1',
    filledQty: '0.1',
    avgPrice: '90000',
    leverage: 50,
    marginMode: 1,
    frozenMargin: '0',
    fee: '4.5',
    reduceOnly: 0 as const,
    createType: 1 as const,
    clientType: 1,
    status: 3 as const,
    cancelReason: '',
    forceReason: '',
    forceNote: '',
    createdAt: '2026-11-22 10:00:00',
    updatedAt: '2026-11-22 10:00:00',
  };
  renderScreen(<OrderTree order={orderOf(wireOrder({ entrusts: [entrust], deals: [...deals, stray] }))} />);
  const [, placed, loose] = screen.getAllByRole('rowgroup');
  expect(placed).toHaveTextContent('市价');
  expect(within(placed ?? document.body).getAllByRole('row')).toHaveLength(4);
  expect(loose).toHaveTextContent(stray.dealNo);
  expect(rowOf('2026-11-22 10:00:04').getAllByRole('cell').length).toBeGreaterThan(0);
});
