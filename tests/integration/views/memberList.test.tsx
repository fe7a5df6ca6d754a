import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { member } from '@/contract/member/member';
import type { WireRowOf } from '@/contract/resource';
import { bindNavigation } from '@/services/navigation';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';
import MemberListScreen from '@/views/member/list/index';
import { renderScreen, signInAs } from '../render';
import { ok, on, refuse } from '../server';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

const SITE = 'api/v2/sitebkd/member/';

type MemberRow = WireRowOf<typeof member>;

const row = (id: number, given: Partial<MemberRow> = {}): MemberRow => ({
  id,
  memberId: id,
  version: 3,
  uid: String(10_010_000 + id),
  account: 'm1***@example.com',
  email: 'm1***@example.com',
  phone: '',
  nickname: `nick${id}`,
  countryCode: 'CN',
  language: 'zh-cn',
  memberType: 1,
  level: 0,
  kycLevel: 0,
  status: 1,
  canLogin: 1,
  canTrade: 0,
  canWithdraw: 1,
  canTransfer: 1,
  riskLevel: 1,
  tags: ['旧'],
  assetUsdt: '12.5',
  totalRechargeUsdt: '0',
  totalWithdrawUsdt: '0',
  netInUsdt: '-1',
  unrealizedPnl: null,
  inviterUid: '',
  inviteCode: 'ABCDEF',
  teamCount: 2,
  registerSource: 1,
  registerIp: '',
  lastLoginIp: '192.0.2.1',
  lastIpMembers: 4,
  lastLoginAt: '2026-11-20 12:00:00',
  googleBound: 0,
  fundPwdSet: 0,
  withdrawLockUntil: null,
  freezeUntil: null,
  closeRequestedBy: '',
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
  createdBy: '',
  updatedBy: '',
  remark: '',
  ...given,
});

/** Signs in with these verbs besides the list, and answers what the screen asks. */
function stage(verbs: string[], rows = [row(1), row(2)], more: string[] = [], search = ''): void {
  signInAs([`${SITE}list`, ...verbs.map((verb) => SITE + verb), ...more]);
  on('get', 'member/list', () => ok({ list: rows, total: rows.length, currentPage: 1 }));
  on('get', 'member/get', () => ok({ ...rows[0], history: [] }));
  on('get', 'member/summary', () =>
    ok({ byStatus: { 1: 2 }, total: 2, newToday: 0, kycPercent: '0.0', assetUsdt: '25' }),
  );
  renderScreen(<MemberListScreen />, { search });
}

/** happy-dom knows no role of a search. */
const filterBar = (): HTMLElement => document.querySelector('search') ?? document.body;

const seen = (text: string) => screen.findAllByText(text);

const rowOf = (uid: string): HTMLElement => {
  const found = screen.getByText(uid).closest('tr');
  if (!found) throw new Error(`no row ${uid}`);
  return found;
};

beforeEach(() => {
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({ tag: [{ key: '新手', value: '新手' }] }));
});

afterEach(closeMembers);

test('who only reads is offered the record and nothing that changes it', async () => {
  stage(['profile']);
  await seen('10010001');
  expect(within(rowOf('10010001')).getByRole('button', { name: '全景' })).toBeVisible();
  expect(within(rowOf('10010001')).queryByRole('button', { name: '更多' })).toBeNull();
  expect(screen.queryByRole('button', { name: /新增会员|导出/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByText('交易停')).toHaveLength(2);
  expect(screen.getAllByTitle('最近从该 IP 登录的会员共 4 位')).toHaveLength(2);
});

test('an edit sends what is masked as it was shown', async () => {
  let sent: unknown;
  on('put', 'member/edit', async ({ request }) => {
    sent = await request.json();
    return ok({ version: 4 });
  });
  stage(['edit']);
  await seen('10010001');
  fireEvent.click(within(rowOf('10010001')).getByRole('button', { name: '编辑' }));
  const editor = await screen.findByRole('dialog');
  fireEvent.change(await within(editor).findByLabelText('昵称'), { target: { value: '新昵称' } });
  fireEvent.click(within(editor).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      id: '1',
      version: 3,
      nickname: '新昵称',
      email: 'm1***@example.com',
      phone: '',
      memberType: 1,
      riskLevel: 1,
    }),
  );
});

