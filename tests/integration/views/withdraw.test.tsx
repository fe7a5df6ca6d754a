import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blankOf, readShape } from '@/contract/field/read';
import { withdraw } from '@/contract/finance/withdraw';
import type { DetailOf, RowOf, SummaryOf, WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { ledger } from '@/contract/member/ledger';
import type { ScreenAction } from '@/crud/action/screenAction';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import type { Translate } from '@/i18n';
import { approveMany, blacklist } from '@/views/finance/withdraw/withdrawActions';
import { WithdrawStatistics } from '@/views/finance/withdraw/WithdrawStatistics';
import { MemberSummary } from '@/views/finance/withdraw/MemberSummary';
import { payMany, payOne, recordResult, sendBack } from '@/views/finance/withdraw/payActions';
import { ScoreCell, StatusCell, TargetCell } from '@/views/finance/withdraw/cells';
import { OwnApproval, hasStopNotice, StopNotice } from '@/views/finance/withdraw/warnings';
import { PayoutFacts } from '@/views/finance/withdraw/PayoutFacts';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

type Row = RowOf<typeof withdraw>;

const key: Translate = (name) => name;

const VIEWER = { name: 'admin', can: () => true };

const wire = (given: Partial<WireRowOf<typeof withdraw>> = {}): WireRowOf<typeof withdraw> => ({
  id: 1,
  version: 1,
  orderNo: 'W2026112000000001',
  memberId: 1,
  uid: '10010001',
  account: 'm1***@example.com',
  nickname: '',
  memberType: 1,
  level: 0,
  inviterUid: '',
  tags: [],
  coin: 'USDT',
  chain: 'TRX',
  walletCode: 'USDT-TRC20',
  amount: '100.000000000000000001',
  fee: '1',
  netAmount: '99.000000000000000001',
  usdtValue: '100',
  toAddress: `T${'1'.repeat(33)}`,
  memo: '',
  addressId: null,
  addressAgeHours: 100,
  addressUseCount: 3,
  sharedMembers: 1,
  isInternal: 0,
  riskScore: 0,
  riskFlags: [],
  status: 1,
  holdCause: null,
  blockedBy: [],
  batchNo: '',
  firstReviewer: '',
  secondReviewer: '',
  payMode: null,
  paidBy: '',
  txHash: '',
  confirmations: 0,
  requiredConfirmations: 20,
  ip: '192.0.2.1',
  device: '',
  rejectCode: '',
  failReason: '',
  completedAt: null,
  reviewedAt: null,
  reviewRemark: '',
  waitMinutes: 3,
  waitUrgency: 'fresh',
  bulkObstacle: null,
  needsTail: false,
  needsFinal: false,
  riskGrade: 1,
  isNewAddress: 0,
  memoRequired: false,
  override: null,
  proposal: null,
  waitsForSecond: 0,
  proposedBy: '',
  proposedAt: null,
  claimBy: '',
  thread: [],
  claimUntil: null,
  explorerTx: '',
  explorerAddress: '',
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
  createdBy: '',
  updatedBy: '',
  remark: '',
  ...given,
});

/** A row as the list has read it. */
const row = (given: object = {}): Row =>
  readShape<(typeof withdraw)['row']>(withdraw.row, { ...wire(), ...given }) ?? blankOf(withdraw.row);

beforeEach(() => {
  on('post', 'cwManage/withdrawLogSummary', () => ok(SUMMARY));
  on('get', 'dict/data/getDictData', () => ok({ info: {}, values: [] }));
  on('get', 'memberWithdrawLog/payable', () => ok([]));
});

test.each([
  ['small ones of low risk in one coin', [row(), row({ id: 2 })], null],
  ['an approved one', [row({ bulkObstacle: 'state' })], 'withdraw.pendingOnly'],
  ['one in second review among others', [row(), row({ bulkObstacle: 'state' })], 'withdraw.pendingOnly'],
  ['two coins', [row(), row({ coin: 'BTC' })], 'withdraw.oneCoin'],
  ['a risk, as the server says', [row({ bulkObstacle: 'risk' })], 'withdraw.lowRiskOnly'],
  ['a large one, as the server says', [row({ bulkObstacle: 'amount' })], 'withdraw.lowRiskOnly'],
  ['an obstacle that cannot be read', [row({ bulkObstacle: 7 })], 'withdraw.lowRiskOnly'],
  ['any score without an obstacle', [row({ riskScore: 99 })], null],
  ['twenty-one', Array.from({ length: 21 }, (_, id) => row({ id })), 'crud.tooMany'],
])('several are approved at once: %s', (_, rows, obstacle) => {
  expect(approveMany.disabledReason?.(rows, key, VIEWER)).toBe(obstacle);
});

test('nothing of a demo member is approved, paid or overridden, and nothing that a check bars is paid', () => {
  const demo = row({ memberType: 2 });
  expect(approveMany.disabledReason?.([demo], key, VIEWER)).toBe('withdraw.demoNoPay');
  const due = row({ memberType: 2, status: 3, blockedBy: ['W16'] });
  expect(payOne.disabledReason?.(due, key, VIEWER)).toBe('withdraw.demoNoPay');
  expect(payMany.disabledReason?.([row({ status: 3 }), due], key, VIEWER)).toBe('withdraw.demoNoPay');
  const barred = row({ status: 3, blockedBy: ['W02'] });
  expect(payOne.disabledReason?.(barred, key, VIEWER)).toBe('withdraw.barredPay');
  expect(payMany.disabledReason?.([barred], key, VIEWER)).toBe('withdraw.barredPay');
});

test.each([
  ['on hold since its member was frozen', { status: 10, holdCause: 'frozen' }, '会员已冻结'],
  ['on hold since its address is barred', { status: 10, holdCause: 'blacklisted' }, '地址在黑名单中'],
  ['approved and barred by a check', { status: 3, blockedBy: ['W02'] }, '不可打款'],
  ["a demo member's", { status: 1, memberType: 2 }, '模拟会员'],
  ["a demo member's that was paid", { status: 6, memberType: 2 }, '已付真实币'],
])('the state of a withdraw that is %s is marked', (_, given, mark) => {
  renderScreen(<StatusCell row={row(given)} />);
  expect(screen.getByText(mark)).toBeVisible();
});

test.each([
  [{ status: 10, holdCause: 'frozen' }, /已挂起，不能打款（会员已冻结）/],
  [{ status: 3, blockedBy: ['W02'] }, /检查不通过，不能打款（W02）/],
  [{ status: 1, memberType: 2, blockedBy: ['W16'] }, /不能通过，也不能打款/],
  [{ status: 6, memberType: 2 }, /本单已打出真实币/],
])('the details of one in %j begin with why', (given, words) => {
  expect(hasStopNotice(row(given))).toBe(true);
  renderScreen(<StopNotice record={row(given)} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('one that a reviewer put on hold has no mark of another cause', () => {
  const { container } = renderScreen(<StatusCell row={row({ status: 10, holdCause: 'review' })} />);
  expect(container.textContent).not.toMatch(/冻结|黑名单|模拟/);
});

test('an open payment is stopped with the reason as soon as its member is frozen, whatever key sends it', async () => {
  const paid = on('post', 'cwManage/withdrawLogPay', () => ok({ success: ['1'], failed: [] }));
  const now = { id: 1, version: 1, status: 3, holdCause: null, blockedBy: [] };
  on('get', 'memberWithdrawLog/payable', () => ok([now]));
  signInAs();
  const { queries } = renderScreen(<Stage action={payOne} subject={row({ status: 3 })} />);
  fireEvent.click(screen.getByRole('button', { name: 'start' }));
  const password = await screen.findByLabelText('登录密码');
  fireEvent.change(password, { target: { value: 'Demo1234' } });
  expect(screen.getByRole('button', { name: '打款' })).toBeEnabled();
  Object.assign(now, { version: 2, status: 10, holdCause: 'frozen' });
  await queries.invalidateQueries({ queryKey: ['dryRun'] });
  expect(await screen.findByText(/已挂起，不能打款（会员已冻结）/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: '打款' });
  expect(button).toBeDisabled();
  expect(button.title).toMatch(/会员已冻结/);
  fireEvent.keyDown(password, { key: 'Enter', ctrlKey: true });
  fireEvent.submit(password.closest('form') ?? password);
  Object.assign(now, { version: 1, status: 3, holdCause: null });
  await queries.invalidateQueries({ queryKey: ['dryRun'] });
  await waitFor(() => expect(button).toBeEnabled());
  expect(paid.count).toBe(0);
});

test('only approved ones are paid together', () => {
  expect(payMany.disabledReason?.([row({ status: 3 })], key, VIEWER)).toBeNull();
  expect(payMany.disabledReason?.([row({ status: 3 }), row({ status: 4 })], key, VIEWER)).toBe(
    'withdraw.payableOnly',
  );
  const many = Array.from({ length: 21 }, (_, id) => row({ id, status: 3 }));
  expect(payMany.disabledReason?.(many.slice(1), key, VIEWER)).toBeNull();
  expect(payMany.disabledReason?.(many, key, VIEWER)).toBe('crud.tooMany');
});

test.each([
  [1, false, false],
  [2, false, false],
  [3, true, false],
  [4, false, true],
  [5, false, true],
  [6, false, false],
  [7, false, false],
  [11, false, true],
] as const)('state %i: pay and send back %s, record a result %s', (status, payable, sent) => {
  const now = row({ status });
  expect([payOne, sendBack].map(({ visible }) => visible?.(now, VIEWER))).toEqual([payable, payable]);
  expect(recordResult.visible?.(now, VIEWER)).toBe(sent);
});

/** A screen with nothing on it but one action of one row. */
function Stage({ action, subject }: { action: ScreenAction<Row>; subject: Row }) {
  const [context, dialogs] = useScreenContext({
    resource: withdraw,
    columns: [],
    actions: [],
    sections: [],
    onWritten: () => undefined,
  });
  return (
    <>
      <button type="button" onClick={() => void action.perform(subject, context)}>
        start
      </button>
      {dialogs}
    </>
  );
}

function start(action: ScreenAction<Row>, subject: Row): void {
  signInAs();
  renderScreen(<Stage action={action} subject={subject} />);
  fireEvent.click(screen.getByRole('button', { name: 'start' }));
}

/** Opens the form that records a result, chooses one and gives the reason and the password. */
async function record(one: Row, result: string): Promise<{ sent: object[] }> {
  const sent: object[] = [];
  on('post', 'cwManage/withdrawLogResult', async ({ request }) => {
    sent.push((await request.json()) as object);
    return ok({ id: 1, version: 2, status: 6 });
  });
  start(recordResult, one);
  fireEvent.mouseDown(await screen.findByLabelText('结果'));
  fireEvent.click(await screen.findByTitle(result));
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '浏览器已确认' } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'Demo1234' } });
  return { sent };
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: '登记结果' }));

