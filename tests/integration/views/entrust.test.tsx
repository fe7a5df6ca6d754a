import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractEntrust, EntrustType } from '@/contract/trading/entrust';
import type { WireRowOf } from '@/contract/resource';
import { wayOut } from '@/crud/action/wayOut';
import { translate } from '@/i18n';
import EntrustScreen from '@/views/contract/entrust/index';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';
import { pageOf, wire } from '../wire';

configure({ defaultHidden: true });

beforeEach(() => {
  signInAs();
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('get', 'contractEntrust/summary', () => ok(wire(contractEntrust.summary)));
});

const stage = (type: WireRowOf<typeof contractEntrust>['type']) => {
  const row = wire(contractEntrust.row, {
    id: 5,
    entrustNo: 'CE2026112200000005',
    uid: '10010012',
    symbol: 'BTCUSDT',
    base: 'BTC',
    marginCoin: 'USDT',
    qty: '1',
    filledQty: '0',
    frozenMargin: '0',
    createType: 1,
    status: 0,
    type,
  });
  on('get', 'contractEntrust/list', () => ok(pageOf(row)));
  renderScreen(<EntrustScreen />);
};

test.each([
  [EntrustType.stopLoss, '仓位将失去止损。'],
  [EntrustType.takeProfit, '仓位将失去止盈。'],
])('cancelling an entrust of type %i says what the position loses', async (type, lost) => {
  stage(type);
  fireEvent.click(await screen.findByRole('button', { name: '撤单' }));
  expect(await within(await screen.findByRole('dialog')).findByText(lost)).toBeInTheDocument();
});

test('cancelling another entrust says nothing of protection', async () => {
  stage(EntrustType.limit);
  fireEvent.click(await screen.findByRole('button', { name: '撤单' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/仓位将失去/)).toBeNull();
});

test('where the verb is Cancel, the way out is another word', () => {
  const english = (key: string): string => ({ 'crud.cancel': 'Cancel', 'crud.back': 'Back' })[key] ?? key;
  expect(wayOut('Cancel entrust', english)).toBe('Back');
  expect(wayOut('Approve', english)).toBe('Cancel');
  expect(wayOut('撤单', translate)).toBe('取消');
});
