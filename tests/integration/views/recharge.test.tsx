import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { channel } from '@/contract/finance/channel';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { blankOf, readShape } from '@/contract/field/read';
import { ledger } from '@/contract/member/ledger';
import type { RowOf, WireBodyOf, WireDetailOf, WireSummaryOf } from '@/contract/resource';
import { bindNavigation } from '@/services/navigation';
import type { Translate } from '@/i18n';
import RechargeScreen from '@/views/finance/recharge/index';
import { links, reject } from '@/views/finance/recharge/rechargeActions';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

type Detail = WireDetailOf<typeof recharge>;
type Review = WireBodyOf<typeof recharge.calls.review>;

const key: Translate = (name) => name;

const VIEWER = { name: 'admin', can: () => true };

/** A voucher of 40,000 USDT. */
const row = (given: Partial<Detail> = {}): Detail => ({
  id: 1,
  version: 1,
  orderNo: 'R2026112000000001',
  memberId: 1,
  uid: '10010001',
  account: 'm1***@example.com',
  nickname: '',
  memberType: 1,
  level: 0,
  inviterUid: '',
  tags: [],
  source: 2,
  channelId: 9,
  channelCode: 'bank_cny',
  channelName: '人民币银行转账',
  coin: 'USDT',
  chain: '',
  walletCode: '',
  amount: '40000',
  creditAmount: null,
  proposedCredit: null,
  daySum: null,
  secondAbove: null,
  fee: '0',
  usdtValue: '40000',
  creditUsdt: null,
  fiatCurrency: '',
  fiatAmount: null,
  rate: null,
  accountType: 1,
  fromAddress: '',
  toAddress: '',
  memo: '',
  txHash: '',
  confirmations: 0,
  requiredConfirmations: 0,
  voucherImgs: [],
  proof: null,
  payerName: '',
  manualReason: '',
  riskFlags: [],
  rejectCode: '',
  status: 1,
  creditedAt: null,
  claimBy: '',
  thread: [],
  claimUntil: null,
  reviewerName: '',
  reviewedAt: null,
  reviewRemark: '',
  firstReviewer: '',
  explorerTx: '',
  waitMinutes: null,
  waitUrgency: null,
  doublesCount: null,
  bulkObstacle: null,
  explorerAddress: '',
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
  createdBy: '',
  updatedBy: '',
  remark: '',
  history: [],
  ledger: [],
  doubles: [],
  ...given,
});

/** The row as the list has read it. */
const read = (one: Detail): RowOf<typeof recharge> =>
  readShape<(typeof recharge)['row']>(recharge.row, one) ?? blankOf(recharge.row);

const SUMMARY: WireSummaryOf<typeof recharge> = {
  byStatus: { 1: { count: 2, usdtValue: '41000.5' }, 2: { count: 0, usdtValue: '0' } },
  byCoin: [],
  todayUsdt: '0',
  yesterdayUsdt: '0',
  averageReviewMinutes: null,
  total: { count: 2, usdtValue: '41000.5' },
  notCounted: 0,
};

/** What the screen sends as verdicts, while it shows these rows. */
function stage(rows: Detail[]): Review[] {
  const sent: Review[] = [];
  on('post', 'cwManage/chargeLogList', () => ok({ list: rows, total: rows.length, currentPage: 1 }));
  on('post', 'cwManage/chargeLogSummary', () => ok(SUMMARY));
  on('get', 'memberRechargeLog/get', () => ok(rows[0]));
  on('post', 'cwManage/chargeLogReview', async ({ request }) => {
    const review = (await request.json()) as Review;
    sent.push(review);
    return ok({ success: review.ids ?? [review.id], failed: [] });
  });
  renderScreen(<RechargeScreen />);
  return sent;
}

