import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import { openSession } from '#mocks/core/sessions';
import { fileLibraryHandlers } from '#mocks/file/libraryHandlers';
import { startUploads } from '@/services/uploads';
import { signIn } from '@/stores/session';
import FilesScreen from '@/views/files/index';
import { renderScreen, signInAs } from '../render';
import { server } from '../server';
import { NOON } from '../../noon';

/** The screen over the mock backend's own library. */
async function show() {
  const db = createDb({ now: NOON });
  const [admin] = db.users.values();
  if (!admin) throw new Error('Nobody works here');
  const userInfo = {
    id: 1,
    userName: 'admin',
    userNickname: '',
    avatar: '',
    roles: [],
    time: 0,
    authBtnList: [],
  };
  signIn({ token: openSession(db, admin, { ip: '', userAgent: '' }).token, userInfo });
  signInAs();
  server.use(...fileLibraryHandlers(db));
  const user = userEvent.setup();
  renderScreen(<FilesScreen />);
  await screen.findByText('banner-home.bmp');
  return { db, user };
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

test('the library lists name, size, type, md5, time and a link that can be copied', async () => {
  const { db, user } = await show();
  const row = rowOf('banner-home.bmp');
  expect(row.getByText('3 KB')).toBeInTheDocument();
  expect(row.getByText('图片')).toBeInTheDocument();
  expect(row.getByText('operate01')).toBeInTheDocument();
  const buttons = row.getAllByRole('button', { name: '复制' });
  const link = buttons.at(-1);
  if (!link) throw new Error('There is nothing to copy');
  await user.click(link);
  const copied = await navigator.clipboard.readText();
  const [file] = db.files.values();
  expect(copied).toBe(`http://localhost/admin/api/v2/sitebkd/bigUpload/file?key=${file?.key}`);
});

test('a file is deleted after a question, and is gone from the list', async () => {
  const { db, user } = await show();
  const before = db.files.size;
  await user.click(rowOf('risk-rules.csv').getByRole('button', { name: /删除/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('risk-rules.csv')).toBeNull());
  expect(db.files.size).toBe(before - 1);
});

test('what is uploaded from here is in the list afterwards', async () => {
  const { db, user } = await show();
  const stop = startUploads(
    {
      test: async () => ({ uploaded: [] }),
      merge: async () => ({}),
      send: async ({ identifier, filename, totalSize }) => {
        db.files.set(900, {
          id: 900,
          name: filename,
          size: totalSize,
          md5: identifier,
          content: null,
          key: '',
          createdBy: 'admin',
          createdAt: db.stamp(),
        });
        return { needMerge: false };
      },
    },
    async () => 'e'.repeat(32),
  );
  await user.click(screen.getByRole('button', { name: '上传文件' }));
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('There is no file dialog');
  const file = Object.assign(new File(['new'], 'fresh.pdf'), { webkitRelativePath: '' });
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change'));
  expect(await screen.findByText('fresh.pdf')).toBeInTheDocument();
  stop();
});