/** Three withdraws, an adjustment that no freeze holds, and what the operator may not see. */
const OPEN = {
  groups: [
    {
      kind: 'withdraw',
      count: 3,
      usdtValue: '1240.5',
      states: [
        { status: 1, count: 2, usdtValue: '240.5', hold: 'chosen' },
        { status: 3, count: 1, usdtValue: '1000', hold: 'always' },
      ],
    },
    {
      kind: 'adjust',
      count: 1,
      usdtValue: '50',
      states: [{ status: 1, count: 1, usdtValue: '50', hold: 'never' }],
    },
  ],
  others: 2,
  released: { count: 0, usdtValue: '0' },
};

test('a freeze lists what is still open with its sums, holds all of it unless told, and says what it held', async () => {
  let sent: unknown;
  const asked: string[] = [];
  on('get', 'member/previewFreeze', ({ request }) => {
    asked.push(new URL(request.url).search);
    return ok(OPEN);
  });
  on('put', 'member/freeze', async ({ request }) => {
    sent = await request.json();
    return ok({ success: [1], failed: [], held: ['W2026112000000001'] });
  });
  stage(['freeze']);
  await seen('10010001');
  fireEvent.click(within(rowOf('10010001')).getByRole('button', { name: '冻结' }));
  const dialog = await screen.findByRole('dialog');
  const list = await within(dialog).findByRole('region', { name: '未完结的记录' });
  const lines = () =>
    [...list.querySelectorAll('tbody tr')].map((line) =>
      [...line.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
  expect(decodeURIComponent(asked[0] ?? '')).toBe('?ids[]=1');
  expect(lines()).toEqual([
    ['2', '≈ 240.50', '挂起'],
    ['1', '≈ 1,000.00', '挂起'],
    ['1', '≈ 50.00', '不变'],
  ]);
  expect(list).toHaveTextContent('另有你无权查看的记录：2');
  fireEvent.click(within(dialog).getByRole('switch'));
  await waitFor(() => expect(lines()[0]?.at(-1)).toBe('不变'));
  expect(lines()[1]?.at(-1)).toBe('挂起');
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '异常登录核查' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '冻结' }));
  await waitFor(() => expect(sent).toMatchObject({ ids: ['1'], holdAll: 0 }));
  expect(await screen.findByText('已挂起：1')).toBeInTheDocument();
  expect(screen.getByText('W2026112000000001')).toBeInTheDocument();
});