beforeEach(() => {
  signInAs();
  const reasons = [
    { key: 'notReceived', value: '未收到款项', isDefault: 1 },
    { key: 'other', value: '其他', isDefault: 0 },
  ];
  on('get', 'dict/data/getDictData', ({ request }) => {
    const rejects = request.url.includes('biz_recharge_reject');
    return ok({ info: { name: '', remark: '' }, values: rejects ? reasons : [] });
  });
  on('get', 'common/options', () => ok({}));
  on('post', 'review/claim', () => ok({ claimBy: 'admin', claimUntil: '2099-01-01 00:00:00' }));
  on('post', 'review/release', () => ok(null));
});

const dialogOf = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen
      .queryAllByRole('dialog')
      .find((dialog) => dialog.querySelector('.ant-modal-title')?.textContent === title);
    if (!found) throw new Error(`no dialog ${title}`);
    return found;
  });

const press = (within_: HTMLElement, name: string): void => {
  const [button] = within(within_).getAllByRole('button', { name });
  if (button) fireEvent.click(button);
};

/** Opens the desk for the first row, and the dialog that approves. */
async function askApproval(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: '审核' }));
  const foot = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ant-drawer-footer');
    if (!found) throw new Error('no desk');
    return found;
  });
  await waitFor(() => expect(within(foot).getByRole('button', { name: /^通过/ })).toBeEnabled());
  fireEvent.click(within(foot).getByRole('button', { name: /^通过/ }));
  return dialogOf('通过');
}

test('what an approval says it credits follows the figure that is typed', async () => {
  const sent = stage([row()]);
  const dialog = await askApproval();
  await waitFor(() => expect(dialog).toHaveTextContent('入账 40,000 USDT'));
  fireEvent.change(within(dialog).getByLabelText('入账数量'), { target: { value: '39990.5' } });
  await waitFor(() => expect(dialog).toHaveTextContent('入账 39,990.5 USDT'));
  fireEvent.change(within(dialog).getByLabelText('审核意见'), { target: { value: '银行扣费' } });
  press(dialog, '通过');
  expect((await within(dialog).findAllByText(/至少 5 个字/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a second reviewer reads and sends the figure that the first one has corrected', async () => {
  const sent = stage([row({ firstReviewer: 'finance02', proposedCredit: '39990' })]);
  const dialog = await askApproval();
  await waitFor(() => expect(dialog).toHaveTextContent('入账 39,990 USDT'));
  expect(within(dialog).getByLabelText('入账数量')).toHaveValue('39990');
  fireEvent.change(within(dialog).getByLabelText('审核意见'), { target: { value: '银行扣费已核' } });
  press(dialog, '通过');
  await waitFor(() => expect(sent).toMatchObject([{ id: '1', result: 'approve', creditAmount: '39990' }]));
});

test('the same request within 24 hours is named before one is approved', async () => {
  const other = {
    no: 'R2026112000000009',
    status: 1,
    createdBy: 'finance01',
    createdAt: '2026-11-20 11:00:00',
  };
  stage([row({ doublesCount: 1, doubles: [other] })]);
  const dialog = await askApproval();
  expect(dialog).toHaveTextContent('注意：24 小时内另有 1 笔相同的请求（R2026112000000009）');
});

test('before several are approved, those with another one like them are named', async () => {
  stage([row({ doublesCount: 1 }), row({ id: 2, orderNo: 'R2', doublesCount: 0 })]);
  for (const orderNo of [row().orderNo, 'R2'])
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`${orderNo}$`) }));
  fireEvent.click(screen.getByRole('button', { name: '批量通过' }));
  const [, warning = document.body] = within(await dialogOf('批量通过')).getAllByRole('alert');
  expect(warning).toHaveTextContent('其中 1 笔在 24 小时内另有相同的请求');
  expect(
    within(warning)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([row().orderNo]);
});

