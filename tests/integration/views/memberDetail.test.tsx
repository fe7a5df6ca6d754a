import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { WireShape } from '@/contract/field/field';
import type { memberNote } from '@/contract/member/note';
import type { profile as profileShape } from '@/contract/member/profile';
import type { WireRowOf } from '@/contract/resource';
import { bindNavigation } from '@/services/navigation';
import { Palette } from '@/shell/palette/Palette';
import { closeMembers, showMember } from '@/stores/shownMembers';
import MemberDrawer from '@/views/member/detail/drawer';
import MemberDetailScreen from '@/views/member/detail/index';
import { gate } from '../gate';
import { renderScreen, signInAs } from '../render';
import { ok, on, refuse } from '../server';
import { asId } from '../asId';

const SITE = 'api/v2/sitebkd/';
const may = (...paths: string[]) => signInAs(paths.map((path) => SITE + path));

type MemberProfile = WireShape<typeof profileShape>;
type MemberNote = WireRowOf<typeof memberNote>;

const uidOf = (id: number) => String(10_010_000 + id);

const profile = (id: number): MemberProfile => ({
  id,
  memberId: id,
  uid: uidOf(id),
  version: 4,
  account: 'm1***@example.com',
  nickname: 'willow',
  email: '',
  phone: '',
  countryCode: 'CN',
  language: 'en',
  memberType: 1,
  level: 0,
  kycLevel: 1,
  status: 1,
  canLogin: 1,
  canTrade: 1,
  canWithdraw: 0,
  canTransfer: 1,
  riskLevel: 1,
  tags: [],
  assetUsdt: '12.5',
  totalRechargeUsdt: '0',
  totalWithdrawUsdt: '0',
  netInUsdt: '0',
  unrealizedPnl: null,
  inviterUid: '',
  inviteCode: 'ABCDEFGH',
  teamCount: 0,
  registerSource: 1,
  registerIp: '192.0.2.1',
  lastLoginIp: '192.0.2.2',
  lastIpMembers: 1,
  lastLoginAt: '2026-11-20 10:00:00',
  googleBound: 1,
  fundPwdSet: 1,
  withdrawLockUntil: null,
  freezeUntil: null,
  closeRequestedBy: '',
  createdAt: '2026-06-01 10:00:00',
  updatedAt: '2026-06-01 10:00:00',
  createdBy: '',
  updatedBy: '',
  remark: '',
  inviterId: null,
  risk: { score: 20, reasons: [{ code: 'device', points: 20, value: '1' }] },
  locks: [{ kind: 'withdraw', until: '2026-11-22 10:00:00', by: '' }],
  accounts: [{ accountType: 1, coin: 'ETH', available: '0.000000000000000001', frozen: '0', usdtValue: '0' }],
  flow: {
    outPercent: null,
    turnoverUsdt: '0',
    turnoverRatio: null,
    days: [],
    in: [],
    out: [],
    net: [],
  },
  pending: [],
  signIns: [],
  sessions: [
    {
      id: 3,
      memberId: id,
      ip: '192.0.2.2',
      device: 'Android',
      since: '2026-11-20 10:00:00',
      lastSeen: '2026-11-20 10:05:00',
    },
  ],
  linked: [
    {
      memberId: id + 1,
      uid: uidOf(id + 1),
      account: 'm2***@example.com',
      nickname: 'maple',
      memberType: 1,
      level: 0,
      inviterUid: '',
      tags: [],
      status: 1,
      riskLevel: 1,
      reasons: [{ kind: 'device', value: 'dev-1234567890' }],
    },
  ],
});

const note = (id: number, given: Partial<MemberNote> = {}): MemberNote => ({
  id,
  memberId: 7,
  content: `note ${id}`,
  pinned: 0,
  mentions: [],
  createdBy: 'service01',
  createdAt: '2026-11-20 10:00:00',
  deletableUntil: null,
  ...given,
});

const idOf = (request: Request) => Number(new URL(request.url).searchParams.get('id'));

const answerProfiles = () => on('get', 'member/profile', ({ request }) => ok(profile(idOf(request))));
const answerDicts = () => on('get', 'dict/data/getDictData', () => ok({ info: {}, values: [] }));

const page = (id: string) =>
  renderScreen(<MemberDetailScreen />, {
    tab: 'm',
    pathname: `/member/detail/${id}`,
    params: { id },
  });

const title = (id: number) => screen.findByRole('heading', { level: 2, name: new RegExp(uidOf(id)) });

afterEach(() => act(closeMembers));

test('the tag of a member is called by the UID, so that three of them can be told apart', async () => {
  may('member/profile');
  answerDicts();
  answerProfiles();
  const visits: string[] = [];
  bindNavigation({
    current: () => '/member/detail/7',
    go: (to, options) => {
      visits.push(`${to} ${String(options?.replace)}`);
      return Promise.resolve();
    },
  });
  page('7');
  await title(7);
  await waitFor(() => expect(visits).toEqual([`/member/detail/7?tagsViewName=${uidOf(7)} true`]));
});