test('whoever has approved it is told before anything is sent that somebody else pays it by hand', async () => {
  const sent = on('post', 'cwManage/withdrawLogPay', () => ok({ success: ['1'], failed: [] }));
  on('get', 'dict/data/getDictData', () =>
    ok({ info: {}, values: ['1', '2'].map((one) => ({ key: one, value: `mode ${one}`, isDefault: 0 })) }),
  );
  start(payOne, row({ status: 3, firstReviewer: 'admin' }));
  fireEvent.mouseDown(await screen.findByLabelText('打款方式'));
  fireEvent.click(await screen.findByTitle('mode 2'));
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'Demo1234' } });
  fireEvent.click(screen.getByRole('button', { name: '打款' }));
  expect((await screen.findAllByText('您已审核该提现，人工打款须由他人进行')).length).toBeGreaterThan(0);
  expect(sent.count).toBe(0);
});

test('what a payout is about shows the whole address in groups, and the memo with its warning', () => {
  const toAddress = 'TABCDEFGHIJKLMNOPQRSTUVWXYZ1234567';
  const { container, redraw } = renderScreen(<PayoutFacts record={row({ toAddress })} />);
  const groups = [...container.querySelectorAll('bdi > span')].map(({ textContent }) => textContent);
  expect(groups.join('')).toBe(toAddress);
  expect(groups.every((group, at) => group.length === 4 || at === groups.length - 1)).toBe(true);
  expect(screen.queryByText('Memo')).toBeNull();
  redraw(<PayoutFacts record={row({ toAddress, memo: '778899', memoRequired: true })} />);
  expect(screen.getByText('778899')).toBeVisible();
  expect(screen.getByText('此链以 Memo 区分收款人，缺少或填错将无法找回')).toBeVisible();
});

