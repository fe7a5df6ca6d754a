import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blankOf, readShape } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { menu } from '@/contract/system/menu';
import type { ScreenAction } from '@/crud/action/screenAction';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { edit, remove } from '@/views/system/menu/menuActions';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';
import { wire } from '../wire';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

type Row = RowOf<typeof menu>;

const NAME = 'api/v2/sitebkd/member/list';

const RECORD = wire(menu.row, {
  id: 101,
  name: NAME,
  menuName: '{"zh-cn":"会员列表","en":"Members","zh-tw":"會員列表"}',
  menuType: 1,
  parentId: 100,
  path: '/member/list',
  component: 'member/list/index',
  version: 3,
});

const LOSING = [
  { id: 3, name: '风控', userCount: 2 },
  { id: 6, name: '审计（只读）', userCount: 1 },
];

function Stage({ action }: { action: ScreenAction<Row> }) {
  const [context, dialogs] = useScreenContext({ resource: menu });
  const row = readShape<(typeof menu)['row']>(menu.row, RECORD) ?? blankOf(menu.row);
  return (
    <>
      <button type="button" onClick={() => void action.perform(row, context)}>
        打开
      </button>
      {dialogs}
    </>
  );
}

beforeEach(() => {
  signInAs();
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('get', 'menu/get', () => ok({ ...RECORD, history: [] }));
  on('get', 'menu/getParams', () => ok({ menus: [], roles: [] }));
});

const open = (action: ScreenAction<Row>) => {
  renderScreen(<Stage action={action} />);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
};

test('another permission is saved once it was said who loses it, and that no call asks for the new one', async () => {
  let asked: URLSearchParams | undefined;
  on('get', 'menu/effect', ({ request }) => {
    asked = new URL(request.url).searchParams;
    return ok({ guards: ['member/list', 'member/get'], losing: LOSING, isKnown: 0 });
  });
  const saved = on('put', 'menu/update', () => ok({ id: 101 }));
  open(edit);
  const name = await screen.findByLabelText('权限标识');
  await waitFor(() => expect(name).toHaveValue(NAME));
  fireEvent.change(name, { target: { value: 'api/v2/sitebkd/member/lists' } });
  fireEvent.change(await screen.findByLabelText(/登录密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('以下接口使用当前权限标识：member/list、member/get')).toBeInTheDocument();
  expect(
    screen.getByText('以下角色将失去该权限：风控（2 名用户）、审计（只读）（1 名用户）'),
  ).toBeInTheDocument();
  expect(screen.getByText(/没有接口使用新的权限标识 .*member\/lists/)).toBeInTheDocument();
  expect(Object.fromEntries(asked ?? [])).toEqual({ id: '101', name: 'api/v2/sitebkd/member/lists' });
  expect(saved.count).toBe(0);
  const question = screen.getByText('仍要保存吗？').closest<HTMLElement>('[role="dialog"]');
  fireEvent.click(within(question ?? document.body).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.count).toBe(1));
});

test('another title asks nothing about permissions', async () => {
  const asked = on('get', 'menu/effect', () => ok({ guards: [], losing: LOSING, isKnown: 1 }));
  const saved = on('put', 'menu/update', () => ok({ id: 101 }));
  open(edit);
  await waitFor(() => expect(screen.getByLabelText('路由地址')).toHaveValue('/member/list'));
  fireEvent.change(screen.getByLabelText('路由地址'), { target: { value: '/member/all' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.count).toBe(1));
  expect(asked.count).toBe(0);
});

test('a deletion says who loses what goes with it', async () => {
  on('get', 'menu/effect', () => ok({ guards: ['member/list'], losing: LOSING, isKnown: 0 }));
  open(remove);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/以下角色将失去该权限：风控（2 名用户）/)).toBeInTheDocument();
});