test('only the parts the operator may see are there, and each asks when it is first opened', async () => {
  may('member/profile', 'memberNote/list');
  answerDicts();
  const asked = answerProfiles();
  const notes = on('get', 'memberNote/list', () => ok({ list: [note(1)], total: 1, currentPage: 1 }));
  renderScreen(<MemberDrawer />);
  act(() => showMember(asId(7)));
  await title(7);
  // Any other call would be an error of this test.
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['概览', '备注']);
  expect(screen.getByText('0.000000000000000001')).toBeVisible();
  // The first reason stands beside the score; all of them are among what is folded.
  expect(
    screen.getAllByText(/与 1 位会员使用同一设备/).filter((one) => !one.closest('[hidden]')),
  ).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '更多资料' }));
  expect(screen.getAllByText(/与 1 位会员使用同一设备/)).toHaveLength(2);
  expect(notes.count).toBe(0);
  fireEvent.click(screen.getByRole('tab', { name: '备注' }));
  expect(await screen.findByText('note 1')).toBeVisible();
  expect([asked.count, notes.count]).toEqual([1, 1]);
  expect(screen.queryByRole('button', { name: /新增备注|置顶|删除/ })).toBeNull();
});

test('where a member is signed in stands in the overview, or that they are not', async () => {
  may('member/profile');
  answerDicts();
  on('get', 'member/profile', ({ request }) => {
    const id = idOf(request);
    return ok({ ...profile(id), sessions: id === 7 ? profile(id).sessions : [] });
  });
  const first = page('7');
  await title(7);
  const block = screen.getByRole('heading', { name: '当前在线' }).parentElement;
  expect(block).toHaveTextContent(/192\.0\.2\.2Android最近活动 .*10:05:00/);
  first.unmount();
  page('8');
  await title(8);
  expect(screen.getByText('当前不在线')).toBeVisible();
});

test('the palette offers what may be done with the member in view', async () => {
  may('member/profile', 'member/freeze', 'memberNote/list', 'memberNote/add');
  answerDicts();
  answerProfiles();
  const { redraw } = page('7');
  await title(7);
  redraw(
    <>
      <MemberDetailScreen />
      <Palette />
    </>,
  );
  const offered = await screen.findByRole('region', { name: new RegExp(uidOf(7)) });
  const names = within(offered)
    .getAllByRole('button')
    .map((one) => one.textContent);
  expect(names).toEqual(['冻结', '写备注']);
});

test('what can be done with a member in the list can be done here, and masked fields are shown for a reason', async () => {
  may(
    'member/profile',
    'member/edit',
    'member/freeze',
    'member/setTags',
    'member/resetPassword',
    'common/reveal',
  );
  answerDicts();
  answerProfiles();
  page('7');
  await title(7);
  const quick = await screen.findByRole('group', { name: '快捷操作' });
  fireEvent.click(await within(quick).findByRole('button', { name: '更多' }));
  const words = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(words).toEqual(['编辑', '编辑标签', '重置登录密码']);
  expect(within(quick).getByRole('button', { name: '冻结' })).toBeVisible();

  let asked: unknown;
  on('post', 'common/reveal', async ({ request }) => {
    asked = await request.json();
    return ok({ value: 'm1-in-full@example.com' });
  });
  fireEvent.click(screen.getByRole('button', { name: '更多资料' }));
  fireEvent.click(screen.getAllByRole('button', { name: '查看完整内容' })[0] ?? document.body);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '会员来电核对账号' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '查看完整内容' }));
  expect(await screen.findByText('m1-in-full@example.com')).toBeVisible();
  expect(asked).toMatchObject({ resource: 'member', id: '7', field: 'account' });
});

