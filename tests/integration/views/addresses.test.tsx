import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AddressHolder, RechargeAddress } from '@/api/addressTypes';
import { ApiError } from '@/api/failure';
import type { RowAction } from '@/crud/action/action';
import { useToasts } from '@/ui/toast/toast';
import { bulkActions, rowActions } from '@/views/finance/rechargeAddress/rechargeAddressActions';
import { CollectCell } from '@/views/finance/rechargeAddress/rechargeAddressCells';
import { RechargeAddressStatistics } from '@/views/finance/rechargeAddress/RechargeAddressStatistics';
import { rowActions as outActions } from '@/views/finance/withdrawAddress/withdrawAddressActions';
import { SharedCell } from '@/views/finance/withdrawAddress/SharedCell';
import type { Translate } from '@/i18n';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const key: Translate = (name) => name;

type Told = Pick<RechargeAddress, 'allocType' | 'status' | 'chainBalance' | 'collectNo'>;

const row = (given: Partial<Told>): RechargeAddress =>
  ({ allocType: 1, status: 1, chainBalance: '0', collectNo: '', ...given }) as RechargeAddress;

const offered = (one: RechargeAddress) =>
  rowActions.filter(({ visible }) => visible?.(one) ?? true).map(({ name }) => name);

test.each([
  ['an assigned one', {}, ['qr', 'records', 'disable']],
  ['one with a balance', { chainBalance: '0.000000000000000001' }, ['qr', 'records', 'collect', 'disable']],
  ['one being collected', { chainBalance: '5', collectNo: 'CT1' }, ['qr', 'records', 'disable']],
  ['an idle one that is off', { allocType: 2, status: 0 }, ['qr', 'records', 'enable']],
  ['a retired one', { allocType: 3, status: 0 }, ['qr', 'records']],
] as const)('%s offers what its state allows', (_, given, names) => {
  expect(offered(row(given))).toEqual(names);
});

test('several are collected only when all of them have something', () => {
  const [collect] = bulkActions;
  expect(collect?.disabledReason?.([row({ chainBalance: '1' })], key)).toBeNull();
  expect(collect?.disabledReason?.([row({ chainBalance: '1' }), row({})], key)).toBe(
    'rechargeAddress.nothingToCollect',
  );
  const many = Array.from({ length: 51 }, () => row({ chainBalance: '1' }));
  expect(collect?.disabledReason?.(many, key)).toBe('crud.tooMany');
});

test.each([
  ['a recharge address', rowActions],
  ['a withdraw address', outActions],
] as const)('%s that cannot be switched on says why', async (_, actions: readonly RowAction<never>[]) => {
  const error = new ApiError({ kind: 'rejected', code: 40900, msg: '数据已被他人修改', data: null });
  const context = { t: key, confirm: async () => true, run: async () => ({ kind: 'failed', error }) };
  const enable = actions.find(({ name }) => name === 'enable');
  await enable?.perform(row({ status: 0 }) as never, context as never);
  expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['数据已被他人修改']);
});

test('every action of a withdraw address but reading names what it needs', () => {
  const needs = Object.fromEntries(outActions.map(({ name, permission }) => [name, permission]));
  expect(needs).toMatchObject({
    blacklist: 'api/v2/sitebkd/memberWithdrawAddress/blacklist',
    unblacklist: 'api/v2/sitebkd/memberWithdrawAddress/unblacklist',
    disable: 'api/v2/sitebkd/memberWithdrawAddress/setStatus',
    records: 'api/v2/sitebkd/cwManage/withdrawLogList',
  });
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
        toCollect: { count: 1, usdtValue: '0.001' },
      }}
    />,
  );
  expect(screen.getByText('BTC-BTC').closest('dd')?.dataset['low']).toBe('true');
  expect(screen.getByText('USDT-TRC20').closest('dd')?.dataset['low']).toBe('false');
  expect(screen.getByText(/<0.01/)).toBeTruthy();
});

test('a collection under way is said, with its number', () => {
  renderScreen(<CollectCell row={{ toCollect: false, collectNo: 'CT2026112000000101' }} />);
  expect(screen.getByTitle('CT2026112000000101')).toBeTruthy();
});

test('the members of a shared address are asked for on demand, and not before', async () => {
  signInAs();
  const holder: AddressHolder = {
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
  renderScreen(<SharedCell row={{ address: 'Tx', memo: '', sharedMembers: 2 }} />);
  expect(asked.count).toBe(0);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('10010002')).toBeTruthy();
  expect(asked.count).toBe(1);
});