test('several are rejected for one reason, flagged ones and those on hold too', async () => {
  const rows = [row({ riskFlags: ['R02'] }), row({ id: 2, version: 3, status: 5, orderNo: 'R2' })];
  const sent = stage(rows);
  for (const { orderNo } of rows)
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`${orderNo}$`) }));
  fireEvent.click(screen.getByRole('button', { name: '批量驳回' }));
  const dialog = await dialogOf('批量驳回');
  expect(dialog).toHaveTextContent('以同一原因驳回选中的 2 笔充值');
  fireEvent.mouseDown(await within(dialog).findByLabelText('驳回原因'));
  fireEvent.click(await screen.findByTitle('其他'));
  press(dialog, '批量驳回');
  expect((await within(dialog).findAllByText('此项必填')).length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText('审核意见'), { target: { value: '会员撤回申请' } });
  press(dialog, '批量驳回');
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        ids: ['1', '2'],
        result: 'reject',
        rejectCode: 'other',
        remark: '会员撤回申请',
        versions: { 1: 1, 2: 3 },
      },
    ]),
  );
});

test.each([
  ['pending ones and ones on hold', [row(), row({ id: 2, status: 5 })], null],
  ['a credited one', [row({ status: 2 })], 'recharge.openOnly'],
  ['fifty-one', Array.from({ length: 51 }, (_, id) => row({ id })), 'crud.tooMany'],
])('several are rejected at once: %s', (_, rows, obstacle) => {
  expect(reject.disabledReason?.(rows.map(read), key, VIEWER)).toBe(obstacle);
});

test('a recharge leads to its address, its channel and its ledger lines', async () => {
  const gone: string[] = [];
  bindNavigation({ current: () => '/', go: async (to) => void gone.push(to) });
  const chain = row({ source: 1, channelCode: '', toAddress: 'rX', memo: '77', status: 2 });
  setMenu({
    [rechargeAddress.view]: '/finance/rechargeAddress',
    [channel.view]: '/finance/channel',
    [ledger.view]: '/member/assetLog',
  });
  for (const link of links) {
    for (const one of [row(), chain].map(read)) {
      if (link.visible?.(one, VIEWER)) await link.perform(one, {} as Parameters<typeof link.perform>[1]);
    }
  }
  expect(gone).toEqual([
    '/finance/rechargeAddress?address=rX&memo=77',
    '/finance/channel?channelCode=bank_cny',
    '/member/assetLog?refNo=R2026112000000001',
  ]);
});

test('a recharge leads nowhere that is not in the menu', () => {
  setMenu({});
  expect(links.map(({ visible }) => visible?.(read(row({ status: 2 })), VIEWER))).toEqual([
    false,
    false,
    false,
  ]);
});

test('what is worth how much stands by state; states without orders are left out', async () => {
  stage([row()]);
  expect(await screen.findByTitle('2 条')).toHaveTextContent('41,000.50');
  expect(screen.queryByTitle('0 条')).toBeNull();
});

test('bars beyond the sixth share one, parts add up to the whole, and whom the figures leave out is said', async () => {
  stage([row()]);
  const coin = (name: string, usdtValue: string) => ({
    coin: name,
    count: 2,
    amount: '1',
    creditAmount: '1',
    usdtValue,
  });
  const values = ['900.004', '100.004', '50.004', '40.004', '30.004', '20.004', '10.004', '5.004'];
  on('post', 'cwManage/chargeLogSummary', () =>
    ok({
      ...SUMMARY,
      byCoin: values.map((value, place) => coin(`C${place}`, value)),
      total: { count: 16, usdtValue: '1155.032' },
      notCounted: 3,
    }),
  );
  await screen.findByText('≈ 1,155.03');
  fireEvent.click(screen.getByRole('button', { name: '统计' }));
  const bars = within(screen.getByRole('table', { name: '按币种' })).getAllByRole('row');
  expect(bars.map((bar) => [...bar.children].map(({ textContent }) => textContent))).toEqual([
    ['C0', '', '≈ 900.01', '2 条'],
    ['C1', '', '≈ 100.01', '2 条'],
    ['C2', '', '≈ 50.00', '2 条'],
    ['C3', '', '≈ 40.00', '2 条'],
    ['C4', '', '≈ 30.00', '2 条'],
    ['其他', '', '≈ 35.01', '6 条'],
  ]);
  const note = screen.getByText('不含模拟与做市账户（3 条）');
  expect(note.title).toContain('今日自平台时间（UTC+8）零点起');
});
