import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { AddressAllocation } from '@/contract/finance/rechargeAddressFlow';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { WithdrawAddressStatus } from '@/contract/finance/withdrawAddressFlow';
import type { addressHolder } from '@/contract/finance/withdrawAddress';
import { recharge } from '@/contract/finance/recharge';
import { withdraw } from '@/contract/finance/withdraw';
import { idOf } from '@/contract/field/brands';
import type { Shape, WireShape } from '@/contract/field/field';
import { blankOf } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import type { ScreenAction, ScreenContext, Viewer } from '@/crud/action/screenAction';
import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { useToasts } from '@/ui/toast/toast';
import { CollectCell } from '@/views/finance/rechargeAddress/index';
import { bulkActions, rowActions } from '@/views/finance/rechargeAddress/rechargeAddressActions';
import { RechargeAddressStatistics } from '@/views/finance/rechargeAddress/RechargeAddressStatistics';
import { SharedCell } from '@/views/finance/withdrawAddress/SharedCell';
import { actions as outActions } from '@/views/finance/withdrawAddress/withdrawAddressActions';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on, refuse } from '../server';

const key: Translate = (name) => name;

const MENU = { [recharge.view]: '/finance/recharge', [withdraw.view]: '/finance/withdraw' };

const viewer: Viewer = { name: 'admin', can: () => true };

/** A record in which everything can be read. */
function readableOf<S extends Shape>(shape: S): Readable<S> {
  const { unreadable: _, ...record } = blankOf(shape);
  return record as Readable<S>;
}

function decimal(text: string) {
  if (!isDecimal(text)) throw new Error(`${text} is no amount`);
  return text;
}

const ID = idOf(7) ?? undefined;

type Row = RowOf<typeof rechargeAddress>;

const { assigned, idle, retired } = AddressAllocation;

const row = (given: Partial<Row> = {}): Row => ({
  ...readableOf(rechargeAddress.row),
  ...(ID && { id: ID }),
  version: 1,
  allocType: assigned,
  status: 1,
  chainBalance: decimal('0'),
  collectNo: '',
  ...given,
});

const offered = (one: Row) =>
  rowActions.filter(({ visible }) => visible?.(one, viewer) ?? true).map(({ name }) => name);

test.each([
  ['an assigned one', {}, ['qr', 'recharge', 'disable']],
  [
    'one with a balance',
    { chainBalance: decimal('0.000000000000000001') },
    ['qr', 'recharge', 'collect', 'disable'],
  ],
  ['one being collected', { chainBalance: decimal('5'), collectNo: 'CT1' }, ['qr', 'recharge', 'disable']],
  ['an idle one that is off', { allocType: idle, status: 0 }, ['qr', 'recharge', 'enable']],
  ['a retired one', { allocType: retired, status: 0 }, ['qr', 'recharge']],
] as const)('%s offers what its state allows', (_, given, names) => {
  setMenu(MENU);
  expect(offered(row(given))).toEqual(names);
});

test('several are collected only when all of them have something', () => {
  const [collect] = bulkActions;
  const full = row({ chainBalance: decimal('1') });
  expect(collect?.disabledReason?.([full], key, viewer)).toBeNull();
  expect(collect?.disabledReason?.([full, row()], key, viewer)).toBe('rechargeAddress.nothingToCollect');
  const many = Array.from({ length: 51 }, () => full);
  expect(collect?.disabledReason?.(many, key, viewer)).toBe('crud.tooMany');
});

const context: ScreenContext = {
  client: new QueryClient(),
  t: key,
  viewer,
  show: () => undefined,
  confirm: async () => true,
  openDetail: () => undefined,
  exportCsv: () => undefined,
  onWritten: () => undefined,
};

async function enable<Subject>(
  actions: readonly ScreenAction<Subject>[],
  subject: Subject,
): Promise<string[]> {
  signInAs();
  await actions.find(({ name }) => name === 'enable')?.perform(subject, context);
  return useToasts.getState().list.map(({ text }) => text);
}

test('a recharge address that cannot be switched on says why', async () => {
  const asked = on('put', 'memberRechargeAddress/setStatus', () => refuse(40900, '数据已被他人修改'));
  expect(await enable(rowActions, row({ allocType: idle, status: 0 }))).toEqual(['数据已被他人修改']);
  expect(asked.count).toBe(1);
});

test('a withdraw address is switched on in the version that was seen, and one that cannot be says why', async () => {
  const bodies: unknown[] = [];
  on('put', 'memberWithdrawAddress/setStatus', async ({ request }) => {
    bodies.push(await request.json());
    return refuse(40900, '数据已被他人修改');
  });
  const one = { ...readableOf(withdrawAddress.row), ...(ID && { id: ID }), version: 3 };
  expect(await enable(outActions, { ...one, status: WithdrawAddressStatus.disabled })).toEqual([
    '数据已被他人修改',
  ]);
  expect(bodies).toEqual([{ id: '7', version: 3, status: WithdrawAddressStatus.active }]);
});

test('every write of a withdraw address names what it needs; its withdraws are a matter of the menu', () => {
  const needs = Object.fromEntries(outActions.map(({ name, permission }) => [name, permission]));
  expect(needs).toMatchObject({
    blacklist: 'api/v2/sitebkd/memberWithdrawAddress/blacklist',
    unblacklist: 'api/v2/sitebkd/memberWithdrawAddress/unblacklist',
    disable: 'api/v2/sitebkd/memberWithdrawAddress/setStatus',
    withdraw: null,
  });
  const records = outActions.find(({ name }) => name === 'withdraw');
  const one = readableOf(withdrawAddress.row);
  expect(records?.visible?.(one, viewer)).toBe(false);
  setMenu(MENU);
  expect(records?.visible?.(one, viewer)).toBe(true);
});

test('few idle addresses are marked, a small worth is not called nothing', () => {
  renderScreen(
    <RechargeAddressStatistics
      figures={{
        byAlloc: {},
        idle: [
          { walletCode: 'BTC-BTC', count: 5, low: true },
          { walletCode: 'USDT-TRC20', count: 24, low: false },
        ],
        toCollect: { count: 1, usdtValue: decimal('0.001') },
      }}
    />,
  );
  expect(screen.getByText('BTC-BTC').closest('dd')?.dataset['low']).toBe('true');
  expect(screen.getByText('USDT-TRC20').closest('dd')?.dataset['low']).toBe('false');
  expect(screen.getByText(/<0.01/)).toBeTruthy();
});

test('a collection under way is said, with its number', () => {
  renderScreen(<CollectCell address={{ toCollect: false, collectNo: 'CT2026112000000101' }} />);
  expect(screen.getByTitle('CT2026112000000101')).toBeTruthy();
});

test('the members of a shared address are asked for on demand, and not before', async () => {
  signInAs();
  const holder: WireShape<typeof addressHolder> = {
    id: 7,
    memberId: 2,
    uid: '10010002',
    account: 'm2***@example.com',
    nickname: '',
    memberType: 1,
    level: 0,
    inviterUid: '',
    tags: [],
    label: 'Ledger',
    walletCode: 'USDT-TRC20',
    coin: 'USDT',
    status: 2,
    useCount: 1,
    totalAmount: '179',
    lastUsedAt: null,
    createdAt: '2026-11-20 12:00:00',
  };
  const asked = on('get', 'memberWithdrawAddress/members', () => ok([holder]));
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  renderScreen(<SharedCell place={{ address: 'Tx', memo: '', sharedMembers: 2 }} />);
  expect(asked.count).toBe(0);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('10010002')).toBeTruthy();
  expect(asked.count).toBe(1);
});
