import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { ok, on } from '../server';
import { signInAs } from '../render';
import { endSession } from '@/stores/session';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy } from './toyServer';

const List = screenKit(toys).screen({
  filters: ['nickname', 'orderNo'],
  columns: ['orderNo', 'amount', 'status', 'createdAt'],
});

const LIST = <List />;

const nickname = () => screen.getByLabelText('昵称');
const LOST = /此链接按个人信息筛选过/;

/** Answers the list as it is asked in a body, and remembers the bodies. */
function onBody(): unknown[] {
  const bodies: unknown[] = [];
  on('post', 'toy/list', async ({ request }) => {
    bodies.push(await request.json());
    return ok({ list: [toy(2)], total: 1 });
  });
  return bodies;
}

beforeEach(() => {
  sessionStorage.clear();
  signInAs();
  onDict();
});

test('what is asked about a person stands neither in the call nor in the page address, and is there again', async () => {
  const user = userEvent.setup();
  onList(() => [toy(1)]);
  const bodies = onBody();
  const first = stage(LIST);
  await seen('R0001');
  await user.type(nickname(), 'Wang Wu');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await seen('R0002');
  expect(bodies).toEqual([{ nickname: 'Wang Wu', pageNum: 1, pageSize: 20 }]);
  const address = first.search();
  expect(address).toMatch(/^\?hidden=h[0-9a-f]{8}$/);
  first.unmount();

  stage(LIST, address);
  await seen('R0002');
  expect(nickname()).toHaveValue('Wang Wu');
  expect(screen.queryByText(LOST)).toBeNull();
});

test('a link that names a person is read, and the name leaves the address without a stop for Back', async () => {
  const bodies = onBody();
  const { search, visits } = stage(LIST, '?nickname=Wang&orderNo=R');
  await seen('R0002');
  expect(bodies[0]).toMatchObject({ nickname: 'Wang', orderNo: 'R' });
  await waitFor(() => expect(search()).toMatch(/^\?orderNo=R&hidden=h[0-9a-f]{8}$/));
  expect(visits.every(({ replace, to }) => replace && !to.includes('Wang'))).toBe(true);
});

test('where the values behind a link are not known, that is said instead of passing all rows for filtered ones', async () => {
  onList(() => [toy(1)]);
  stage(LIST, '?hidden=h00000000');
  await seen('R0001');
  expect(screen.getByRole('alert')).toHaveTextContent(LOST);
});

test('what was asked about a person is not known any more once the session has ended', async () => {
  onBody();
  const first = stage(LIST, '?nickname=Wang');
  await seen('R0002');
  await waitFor(() => expect(first.search()).toMatch(/^\?hidden=h/));
  const address = first.search();
  first.unmount();
  endSession();
  expect(Object.values(sessionStorage).join()).not.toContain('Wang');

  signInAs();
  onList(() => [toy(1)]);
  stage(LIST, address);
  await seen('R0001');
  expect(screen.getByRole('alert')).toHaveTextContent(LOST);
});

test('a filter of the address that cannot be read is named', async () => {
  onList(() => [toy(1)]);
  stage(LIST, `?orderNo=${'x'.repeat(6000)}`);
  await seen('R0001');
  expect(screen.getByRole('alert')).toHaveTextContent('链接中的筛选条件无法识别，未生效：orderNo');
});

test('a stored search has nothing about a person in it', async () => {
  const user = userEvent.setup();
  onBody();
  on('get', 'common/sharedFilters', () => ok([]));
  onList(() => [toy(2)]);
  stage(LIST, '?nickname=Wang&orderNo=R');
  await seen('R0002');
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  await user.type(await screen.findByPlaceholderText('名称'), 'mine{Enter}');
  await screen.findByRole('button', { name: 'mine' });
  await screen.findByRole('tab', { name: 'mine 1' });
  const stored = JSON.stringify(Object.entries(localStorage));
  expect(stored).toContain('orderNo=R');
  expect(stored).not.toMatch(/Wang|hidden/);
});
