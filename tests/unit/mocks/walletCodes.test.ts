import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { Page } from '@/api/types';
import { walletCode } from '@/contract/finance/walletCode';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { bench, bodyFrom, requestId, signedIn } from './operator';
import type { Operator } from './operator';

type WalletCode = WireRowOf<typeof walletCode>;
type WalletCodeDetail = WireDetailOf<typeof walletCode>;
type WalletCodeSummary = WireSummaryOf<typeof walletCode>;

const place = bench();
const admin = await signedIn(place, 'admin');

/** What the form of an edit sends. */
const edited = (row: object) => bodyFrom(walletCode.calls.edit, row);

const terms = {
  coinName: 'Arbitrum',
  icon: '',
  showDecimals: 4,
  minRecharge: '1',
  confirmations: 12,
  minWithdraw: '2',
  maxWithdraw: '1000',
  dailyWithdraw: '5000',
  feeType: 1,
  fee: '0.5',
  memoRequired: 0,
  addressRegex: '^0x[0-9a-fA-F]{40}$',
  explorerTx: 'https://explorer.example.com/tx/{hash}',
  explorerAddress: '',
  hotAlert: '10',
  collectThreshold: '5',
  priceUsdt: '0.8',
  sort: 100,
  remark: '',
};

const draft = {
  ...terms,
  walletCode: 'ARB-ERC20',
  coin: 'ARB',
  chain: 'ETH',
  protocol: 'ERC20',
  mainCoinType: 60,
  contractAddress: '',
  chainDecimals: 18,
  ledgerDecimals: 18,
};

const decide = (who: Operator, code: string, result: string, reason = '价格来源不可靠') =>
  who.ask('PUT', 'walletCode/confirmChange', {
    id: current(code)?.id,
    version: current(code)?.version,
    result,
    reason,
    operPassword: DEMO_PASSWORD,
  });

const current = (code: string) => place.db.walletCodes.find(({ walletCode }) => walletCode === code);

test.each([
  ['a code that is not coin and protocol', { walletCode: 'ARB-OTHER' }, 40000, 'walletCode'],
  [
    'a code in small letters',
    { walletCode: 'arb-erc20', coin: 'arb', protocol: 'erc20' },
    40000,
    'walletCode',
  ],
  [
    'a code that exists',
    { walletCode: 'USDT-TRC20', coin: 'USDT', protocol: 'TRC20', ledgerDecimals: 6 },
    40905,
    '',
  ],
  ['a chain nobody knows', { chain: 'MOON' }, 40000, 'chain'],
  [
    'other ledger decimals than the coin has',
    { walletCode: 'USDT-X1', coin: 'USDT', protocol: 'X1', ledgerDecimals: 8 },
    40000,
    'ledgerDecimals',
  ],
  ['more ledger than chain decimals', { chainDecimals: 6 }, 40000, 'ledgerDecimals'],
  ['a pattern that does not compile', { addressRegex: '^[a-$' }, 40000, 'addressRegex'],
  ['a pattern that is not anchored', { addressRegex: '0x[0-9a-f]+' }, 40000, 'addressRegex'],
  [
    'an explorer without a place for the hash',
    { explorerTx: 'https://explorer.example.com/' },
    40000,
    'explorerTx',
  ],
  ['an explorer that is no https page', { explorerTx: 'javascript:{hash}' }, 40000, 'explorerTx'],
  ['501 confirmations', { confirmations: 501 }, 40000, 'confirmations'],
  ['a minimum the fee eats up', { minWithdraw: '0.5' }, 40000, 'minWithdraw'],
  ['a minimum above the maximum', { minWithdraw: '1001' }, 40000, 'maxWithdraw'],
  ['a maximum above the day', { dailyWithdraw: '999' }, 40000, 'dailyWithdraw'],
  ['21 percent', { feeType: 2, fee: '21' }, 40000, 'fee'],
  ['money as a number', { fee: 0.5 }, 40000, 'fee'],
])('a new wallet code with %s is refused', async (_, change, code, field) => {
  const count = place.db.walletCodes.length;
  const answer = await admin.ask<{ fields?: Record<string, string> }>('POST', 'walletCode/add', {
    ...draft,
    ...change,
  });
  expect(answer.code).toBe(code);
  if (field) expect(Object.keys(answer.data.fields ?? {})).toEqual([field]);
  expect(place.db.walletCodes).toHaveLength(count);
});

