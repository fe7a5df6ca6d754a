import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { history } from '@/contract/block/review';
import { readShape } from '@/contract/field/read';
import { role } from '@/contract/system/role';
import { roleDefaults } from '@/contract/system/roleDefaults';
import { RecordHistory } from '@/domain/kit/RecordHistory';
import { setRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { RoleDefaults } from '@/views/system/role/RoleDefaults';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const EDIT = 'api/v2/sitebkd/role/edit';

const page = (view: string, title: string, roles: string[] = []): Entry => ({
  name: view,
  path: `/${view}`,
  title,
  icon: '',
  hidden: false,
  keepAlive: false,
  pinned: false,
  roles,
  target: { kind: 'view', component: view, match: { kind: 'one', key: `/src/views/${view}.tsx` } },
  parents: [],
  children: [],
});

const LISTS = [
  {
    list: 'withdraw',
    columns: { order: ['orderNo', 'amount'], shown: ['amount'], all: false },
    search: '?status[]=1&orderBy=amount%20desc',
  },
];

function drawn(defaults: object, roleKey = 'finance') {
  const read = readShape(roleDefaults, defaults);
  const blank = readShape({ ...role.row, ...role.detail }, { id: 2, version: 7 });
  if (!read || !blank) throw new Error('unreadable');
  renderScreen(<RoleDefaults {...blank} roleKey={roleKey} defaults={read} />);
}

let sent: unknown[];

beforeEach(() => {
  signInAs([EDIT]);
  setRoutes([
    page('finance/withdraw/index', '提现记录', ['finance']),
    page('member/list/index', '会员', ['service']),
  ]);
  sent = [];
  for (const call of ['setDefaults', 'dropDefaults']) {
    on('put', `role/${call}`, async ({ request }) => {
      sent.push([call, await request.json()]);
      return ok({ version: 8 });
    });
  }
  on('get', 'dict/data/getDictData', () =>
    ok({ info: { name: '', remark: '' }, values: [{ key: '1', value: '待审核', isDefault: 0 }] }),
  );
});

test('a list says in words what the role sets, and is taken out after a question', async () => {
  const user = userEvent.setup();
  drawn({ lists: LISTS });
  expect(await screen.findByText('列，显示放得下的：提现数量')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('listitem')).toHaveTextContent(/打开时：\s*状态：待审核、按提现数量降序/),
  );
  await user.click(screen.getByRole('button', { name: '删除列表「提现记录」的默认' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删\s*除/ }));
  await waitFor(() => expect(sent).toEqual([['dropDefaults', { id: '2', version: 7, lists: ['withdraw'] }]]));
});

test('the start page is one of the pages that the role opens, and is taken out again', async () => {
  const user = userEvent.setup();
  drawn({ start: { view: 'finance/withdraw/index' }, lists: [] });
  await user.click(screen.getByRole('combobox', { name: '起始页' }));
  expect(await screen.findByRole('option', { name: '未设置' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: '会员' })).toBeNull();
  const [none] = document.querySelectorAll('.ant-select-item-option[title="未设置"]');
  if (!none) throw new Error('no way back');
  await user.click(none);
  await waitFor(() => expect(sent).toEqual([['dropDefaults', { id: '2', version: 7, start: true }]]));
});

test('a density is set', async () => {
  const user = userEvent.setup();
  drawn({ lists: [] });
  expect(screen.getByText('没有为列表设置默认')).toBeInTheDocument();
  await user.click(screen.getByText('紧凑'));
  await waitFor(() => expect(sent).toEqual([['setDefaults', { id: '2', version: 7, density: 'small' }]]));
});

test('what was set is told in words', async () => {
  const diff = [{ field: 'density', before: '', after: 'small' }];
  const told = readShape(history, { history: [{ operatorName: 'li', result: 'edit', diff }] });
  renderScreen(<RecordHistory name="role" shape={role.row} steps={told?.history ?? []} />);
  expect(await screen.findByText('紧凑')).toBeInTheDocument();
  expect(screen.getByText('列表密度')).toBeInTheDocument();
});

test.each([
  ['who may not edit roles', [], 'finance'],
  ['nobody for the built-in role', [EDIT], 'super_admin'],
])('%s changes nothing', async (_, permissions, roleKey) => {
  signInAs(permissions);
  drawn({ lists: LISTS }, roleKey);
  await screen.findByText('列，显示放得下的：提现数量');
  expect(screen.queryByRole('button', { name: /删除列表/ })).toBeNull();
  expect(screen.getByRole('combobox', { name: '起始页' })).toBeDisabled();
});
