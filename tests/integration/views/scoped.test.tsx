import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SITE } from '#mocks/core/access';
import { withoutStaff } from '#mocks/core/staffOnly';
import { blankOf } from '@/contract/field/read';
import { recharge } from '@/contract/finance/recharge';
import { profile } from '@/contract/member/profile';
import RechargeScreen from '@/views/finance/recharge/index';
import { MemberProfileView } from '@/views/member/detail/MemberProfileView';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

configure({ defaultHidden: true });

const LISTS = ['cwManage/chargeLogList', 'member/profile', 'memberNote/list', 'member/timeline'].map(
  (path) => SITE + path,
);

const shape = { ...recharge.row, ...recharge.detail };

/** A record as a server sends it; times and numbers that have no blank value get one. */
const sent = (given: object): object => ({
  ...blankOf(shape),
  unreadable: undefined,
  id: 1,
  version: 1,
  memberId: 1,
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
  memberType: 1,
  level: 0,
  source: 2,
  accountType: 1,
  status: 2,
  amount: '1',
  fee: '0',
  usdtValue: '1',
  confirmations: 0,
  requiredConfirmations: 0,
  riskFlags: ['R01'],
  orderNo: 'R2026112000000001',
  ...given,
});

const forTeam = (record: object): unknown => withoutStaff(shape, record);

beforeEach(() => {
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('post', 'cwManage/chargeLogSummary', () =>
    ok({
      byStatus: {},
      byCoin: [],
      todayUsdt: '0',
      yesterdayUsdt: '0',
      averageReviewMinutes: null,
      total: { count: 1, usdtValue: '1' },
    }),
  );
});

const headers = (): string[] =>
  screen.getAllByRole('columnheader').map((header) => header.textContent.replace(/\s/g, ''));

test.each([
  ['an operator of the staff', {}, true],
  ['an operator who sees one team', { bindMemberId: '10010015' }, false],
])('%s has the columns, filters and history that the server sends', async (_, user, isStaff) => {
  signInAs(LISTS, user);
  const record = sent({});
  on('post', 'cwManage/chargeLogList', () =>
    ok({ list: [isStaff ? record : forTeam(record)], total: 1, currentPage: 1 }),
  );
  on('get', 'memberRechargeLog/get', () => ok(isStaff ? record : forTeam(record)));
  renderScreen(<RechargeScreen />);
  await screen.findByText('R2026112000000001');
  fireEvent.click(screen.getByRole('button', { name: /^(展开|筛选条件)$/ }));
  const shown = isStaff ? 'true' : 'false';
  expect(String(headers().includes('风险标记'))).toBe(shown);
  await waitFor(() => expect(String(screen.queryByLabelText('审核人') !== null)).toBe(shown));
  expect(screen.queryByText('无法读取')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: '详情' }));
  await waitFor(() => expect(document.querySelector('.ant-drawer-body:has(dl)')).not.toBeNull());
  const drawer = document.querySelector('.ant-drawer-body:has(dl)')?.textContent ?? '';
  for (const words of ['操作记录', '审核人', '创建人', '备注', '风险标记'])
    expect([words, String(drawer.includes(words))]).toEqual([words, shown]);
  expect(drawer).not.toContain('无法读取');
});

test('the profile of a member tells an operator who sees one team nothing of the work of the staff', async () => {
  signInAs([...LISTS, `${SITE}operLog/list`], { bindMemberId: '10010015' });
  const { risk: _risk, linked: _linked, ...rest } = blankOf(profile);
  on('get', 'member/profile', () => ok({ ...rest, id: 15, memberId: 15, uid: '10010015', status: 1 }));
  renderScreen(<MemberProfileView id="15" tab={null} onTab={() => undefined} />);
  await screen.findByRole('heading', { name: /10010015/ });
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toContain('时间线');
  for (const hidden of ['备注', '审计']) expect(tabs).not.toContain(hidden);
  expect(screen.queryByText(/风险评分/)).toBeNull();
  expect(screen.queryByText('关联会员')).toBeNull();
});