test('a member outside of what the operator may see is a sentence and nothing else', async () => {
  may('member/profile');
  on('get', 'member/profile', () => refuse(40400, '数据不存在或已删除'));
  page('1');
  expect(await screen.findByRole('alert')).toHaveTextContent('数据不存在或已删除');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('an answer without a member says so, and is asked for once more on demand', async () => {
  may('member/profile');
  answerDicts();
  let answer: unknown = null;
  on('get', 'member/profile', () => ok(answer));
  page('7');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器响应格式错误');
  answer = profile(7);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await title(7);
});

test('what cannot be read of a member is said in its place, and hides nothing else', async () => {
  may('member/profile');
  answerDicts();
  const bent = { risk: null, locks: 'none', pending: [null], netInUsdt: 'much', canLogin: 2 };
  const accounts = [{ ...profile(7).accounts[0], usdtValue: 'garbage' }];
  on('get', 'member/profile', () => ok({ ...profile(7), ...bent, accounts }));
  page('7');
  await title(7);
  // The reasons of the risk are said to be unreadable where they are folded, too.
  expect(screen.getAllByText('无法读取')).toHaveLength(7);
  expect(screen.queryByText('没有待处理的记录')).toBeNull();
  expect(screen.getByText('0.000000000000000001')).toBeVisible();
});

test('a team and a timeline that cannot be read can be asked for once more', async () => {
  may('member/profile', 'member/team', 'member/timeline');
  answerDicts();
  answerProfiles();
  on('get', 'member/team', () => ok(null));
  on('get', 'member/timeline', () => ok({ list: [null], next: null }));
  renderScreen(<MemberDrawer />);
  act(() => showMember(asId(7)));
  await title(7);
  for (const name of ['团队', '时间线']) {
    fireEvent.click(screen.getByRole('tab', { name }));
    const part = await screen.findByRole('region', { name });
    expect(await within(part).findByRole('alert')).toHaveTextContent('服务器响应格式错误');
    expect(within(part).getByRole('button', { name: '重试' })).toBeEnabled();
  }
});

test('C85 the answer about one member never shows under another, and the way back leads to the first', async () => {
  may('member/profile');
  answerDicts();
  const late = gate();
  on('get', 'member/profile', async ({ request }) => {
    if (idOf(request) === 7) await late.opened;
    return ok(profile(idOf(request)));
  });
  renderScreen(<MemberDrawer />);
  act(() => showMember(asId(7)));
  act(() => showMember(asId(9)));
  await title(9);
  late.open();
  // Time for the late answer to be drawn.
  await delay(50);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await title(9);
  fireEvent.click(screen.getByRole('button', { name: /返回上一位会员/ }));
  await title(7);
  expect(screen.queryByRole('button', { name: /返回上一位会员/ })).toBeNull();
});

test('notes are shown as many a page as the operator wants', async () => {
  may('member/profile', 'memberNote/list');
  answerDicts();
  answerProfiles();
  const asked: (string | null)[][] = [];
  on('get', 'memberNote/list', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(['pageNum', 'pageSize'].map((name) => searchParams.get(name)));
    return ok({ list: [note(1)], total: 45, currentPage: 1 });
  });
  renderScreen(<MemberDrawer />);
  act(() => showMember(asId(7)));
  await title(7);
  fireEvent.click(screen.getByRole('tab', { name: '备注' }));
  await screen.findByText('note 1');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '每页条数' }));
  fireEvent.click(await screen.findByTitle('50 条/页'));
  await waitFor(() =>
    expect(asked).toEqual([
      ['1', '20'],
      ['1', '50'],
    ]),
  );
});

test("one's own note can be taken back, any can be pinned", async () => {
  may('member/profile', 'memberNote/list', 'memberNote/add', 'memberNote/delete');
  answerDicts();
  answerProfiles();
  const own = note(1, { deletableUntil: '2026-11-20 10:30:00' });
  on('get', 'memberNote/list', () => ok({ list: [own, note(2)], total: 2, currentPage: 1 }));
  const sent: unknown[] = [];
  on('put', 'memberNote/pin', async ({ request }) => {
    sent.push(await request.json());
    return ok(null);
  });
  on('delete', 'memberNote/delete', async ({ request }) => {
    sent.push(await request.json());
    return ok({ success: [1], failed: [] });
  });
  renderScreen(<MemberDrawer />);
  act(() => showMember(asId(7)));
  await title(7);
  fireEvent.click(screen.getByRole('tab', { name: '备注' }));
  await screen.findByText('note 2');
  expect(screen.getAllByRole('button', { name: /删除/ })).toHaveLength(1);
  fireEvent.click(screen.getAllByRole('button', { name: /置顶/ })[1] ?? document.body);
  await waitFor(() => expect(sent).toEqual([{ id: '2', pinned: 1 }]));
  fireEvent.click(screen.getByRole('button', { name: /删除/ }));
  await screen.findByText('确定删除这条备注吗？此操作不可恢复。');
  const [, question] = screen.getAllByRole('dialog');
  fireEvent.click(within(question ?? document.body).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent).toContainEqual({ ids: ['1'] }));
});

test("C73 a right that is gone meanwhile is the dialog's to say, and the picture is read again", async () => {
  may('member/profile', 'member/freeze');
  answerDicts();
  const asked = answerProfiles();
  on('put', 'member/freeze', () => refuse(40300, '没有操作权限'));
  on('get', 'member/previewFreeze', () =>
    ok({ groups: [], others: 0, released: { count: 0, usdtValue: '0' } }),
  );
  page('7');
  await title(7);
  fireEvent.click(screen.getByRole('button', { name: /冻结/ }));
  const dialog = await screen.findByRole('dialog', { name: /10010007/ });
  fireEvent.change(await within(dialog).findByLabelText('原因'), { target: { value: '疑似盗号冻结' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '冻结' }));
  expect(await within(dialog).findByText('没有操作权限')).toBeVisible();
  await waitFor(() => expect(asked.count).toBe(2));
});
