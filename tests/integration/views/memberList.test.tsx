import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { member } from '@/contract/member/member';
import type { WireRowOf } from '@/contract/resource';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';
import MemberListScreen from '@/views/member/list/index';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

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
  expect(screen.getAllByTitle('交易权限: 关')).toHaveLength(2);
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

test('a freeze of several names them, and tells which were refused', async () => {
  let sent: unknown;
  on('put', 'member/freeze', async ({ request }) => {
    sent = await request.json();
    return ok({ success: [1], failed: [{ id: 2, code: 40303, msg: '该对象受保护' }] });
  });
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
    expect(sent).toEqual({ ids: ['1', '2'], versions: { 1: 3, 2: 3 }, reason: '异常登录核查' }),
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
  fireEvent.click(screen.getByRole('button', { name: '展开' }));
  const filters = within(filterBar());
  expect(filters.getByLabelText('昵称')).toBeVisible();
  for (const label of ['会员 UID', '登录账号', '邮箱', '手机'])
    expect(filters.queryByLabelText(label)).toBeNull();
});

test('a link by the UID shows the filter it has set', async () => {
  stage([], [row(1)], [], '?uid=10010001');
  await seen('10010001');
  expect(within(filterBar()).getByLabelText('会员 UID')).toHaveValue('10010001');
});