test('a new wallet code begins switched off, and can be deleted while nothing refers to it', async () => {
  const { data } = await admin.ask<{ id: number }>('POST', 'walletCode/add', draft);
  expect(current('ARB-ERC20')).toMatchObject({ status: 0, rechargeOn: 0, withdrawOn: 0, hotBalance: '0' });
  expect((await admin.ask('DELETE', 'walletCode/delete', { ids: [data.id] })).code).toBe(0);
  expect(current('ARB-ERC20')).toBeUndefined();
  const next = await admin.ask<{ id: number }>('POST', 'walletCode/add', draft);
  expect(next.data.id).toBeGreaterThan(data.id);
  const { history } = (await admin.ask<WalletCodeDetail>('GET', `walletCode/get?id=${next.data.id}`)).data;
  expect(history.map(({ result }) => result)).toEqual(['add']);
  expect((await admin.ask('DELETE', 'walletCode/delete', { ids: [next.data.id] })).code).toBe(0);
  expect((await admin.ask('DELETE', 'walletCode/delete', { ids: [1] })).code).toBe(40906);
});

test('the last wallet code of a coin stays while anybody deals in the coin', async () => {
  const { data } = await admin.ask<{ id: number }>('POST', 'walletCode/add', draft);
  const entry = {
    memberId: 30,
    accountType: 1,
    coin: draft.coin,
    amount: '1',
    manualReason: 'missed',
    remark: '漏单补入核实',
    attachments: [],
    operPassword: DEMO_PASSWORD,
    requestId: requestId(),
  };
  const made = await admin.ask<{ id: number }>('POST', 'cwManage/chargeLogAdd', entry);
  expect(made.code).toBe(0);
  expect((await admin.ask('DELETE', 'walletCode/delete', { ids: [data.id] })).code).toBe(40906);
  // As if it had never been: the other tests look at these tables too.
  place.db.recharges.delete(made.data.id);
  expect((await admin.ask('DELETE', 'walletCode/delete', { ids: [data.id] })).code).toBe(0);
});

test('an edit keeps to its version, leaves a price of the market alone, and its difference is in the history', async () => {
  const row = current('SOL-SOL');
  const typed = {
    ...terms,
    confirmations: row?.confirmations,
    showDecimals: 4,
    operPassword: DEMO_PASSWORD,
    id: row?.id,
    version: row?.version,
  };
  const refused = await admin.ask<{ fields: object }>('PUT', 'walletCode/edit', typed);
  expect(refused.data.fields).toHaveProperty('priceUsdt');
  const body = { ...typed, priceUsdt: undefined };
  expect((await admin.ask('PUT', 'walletCode/edit', body)).code).toBe(0);
  expect((await admin.ask('PUT', 'walletCode/edit', body)).code).toBe(40900);
  const { data } = await admin.ask<WalletCodeDetail>('GET', `walletCode/get?id=${row?.id}`);
  expect(data.fee).toBe('0.5');
  expect(data.history.at(-1)).toMatchObject({ result: 'edit', operatorName: 'admin' });
  expect(data.history.at(-1)?.diff).toContainEqual({ field: 'fee', before: '0.01', after: '0.5' });
});

test('nobody enters what USDT is worth, or that a coin is worth nothing', async () => {
  for (const [code, priceUsdt] of [
    ['USDT-TRC20', '0.0001'],
    ['USDC-ERC20', '0.9'],
    ['MATIC-POLYGON', '0'],
  ] as const) {
    const row = current(code);
    const answer = await admin.ask<{ fields: object }>(
      'PUT',
      'walletCode/edit',
      edited({ ...row, priceUsdt }),
    );
    expect(answer.code).toBe(40000);
    expect(answer.data.fields).toHaveProperty('priceUsdt');
  }
  const free = await admin.ask('POST', 'walletCode/add', { ...draft, priceUsdt: '0' });
  expect(free.code).toBe(40000);
});

test('a coin has one price on all its chains, whoever knows which', async () => {
  const matic = current('MATIC-POLYGON');
  const made = { ...draft, walletCode: 'MATIC-ERC20', coin: 'MATIC', ledgerDecimals: 18, priceUsdt: '999' };
  const { data } = await admin.ask<{ id: number }>('POST', 'walletCode/add', made);
  expect(current('MATIC-ERC20')?.priceUsdt).toBe('0.45');
  const asked = edited({ ...matic, priceUsdt: '0.46', operPassword: DEMO_PASSWORD });
  expect((await admin.ask('PUT', 'walletCode/edit', asked)).code).toBe(0);
  expect(current('MATIC-ERC20')).toMatchObject({ priceUsdt: '0.45', version: 1 });
  const finance = await signedIn(place, 'finance01');
  expect((await decide(finance, 'MATIC-POLYGON', 'approve')).code).toBe(0);
  expect(current('MATIC-ERC20')).toMatchObject({ priceUsdt: '0.46', version: 2 });
  for (const id of [matic?.id, data.id]) {
    const { history } = (await admin.ask<WalletCodeDetail>('GET', `walletCode/get?id=${id}`)).data;
    expect(history.at(-1)?.diff).toContainEqual({ field: 'priceUsdt', before: '0.45', after: '0.46' });
  }
  expect((await admin.ask('DELETE', 'walletCode/delete', { ids: [data.id] })).code).toBe(0);
});