test('an unfreeze says what a release would return to review, and releases nothing unless told', async () => {
  const sent: unknown[] = [];
  on('get', 'member/previewUnfreeze', () => ok({ ...OPEN, released: { count: 3, usdtValue: '1240.5' } }));
  on('put', 'member/unfreeze', async ({ request }) => {
    sent.push(await request.json());
    return ok({ success: [1], failed: [], released: [] });
  });
  stage(['unfreeze'], [row(1, { status: 2 })]);
  await seen('10010001');
  fireEvent.click(within(rowOf('10010001')).getByRole('button', { name: '解冻' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/可退回审核的提现：3 笔，≈ 1,240.50 USDT/)).toBeInTheDocument();
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '已核实本人' } });
  const offered = within(dialog).queryByRole('switch');
  fireEvent.click(within(dialog).getByRole('button', { name: '解冻' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  // Only who may release withdraws is offered to.
  expect(offered).toBeNull();
  expect(sent[0]).not.toHaveProperty('release');
});

test('what is open could not be read: the dialog says so, and asks again', async () => {
  on('get', 'member/previewFreeze', () => refuse(50000, '服务异常'));
  stage(['freeze']);
  await seen('10010001');
  fireEvent.click(within(rowOf('10010001')).getByRole('button', { name: '冻结' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/无法读取未完结的记录/);
  on('get', 'member/previewFreeze', () => ok({ ...OPEN, groups: [], others: 0 }));
  fireEvent.click(within(dialog).getByRole('button', { name: '重试' }));
  expect(await within(dialog).findByText('没有未完结的记录')).toBeInTheDocument();
});

test('a freeze of several names them, and tells which were refused', async () => {
  let sent: unknown;
  on('put', 'member/freeze', async ({ request }) => {
    sent = await request.json();
    return ok({ success: [1], failed: [{ id: 2, code: 40303, msg: '该对象受保护' }], held: [] });
  });
  on('get', 'member/previewFreeze', () => ok({ ...OPEN, groups: [] }));
  stage(['freeze']);
  await seen('10010001');
  for (const uid of ['10010001', '10010002']) fireEvent.click(within(rowOf(uid)).getByRole('checkbox'));
  const [bar] = screen.getAllByRole('button', { name: '冻结' });
  if (bar) fireEvent.click(bar);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('10010001、10010002');
  fireEvent.change(await within(dialog).findByLabelText('原因'), { target: { value: '异常登录核查' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '冻结' }));
  await waitFor(() =>
    expect(sent).toEqual({ ids: ['1', '2'], versions: { 1: 3, 2: 3 }, holdAll: 1, reason: '异常登录核查' }),
  );
  expect(await screen.findByText('该对象受保护')).toBeInTheDocument();
});

test('a closed member is offered nothing but reading', async () => {
  stage(['edit', 'freeze', 'unfreeze', 'setTags', 'kick', 'close', 'resetGoogle'], [row(16, { status: 3 })]);
  await seen('10010016');
  expect(
    within(rowOf('10010016'))
      .getAllByRole('button', { name: /./ })
      .map((one) => one.textContent),
  ).toEqual(expect.not.arrayContaining(['编辑', '冻结']));
  expect(within(rowOf('10010016')).queryByRole('button', { name: '更多' })).toBeNull();
});

test('a click on a row opens the member, one on a control in it does not', async () => {
  const opened = () => useShownMembers.getState().stack;
  stage(['profile', 'kick']);
  await seen('10010001');
  fireEvent.click(screen.getByText('nick1'));
  expect(opened()).toEqual(['1']);
  fireEvent.click(screen.getByRole('checkbox', { name: /10010002/ }));
  expect(opened()).toEqual(['1']);
});

test('what the one field of the member finds has no filter of its own, but for one that is in force', async () => {
  stage([]);
  await seen('10010001');
  fireEvent.click(screen.getByRole('button', { name: '筛选条件' }));
  const beside = await screen.findByRole('dialog');
  expect(within(beside).getByLabelText('昵称')).toBeVisible();
  for (const place of [beside, filterBar()])
    for (const label of ['会员 UID', '登录账号', '邮箱', '手机'])
      expect(within(place).queryByLabelText(label)).toBeNull();
});

test('many filters stand beside the list; a search closes them', async () => {
  const visits: string[] = [];
  bindNavigation({
    current: () => '/member/list',
    go: (to) => {
      visits.push(to);
      return Promise.resolve();
    },
  });
  stage([]);
  await seen('10010001');
  fireEvent.click(screen.getByRole('button', { name: '筛选条件' }));
  const beside = await screen.findByRole('dialog');
  fireEvent.change(within(beside).getByLabelText('昵称'), { target: { value: 'nick1' } });
  fireEvent.click(within(beside).getByRole('button', { name: '查询' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visits).toEqual([expect.stringContaining('nickname=nick1')]);
});

test('one of many filters that is in force stands above the list', async () => {
  stage([], [row(1)], [], '?nickname=nick1');
  await seen('10010001');
  expect(within(filterBar()).getByLabelText('昵称')).toHaveValue('nick1');
  expect(screen.getByRole('button', { name: '筛选条件' })).toBeVisible();
});

test('a link by the UID shows the filter it has set', async () => {
  stage([], [row(1)], [], '?uid=10010001');
  await seen('10010001');
  expect(within(filterBar()).getByLabelText('会员 UID')).toHaveValue('10010001');
});
