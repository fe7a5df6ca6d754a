import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { walletCode } from '@/contract/finance/walletCode';
import type { WireRowOf } from '@/contract/resource';
import { useConfirms } from '@/stores/confirm';
import WalletCodeScreen from '@/views/finance/walletCode/index';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

const SITE = 'api/v2/sitebkd/walletCode/';

const row = (given: Partial<WireRowOf<typeof walletCode>> = {}): WireRowOf<typeof walletCode> => ({
  id: 14,
  version: 3,
  protocol: 'POLYGON',
  walletCode: 'MATIC-POLYGON',
  chain: 'MATIC',
  mainCoinType: 966,
  chainDecimals: 18,
  ledgerDecimals: 18,
  coin: 'MATIC',
  coinName: 'Polygon',
  icon: '',
  contractAddress: '',
  showDecimals: 2,
  rechargeOn: 0,
  withdrawOn: 0,
  minRecharge: '1',
  confirmations: 128,
  feeType: 1,
  fee: '0.5',
  minWithdraw: '5',
  maxWithdraw: '1000000',
  dailyWithdraw: '5000000',
  memoRequired: 0,
  addressRegex: '^0x[0-9a-fA-F]{40}$',
  explorerTx: '',
  explorerAddress: '',
  hotBalance: '0',
  coldBalance: '0',
  hotAlert: '0',
  collectThreshold: '5',
  balanceAt: '2026-11-20 12:00:00',
  priceUsdt: '0.45',
  hasFeed: 0,
  openWithdraws: 0,
  pendingChange: null,
  thread: [],
  changeBy: '',
  changeAt: null,
  changeUntil: null,
  sort: 140,
  status: 0,
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
  createdBy: 'admin',
  updatedBy: 'admin',
  remark: '',
  ...given,
});

function stage(verbs: string[], given: Partial<WireRowOf<typeof walletCode>>): void {
  signInAs([`${SITE}list`, ...verbs.map((verb) => SITE + verb)]);
  on('get', 'walletCode/list', () => ok({ list: [row(given)], total: 1, currentPage: 1 }));
  on('get', 'walletCode/get', () => ok({ ...row(given), history: [] }));
  on('get', 'walletCode/summary', () => ok({ coverage: [], coverageAlert: '101', low: [] }));
  renderScreen(<WalletCodeScreen />);
}

beforeEach(() => {
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('post', 'walletCode/effect', () =>
    ok({ waits: true, consequences: [{ label: '折合', before: '45', after: '60', bad: true }] }),
  );
});

const waits = { pendingChange: { priceUsdt: '0.6' }, changeBy: 'finance01', changeAt: '2026-11-20 12:00:00' };

test('another operator sees both prices and confirms the new one', async () => {
  let sent: unknown;
  on('put', 'walletCode/confirmChange', async ({ request }) => {
    sent = await request.json();
    return ok({ version: 4 });
  });
  stage(['confirmChange'], waits);
  fireEvent.click(await screen.findByRole('button', { name: '确认生效' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('finance01');
  expect(dialog).toHaveTextContent(/0\.45.*0\.6/);
  fireEvent.change(await within(dialog).findByLabelText(/密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '确认生效' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ id: '14', version: 3, result: 'approve', operPassword: 'Demo1234' }),
  );
});

test('a new price takes the own password, anything else does not', async () => {
  let sent: unknown;
  on('put', 'walletCode/edit', async ({ request }) => {
    sent = await request.json();
    return ok({ version: 4 });
  });
  stage(['edit'], {});
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const editor = await screen.findByRole('dialog');
  const price = await within(editor).findByLabelText(/参考价/);
  expect(within(editor).queryByLabelText(/密码/)).toBeNull();
  fireEvent.change(price, { target: { value: '0.6' } });
  fireEvent.change(await within(editor).findByLabelText(/密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(editor).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(useConfirms.getState().list).toHaveLength(1));
  expect(sent).toBeUndefined();
  useConfirms.getState().list[0]?.answer(true);
  await waitFor(() => expect(sent).toMatchObject({ priceUsdt: '0.6', operPassword: 'Demo1234' }));
});

test('without a price that waits nothing is there to be confirmed', async () => {
  stage(['confirmChange'], {});
  await screen.findByText('MATIC-POLYGON');
  expect(screen.queryByRole('button', { name: '确认生效' })).toBeNull();
});

test('a fixed fee is typed in the coin, a proportional one in percent', async () => {
  stage(['edit'], { feeType: 2 });
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const editor = await screen.findByRole('dialog');
  const unitOf = (label: RegExp) => within(editor).getByLabelText(label).parentElement?.textContent;
  expect([unitOf(/^提现手续费/), unitOf(/^最小提现/)]).toEqual(['%', 'MATIC']);
});