test('what a coin is worth is changed by two people', async () => {
  const code = 'MATIC-POLYGON';
  const finance = await signedIn(place, 'finance01');
  const risk = await signedIn(place, 'risk001');
  const before = current(code)?.priceUsdt;
  const ask = (priceUsdt: string, more: object = { operPassword: DEMO_PASSWORD }, who = finance) =>
    who.ask<{ fields?: object } | null>(
      'PUT',
      'walletCode/edit',
      edited({ ...current(code), priceUsdt, ...more }),
    );
  const unsigned = await ask('9', {});
  expect(unsigned.code).toBe(40000);
  expect(unsigned.data?.fields).toHaveProperty('operPassword');
  expect((await ask('9', { operPassword: 'wrong' })).code).toBe(40301);
  expect((await ask('9.0')).code).toBe(0);
  const { data } = await finance.ask<WalletCodeDetail>('GET', `walletCode/get?id=${current(code)?.id}`);
  expect(data).toMatchObject({ priceUsdt: before, pendingChange: { priceUsdt: '9' }, changeBy: 'finance01' });
  expect((await ask('8', undefined, admin)).code).toBe(40904);
  expect((await decide(finance, code, 'approve')).code).toBe(40903);
  expect((await decide(risk, code, 'reject', '')).code).toBe(40001);
  expect((await decide(risk, code, 'reject')).code).toBe(0);
  expect(current(code)).toMatchObject({ priceUsdt: before, pendingChange: null, changeBy: '' });
  expect((await decide(risk, code, 'approve')).code).toBe(40904);
  expect((await ask('9')).code).toBe(0);
  expect((await decide(risk, code, 'approve')).code).toBe(0);
  expect(current(code)).toMatchObject({ priceUsdt: '9', pendingChange: null });
  const { history } = (await admin.ask<WalletCodeDetail>('GET', `walletCode/get?id=${current(code)?.id}`))
    .data;
  expect(history.at(-1)?.diff).toEqual([
    { field: 'changeBy', before: 'finance01', after: '' },
    { field: 'priceUsdt', before, after: '9' },
  ]);
});

test('members are told about the switches, so those want a reason', async () => {
  const risk = await signedIn(place, 'risk001');
  const row = current('BTC-BTC');
  const body = { id: row?.id, version: row?.version, on: 0, reason: '链上拥堵,暂停提现' };
  expect((await risk.ask('PUT', 'walletCode/setRecharge', body)).code).toBe(40300);
  expect((await risk.ask('PUT', 'walletCode/setWithdraw', { ...body, reason: '' })).code).toBe(40001);
  expect((await risk.ask('PUT', 'walletCode/setWithdraw', body)).code).toBe(0);
  expect(current('BTC-BTC')?.withdrawOn).toBe(0);
  const again = { ...body, version: current('BTC-BTC')?.version };
  expect((await risk.ask('PUT', 'walletCode/setWithdraw', again)).code).toBe(40904);
  expect(place.db.operLogs.findLast(({ status }) => status === 1)).toMatchObject({
    operName: 'risk001',
    reason: body.reason,
  });
});

test('the order is the operators’ own', async () => {
  const ids = place.db.walletCodes.map(({ id }) => id).toReversed();
  const versions = Object.fromEntries(place.db.walletCodes.map(({ id, version }) => [id, version]));
  expect((await admin.ask('PUT', 'walletCode/sort', { ids, versions })).code).toBe(0);
  const { data } = await admin.ask<Page<WalletCode>>('GET', 'walletCode/list?pageSize=50');
  expect(data.list.map(({ id }) => id)).toEqual(ids);
});

test('the figures say what is low and how far the wallets reach', async () => {
  const { data } = await admin.ask<WalletCodeSummary>('GET', 'walletCode/summary');
  expect(data.low).toContain('USDT-BEP20');
  expect(data.coverage.find(({ coin }) => coin === 'USDT')?.percent).toMatch(/^\d+(\.\d)?$/);
});

test.each([
  ['finance01', 'PUT walletCode/setWithdraw', true],
  ['finance01', 'POST walletCode/add', false],
  ['risk001', 'PUT walletCode/edit', false],
  ['auditor01', 'PUT walletCode/refresh', false],
  ['service01', 'GET walletCode/list', false],
])('%s and %s: %s', async (name, call, may) => {
  const who = await signedIn(place, name);
  const [method = '', path = ''] = call.split(' ');
  const { code } = await who.ask(method as 'GET', path, method === 'GET' ? undefined : {});
  expect(code !== 40300).toBe(may);
});
