import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useCommandSources } from '@/services/screenCommands';
import { Palette } from '@/shell/palette/Palette';
import PostScreen from '@/views/system/post/index';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const SITE = 'api/v2/sitebkd/post/';

const post = {
  id: '1',
  version: 3,
  postCode: 'risk',
  postName: 'Risk desk',
  postSort: 1,
  status: 1,
  userCount: 0,
  remark: '',
  createdBy: 'admin',
  updatedBy: 'admin',
  createdAt: '2026-11-20 12:00:00',
  updatedAt: '2026-11-20 12:00:00',
};

beforeEach(() => {
  setMenu({});
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  on('get', 'common/options', () => ok({}));
  on('get', 'post/list', () => ok({ list: [post], total: 1, currentPage: 1 }));
  on('get', 'post/get', () => ok({ ...post, history: [] }));
});

const group = (name: string) => screen.findByRole('region', { name });
const labels = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('button')
    .map((one) => one.textContent);

test('the palette offers what the operator may do on the screen in view, and does it', async () => {
  signInAs([`${SITE}list`, `${SITE}add`]);
  const { redraw } = renderScreen(<PostScreen />);
  await screen.findByText('Risk desk');
  redraw(
    <>
      <PostScreen />
      <Palette />
    </>,
  );
  const offered = await group('本页操作');
  expect(labels(offered)).toEqual(['新增']);
  fireEvent.click(within(offered).getByRole('button', { name: '新增' }));
  await waitFor(() => expect(document.querySelector('.ant-drawer')).toHaveTextContent('新增'));
});

test('a record that is open offers its own actions, until it is closed', async () => {
  signInAs([`${SITE}list`, `${SITE}delete`]);
  const { redraw } = renderScreen(<PostScreen />);
  await screen.findByText('Risk desk');
  fireEvent.click(screen.getByRole('button', { name: '详情' }));
  await waitFor(() => expect(useCommandSources.getState().sources).toHaveLength(2));
  redraw(
    <>
      <PostScreen />
      <Palette />
    </>,
  );
  expect(labels(await group('risk 的操作'))).toEqual(['删除', '依据页']);
  for (const close of screen.getAllByRole('button', { name: /close/i })) fireEvent.click(close);
  await waitFor(() => expect(useCommandSources.getState().sources).toHaveLength(1));
});

test('a screen that is hidden offers nothing', async () => {
  signInAs();
  const { redraw } = renderScreen(
    <Activity mode="visible">
      <PostScreen />
    </Activity>,
  );
  await screen.findByText('Risk desk');
  expect(useCommandSources.getState().sources).toHaveLength(1);
  redraw(
    <Activity mode="hidden">
      <PostScreen />
    </Activity>,
  );
  await act(() => Promise.resolve());
  expect(useCommandSources.getState().sources).toEqual([]);
});
