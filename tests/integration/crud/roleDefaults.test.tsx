import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { setRoleDefaults } from '@/stores/roleDefaults';
import { signInAs } from '../render';
import { ok, on, refuse } from '../server';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toyRange } from './toyServer';
import type { ToyQuery } from './toyServer';

const Plain = screenKit(toys).screen({
  filters: ['dates', 'orderNo', 'status'],
  columns: ['orderNo', 'amount', 'status', 'createdAt'],
});

const LIST = <Plain />;

const SITE = 'api/v2/sitebkd/';

const DEFAULTS = {
  density: 'small',
  lists: [
    {
      list: 'toy',
      columns: {
        order: ['orderNo', 'status', 'amount', 'createdAt'],
        shown: ['orderNo', 'status'],
        all: true,
      },
      search: '?status[]=1&orderBy=amount%20desc',
    },
  ],
};

/** What the list asks then, as its address says it. */
const ROLES_SEARCH = '?status[]=1&orderBy=amount desc';

let asked: ToyQuery[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs([]);
  setRoleDefaults([]);
  onDict();
  asked = onList(() => toyRange(3));
  on('get', 'common/sharedFilters', () => ok([]));
});

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

const roleRow = (id: number, zh: string, roleKey: string) => ({
  id,
  version: 4,
  name: { zh, en: '', tw: '' },
  roleKey,
  userCount: 1,
});

/** A server with roles, which remembers what was set. */
function withRoles(answer: (id: unknown) => ReturnType<typeof ok> = () => ok({ version: 5 })): unknown[] {
  const sent: unknown[] = [];
  on('get', 'role/list', () =>
    ok({
      list: [
        roleRow(1, '超级管理员', 'super_admin'),
        roleRow(2, '财务', 'finance'),
        roleRow(3, '风控', 'risk'),
      ],
      total: 3,
    }),
  );
  on('get', 'role/users', ({ request }) => {
    const both = [
      { id: 10, userName: 'a' },
      { id: 11, userName: 'b' },
    ];
    return ok({ list: request.url.includes('id=2') ? both : both.slice(1) });
  });
  on('put', 'role/setDefaults', async ({ request }) => {
    const body = (await request.json()) as { id: unknown };
    sent.push(body);
    return answer(body.id);
  });
  return sent;
}

test('a list opens as the role sets it, and asks once', async () => {
  setRoleDefaults([DEFAULTS]);
  const list = stage(LIST);
  await seen('R0001');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ status: ['1'], orderBy: 'amount desc' });
  expect(decodeURIComponent(list.search())).toBe(ROLES_SEARCH);
  expect(heads()).toEqual(['orderNo', '状态']);
  expect(document.querySelector('[data-density="small"]')).not.toBeNull();
});

test('an address that says something is asked as it is', async () => {
  setRoleDefaults([DEFAULTS]);
  stage(LIST, '?status[]=2');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ status: ['2'] });
  expect(asked[0]?.orderBy).toBeUndefined();
});

test('what the operator sets themselves wins, also next time, and the way back leads to the role', async () => {
  setRoleDefaults([DEFAULTS]);
  const user = userEvent.setup();
  const first = stage(LIST);
  await seen('R0001');
  const before = heads();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '显示「数量」' }));
  await waitFor(() => expect(heads()).toHaveLength(before.length + 1));
  const own = heads();
  first.unmount();

  stage(LIST);
  await seen('R0001');
  expect(heads()).toEqual(own);
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('button', { name: '恢复默认' }));
  await waitFor(() => expect(heads()).toEqual(before));
});

test('an operator chooses what the list opens with, and goes back to what the role sets', async () => {
  setRoleDefaults([DEFAULTS]);
  const user = userEvent.setup();
  const first = stage(LIST, '?status[]=3');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  const part = await screen.findByRole('region', { name: '打开列表时' });
  expect(part).toHaveTextContent('使用您的角色设置的筛选和排序');
  await user.click(within(part).getByRole('button', { name: '以当前筛选和排序打开' }));
  expect(part).toHaveTextContent('使用您设置的筛选和排序');
  first.unmount();

  const second = stage(LIST);
  await waitFor(() => expect(decodeURIComponent(second.search())).toBe('?status[]=3'));
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  await user.click(await screen.findByRole('button', { name: '恢复默认' }));
  second.unmount();

  const third = stage(LIST);
  await waitFor(() => expect(decodeURIComponent(third.search())).toBe(ROLES_SEARCH));
});

test('columns follow at once when the role sets others', async () => {
  stage(LIST);
  await seen('R0001');
  const before = heads().length;
  act(() => setRoleDefaults([DEFAULTS]));
  await waitFor(() => expect(heads()).toHaveLength(before - 2));
});

test('an administrator sets the list as it stands for roles, and sees how many operators that reaches', async () => {
  signInAs([`${SITE}role/edit`, `${SITE}role/list`]);
  const sent = withRoles();
  const user = userEvent.setup();
  stage(LIST, '?status[]=2&pageSize=50');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('button', { name: /设为角色默认/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: '财务' })).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox', { name: '超级管理员' })).toBeNull();
  const set = dialog.getByRole('button', { name: '设为默认' });
  expect(set).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: '财务' }));
  await user.click(dialog.getByRole('checkbox', { name: '风控' }));
  await dialog.findByText('涉及操作人：2');
  await user.click(dialog.getByRole('checkbox', { name: /^所有列表的密度/ }));
  await user.click(set);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({
    id: '2',
    version: 4,
    density: 'middle',
    list: {
      list: 'toy',
      search: '?status%5B%5D=2',
      columns: { shown: ['orderNo', 'amount', 'status', 'createdAt'], all: false },
    },
  });
  expect(sent[1]).toMatchObject({ id: '3', version: 4 });
});

test('a role that is refused stays chosen, and the dialog open', async () => {
  signInAs([`${SITE}role/edit`, `${SITE}role/list`]);
  withRoles((id) => (id === '3' ? refuse(40900, '已被他人修改') : ok({ version: 5 })));
  const user = userEvent.setup();
  stage(LIST);
  await seen('R0001');
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  await user.click(await screen.findByRole('button', { name: /设为角色默认/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: '财务' }));
  await user.click(dialog.getByRole('checkbox', { name: '风控' }));
  await user.click(dialog.getByRole('button', { name: '设为默认' }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: '财务' })).not.toBeChecked());
  expect(dialog.getByRole('checkbox', { name: '风控' })).toBeChecked();
});

test('who may not edit roles is offered nothing of it', async () => {
  signInAs([`${SITE}role/list`]);
  const user = userEvent.setup();
  stage(LIST);
  await seen('R0001');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await screen.findByRole('button', { name: '恢复默认' });
  expect(screen.queryByRole('button', { name: /设为角色默认/ })).toBeNull();
});