test('a transaction that is known is shown, and neither asked for again nor sent', async () => {
  const { sent } = await record(row({ status: 11, txHash: 'feed'.repeat(16) }), '已广播，等待链上确认');
  fireEvent.change(screen.getByLabelText('依据'), { target: { value: '网关工单 4711' } });
  expect(screen.getByTitle('feed'.repeat(16))).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '交易哈希' })).toBeNull();
  submit();
  await waitFor(() => expect(sent).toMatchObject([{ result: 'sent', reason: '浏览器已确认' }]));
  expect(sent[0]).not.toHaveProperty('txHash');
});

test('one that is not known is wanted for money on its way, and not for a failure', async () => {
  const { sent } = await record(row({ status: 4 }), '已广播，等待链上确认');
  submit();
  expect((await screen.findAllByText(/此项必填/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.mouseDown(screen.getByLabelText('结果'));
  fireEvent.click(await screen.findByTitle('确认未广播，退回会员'));
  await waitFor(() => expect(screen.queryByLabelText('交易哈希')).toBeNull());
  submit();
  expect((await screen.findAllByText(/此项必填/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('依据'), { target: { value: '银行回单 4712' } });
  submit();
  await waitFor(() => expect(sent).toMatchObject([{ result: 'fail', proof: '银行回单 4712' }]));
});

const SUMMARY: WireSummaryOf<typeof withdraw> = {
  byStatus: {},
  total: { count: 0, usdtValue: '0' },
  frozen: [{ coin: 'ETH', count: 1, amount: '0.000000000000000001', usdtValue: '0' }],
  paidToday: { count: 0, usdtValue: '0' },
  hot: [
    {
      walletCode: 'USDT-BEP20',
      coin: 'USDT',
      balance: '64000',
      onTheWay: '0',
      room: '64000',
      leftToday: '0',
      low: true,
    },
  ],
  medianReviewMinutes: null,
  rejectRate: null,
  notCounted: 0,
};

const figures = (given: object = {}): SummaryOf<typeof withdraw> =>
  readShape<(typeof withdraw)['summary']>(withdraw.summary, { ...SUMMARY, ...given }) ??
  blankOf(withdraw.summary);

test('C99 a figure that is not known is a dash, and no digit is lost', () => {
  renderScreen(<WithdrawStatistics figures={figures()} />);
  expect(screen.getAllByText('—')).toHaveLength(2);
  expect(screen.getByText('0.000000000000000001')).toBeTruthy();
  expect(screen.getByText('64,000').dataset['low']).toBe('true');
});

test('hot wallets nobody tells about are not drawn', () => {
  renderScreen(<WithdrawStatistics figures={figures({ hot: [] })} />);
  expect(screen.queryByText('热钱包可用于打款')).toBeNull();
});

test('an address says that it is new, shared, or one of ours', () => {
  const { redraw } = renderScreen(<TargetCell row={row()} />);
  expect(screen.queryByText('新地址')).toBeNull();
  redraw(<TargetCell row={row({ isNewAddress: 1, sharedMembers: 5, isInternal: 1, memo: '778899' })} />);
  for (const text of ['新地址', '5 位会员共用', '站内地址', 'Memo'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByTitle('778899')).toHaveTextContent('Memo');
});

test.each([
  [99, 1, 'plain'],
  [5, 2, 'warn'],
  [5, 3, 'late'],
])('a score of %i of grade %i is %s', (riskScore, riskGrade, tone) => {
  renderScreen(<ScoreCell row={row({ riskScore, riskGrade })} />);
  expect(screen.getByText(String(riskScore))).toHaveAttribute('data-tone', tone);
});

test('a score that cannot be read has no colour of its own', () => {
  renderScreen(<ScoreCell row={row({ riskScore: 'high' })} />);
  expect(screen.getByRole('note')).toHaveTextContent('无法读取');
});

const MEMBER: WireDetailOf<typeof withdraw>['member'] = {
  kycLevel: 1,
  status: 1,
  riskLevel: 1,
  canWithdraw: 1,
  withdrawLockUntil: null,
  registeredAt: '2026-01-01 00:00:00',
  rechargeCount: 1,
  rechargeUsdt: '100',
  withdrawCount: 0,
  withdrawUsdt: '0',
  available: '5',
  frozen: '100',
  dayUsed: '20001',
  dayLimit: '20000',
  monthUsed: '0',
  monthLimit: '200000',
};

test('C74 beside a withdraw stand links to what the operator may see', async () => {
  signInAs();
  setMenu({ [withdrawAddress.view]: '/finance/withdrawAddress', [ledger.view]: '/member/assetLog' });
  on('get', 'dict/data/getDictData', () => ok({ info: {}, values: [] }));
  const shape = { ...withdraw.row, ...withdraw.detail };
  const detail: DetailOf<typeof withdraw> =
    readShape<typeof shape>(shape, { ...wire(), history: [], ledger: [], member: MEMBER }) ?? blankOf(shape);
  renderScreen(<MemberSummary record={detail} />);
  expect(await screen.findByRole('link', { name: '资产流水' })).toHaveAttribute(
    'href',
    expect.stringContaining('refNo=W2026112000000001'),
  );
  expect(screen.queryByText('充值记录')).toBeNull();
  expect(
    screen
      .getByText(/20,001/)
      .closest('[data-over]')
      ?.getAttribute('data-over'),
  ).toBe('true');
});

const ADDRESS: WireDetailOf<typeof withdrawAddress> = {
  ...wire(),
  id: 12,
  version: 7,
  address: wire().toAddress,
  label: '',
  isWhitelist: 0,
  status: 2,
  activeAt: '2026-11-20 12:00:00',
  useCount: 3,
  totalAmount: '300',
  lastUsedAt: null,
  riskNote: '',
  createdIp: '',
  blacklistedBy: '',
  blacklistedAt: null,
  blacklistReason: '',
  history: [],
};

test('an address is barred as its record is now, and with it everything that reads it', async () => {
  const sent: object[] = [];
  on('get', 'memberWithdrawAddress/get', () => ok(ADDRESS));
  on('get', 'memberWithdrawAddress/previewBlacklist', () =>
    ok({
      groups: [
        {
          kind: 'withdraw',
          count: 1,
          usdtValue: '99',
          states: [{ status: 3, count: 1, usdtValue: '99', hold: 'always' }],
        },
      ],
      others: 0,
      released: { count: 0, usdtValue: '0' },
    }),
  );
  on('put', 'memberWithdrawAddress/blacklist', async ({ request }) => {
    sent.push((await request.json()) as object);
    return ok({ members: 1, held: [] });
  });
  start(blacklist, row({ addressId: 12 }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '确认为诈骗地址' } });
  const open = await screen.findByRole('region', { name: '未完结的记录' });
  expect(open).toHaveTextContent('≈ 99.00');
  expect(open).toHaveTextContent('挂起');
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'Demo1234' } });
  fireEvent.click(screen.getByRole('button', { name: '地址加入黑名单' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { id: '12', version: 7, holdAll: 1, reason: '确认为诈骗地址', operPassword: 'Demo1234' },
    ]),
  );
  expect(blacklist.visible?.(row(), VIEWER)).toBe(false);
});

test.each([
  ['whom they approved', { status: 3, firstReviewer: 'admin' }, true],
  ['whose second review was theirs', { status: 3, firstReviewer: 'li', secondReviewer: 'admin' }, true],
  ['that others approved', { status: 3, firstReviewer: 'li' }, false],
  ['that is paid already', { status: 6, firstReviewer: 'admin' }, false],
])('who pays is told in the list and in the dialog of a withdraw %s', async (_, given, isTold) => {
  const one = row(given);
  const count = isTold ? 1 : 0;
  signInAs();
  const { unmount } = renderScreen(<StatusCell row={one} />);
  expect(screen.queryAllByRole('img', { name: '由您审核通过' })).toHaveLength(count);
  unmount();
  start(payOne, one);
  await screen.findByLabelText('登录密码');
  expect(screen.queryAllByText('这笔提现由您本人审核通过，现在又由您打款。')).toHaveLength(count);
});

test('who pays several is told how many of them they approved', async () => {
  signInAs();
  const rows = [row({ status: 3, firstReviewer: 'admin' }), row({ id: 2, status: 3, firstReviewer: 'li' })];
  renderScreen(<OwnApproval records={rows} />);
  expect(await screen.findByText('其中 1 笔由您本人审核通过，现在又由您打款。')).toBeInTheDocument();
});

/** Opens an action's dialog on some rows. */
function Opened({ action, rows }: { action: ScreenAction<readonly Row[]>; rows: readonly Row[] }) {
  const [context, dialogs] = useScreenContext({ resource: withdraw });
  return (
    <>
      <button type="button" onClick={() => void action.perform(rows, context)}>
        打开
      </button>
      {dialogs}
    </>
  );
}

test('a bulk payment headlines the net by wallet, beside fees and gross and the room it leaves, and marks what one approved oneself', async () => {
  signInAs();
  on('post', 'cwManage/withdrawLogSummary', () =>
    ok({ ...SUMMARY, hot: [{ ...SUMMARY.hot[0], walletCode: 'USDT-TRC20', room: '1000' }] }),
  );
  on('get', 'payoutBatch/preview', () =>
    ok({
      usdtValue: '300',
      secondFrom: '200',
      waits: true,
      wallets: [],
      problems: [{ id: '2', orderNo: 'W2', msg: '热钱包余额不足' }],
    }),
  );
  const common = { status: 3, amount: '100', fee: '1', netAmount: '99', usdtValue: '100' };
  const rows = [
    row({ ...common, orderNo: 'W1', firstReviewer: 'admin' }),
    row({ ...common, id: 2, orderNo: 'W2', firstReviewer: 'risk001' }),
    row({ ...common, id: 3, orderNo: 'W3', coin: 'BTC', chain: 'BTC', walletCode: 'BTC-BTC' }),
  ];
  renderScreen(<Opened action={payMany} rows={rows} />);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('打款 3 笔？到账净额 ≈ 297.00 USDT');
  const wallets = within(dialog).getByRole('list', { name: '离开钱包的净额' });
  const [usdt, btc] = within(wallets).getAllByRole('listitem');
  expect(usdt).toHaveTextContent('净额 198 USDT');
  expect(usdt).toHaveTextContent('手续费 2 USDT，会员扣款 200 USDT');
  expect(await within(wallets).findByText('热钱包可用 1,000 → 802 USDT')).toBeVisible();
  expect(btc).toHaveTextContent('净额 99 BTC');
  expect(btc).not.toHaveTextContent('热钱包');
  const marked = (no: string) => within(dialog).getByText(new RegExp(`^${no} ·`)).textContent;
  expect(marked('W1')).toContain('由您审核通过');
  expect(marked('W2')).not.toContain('由您审核通过');
  expect(await within(dialog).findByText(/总额达到 200\.00 USDT：须由另一人放行/)).toBeVisible();
  expect(within(dialog).getByText(/热钱包余额不足/)).toHaveTextContent('W2');
});
